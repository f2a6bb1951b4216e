// A sixth language, for tests: what docs/translating.md says is done to a copy of this checkout, with a language that nobody
// speaks. What it does not do is not needed for a language.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { accented, pseudoMessage } from './pseudo.mjs';

/** The code that is kept for languages of nobody. */
export const PSEUDO_LANGUAGE = 'qps';

const CLAUSES = `import { en } from './en.ts';

export const ${PSEUDO_LANGUAGE} = Object.fromEntries(
  Object.entries(en).map(([name, say]) => [name, (...given: unknown[]) => \`[\${(say as (...given: unknown[]) => string)(...given)}]\`]),
) as unknown as typeof en;
`;

/** @param {string} root of the copy */
export function addPseudoLanguage(root) {
  // 1: the list of languages.
  change(join(root, 'src/text/languages.ts'), (text) =>
    text
      .replace("'de'] as const", `'de', '${PSEUDO_LANGUAGE}'] as const`)
      .replace(/\n};/, `\n  ${PSEUDO_LANGUAGE}: '[Þšéûðö]',\n};`),
  );
  // 2: its grammar.
  cpSync(join(root, 'src/text/grammar/en.ts'), join(root, `src/text/grammar/${PSEUDO_LANGUAGE}.ts`));
  // 3: its messages.
  for (const file of found(root, /^(?:template\/)?src\/.*\/messages\/en\.json$/)) {
    const messages = JSON.parse(readFileSync(join(root, file), 'utf8'));
    write(join(root, dirname(file), `${PSEUDO_LANGUAGE}.json`), mapped(messages, pseudoMessage));
  }
  // 4: the clauses of cards, where a game composes them: English ones in brackets.
  for (const file of found(root, /^src\/games\/[^/]+\/text\/cards\/languages\.ts$/)) {
    change(join(root, file), (text) =>
      text
        .replace("from './en.ts';", `from './en.ts';\nimport { ${PSEUDO_LANGUAGE} } from './${PSEUDO_LANGUAGE}.ts';`)
        .replace('{ en, ', `{ ${PSEUDO_LANGUAGE}, en, `),
    );
    writeFileSync(join(root, dirname(file), `${PSEUDO_LANGUAGE}.ts`), CLAUSES);
  }
  // 5: the rules, and the names of cards.
  for (const file of found(root, /^(?:template\/)?docs\/rules\/[^/]+\.de\.md$/))
    cpSync(join(root, file.replace('.de.md', '.md')), join(root, file.replace('.de.md', `.${PSEUDO_LANGUAGE}.md`)));
  for (const file of found(root, /^(?:template\/)?src\/games\/[^/]+\/cards\/(?:core|starters)\.json$/))
    write(join(root, file), withNames(JSON.parse(readFileSync(join(root, file), 'utf8'))));
}

/**
 * @param {string} root
 * @param {RegExp} pattern of paths with slashes
 */
const found = (root, pattern) =>
  ['src', 'docs', 'template']
    .flatMap((part) => readdirSync(join(root, part), { recursive: true }).map((name) => join(part, String(name))))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => pattern.test(file));

/**
 * @param {string} file
 * @param {unknown} data
 */
const write = (file, data) => writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);

/**
 * @param {string} file
 * @param {(text: string) => string} to
 */
function change(file, to) {
  const text = readFileSync(file, 'utf8');
  const changed = to(text);
  if (changed === text) throw new Error(`${file} is not what it was: change sixth-language.mjs`);
  writeFileSync(file, changed);
}

/**
 * Every message of a file; how nouns are inflected is none.
 * @param {any} tree
 * @param {(message: string) => string} to
 * @returns {any}
 */
function mapped(tree, to) {
  if (typeof tree === 'string') return to(tree);
  if (Array.isArray(tree)) return tree.map((item) => mapped(item, to));
  return Object.fromEntries(
    Object.entries(tree).map(([key, item]) => [key, key === 'nouns' ? item : mapped(item, to)]),
  );
}

/**
 * A pack in which whatever has a name in English has one in the new language.
 * @param {any} data
 * @returns {any}
 */
function withNames(data) {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(withNames);
  const entries = Object.entries(data).map(([key, item]) => [key, withNames(item)]);
  if (typeof data.en === 'string') entries.push([PSEUDO_LANGUAGE, `[${accented(data.en)}]`]);
  return Object.fromEntries(entries);
}
