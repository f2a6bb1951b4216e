// `npm run names`: no two files of src export a type of the same name, but for games and boards, which share theirs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * The types (interfaces, aliases, classes, enums) that a file declares and exports; what it hands on from others does not count.
 * @param {string} source
 */
export function exportedTypes(source) {
  const { statements } = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest);
  const listed = new Set(
    statements.flatMap((statement) =>
      ts.isExportDeclaration(statement) && !statement.moduleSpecifier && statement.exportClause
        ? ts.isNamedExports(statement.exportClause)
          ? statement.exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
          : []
        : [],
    ),
  );
  return statements.flatMap((statement) => {
    const name = isType(statement) ? statement.name?.text : undefined;
    return name !== undefined && (isExported(statement) || listed.has(name)) ? [name] : [];
  });
}

/**
 * @param {import('typescript').Statement} node
 * @returns {node is import('typescript').InterfaceDeclaration | import('typescript').TypeAliasDeclaration | import('typescript').ClassDeclaration | import('typescript').EnumDeclaration}
 */
const isType = (node) =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isEnumDeclaration(node);

/** @param {import('typescript').Node} node */
const isExported = (node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

/**
 * A sentence for each name that several types have. The four games share names for the same thing, and so do their boards.
 * @param {ReadonlyMap<string, string>} files path below src, with slashes -> source
 */
export function homonyms(files) {
  /** @type {Map<string, string[]>} name -> files */
  const declared = new Map();
  for (const [path, source] of files)
    for (const name of new Set(exportedTypes(source))) declared.set(name, [...(declared.get(name) ?? []), path]);
  return [...declared]
    .filter(([, paths]) => paths.length > 1 && !areOfDifferentGames(paths))
    .map(
      ([name, paths]) =>
        `The type ${name} is exported from several files (${paths.map((path) => `src/${path}`).join(', ')}): give the more special one a name of its own.`,
    )
    .sort();
}

/**
 * Whether each of these files is of another game, or of another game's board.
 * @param {readonly string[]} paths
 */
function areOfDifferentGames(paths) {
  const games = paths.map((path) => /^(games|web\/games)\/[^/]+\//.exec(path));
  return (
    games.every((game) => game !== null) &&
    new Set(games.map((game) => game?.[1])).size === 1 &&
    new Set(games.map((game) => game?.[0])).size === games.length
  );
}

/** Every source file below src, by its path there. */
function sources() {
  const src = join(import.meta.dirname, '../../src');
  const names = readdirSync(src, { recursive: true }).map(String).sort();
  return new Map(
    names
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(src, name), 'utf8')]),
  );
}

if (process.argv[1] === import.meta.filename) {
  const files = sources();
  const faults = homonyms(files);
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(`${files.size} files: no two export a type of the same name.`);
  process.exit(faults.length > 0 ? 1 : 0);
}
