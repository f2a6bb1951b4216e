// `npm run rules`: every rule of docs/rules must be named by a test, and every rule that a test names must exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { coverage, rulesNamedByScenario, rulesNamedByTests, rulesOf } from './rule-ids.mjs';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs', 'rules');
// `<game>.md` is the original; `<game>.it.md` and its like say the same in other languages.
const documents = existsSync(folder) ? readdirSync(folder).filter((name) => /^[^.]+\.md$/.test(name)) : [];

const games = new Map(
  documents.map((name) => [basename(name, '.md'), rulesOf(readFileSync(join(folder, name), 'utf8'))]),
);
if (![...games.values()].some((ids) => ids.size > 0)) {
  console.error('No rules found: docs/rules/<game>.md should list them in lines that begin with an id, "- FF-2.10 …".');
  process.exit(1);
}

/** @type {Map<string, string>} rule id -> a file that names it */
const named = new Map();
const src = join(root, 'src');
for (const name of existsSync(src) ? readdirSync(src, { recursive: true }).map(String).sort() : []) {
  const find = reader(name.replaceAll('\\', '/'));
  if (find) for (const id of find(readFileSync(join(src, name), 'utf8'))) named.set(id, `src/${name}`);
}

/** @param {string} name */
function reader(name) {
  if (name.endsWith('.test.ts')) return rulesNamedByTests;
  if (/^games\/[^/]+\/scenarios\/.*\.json$/.test(name)) return rulesNamedByScenario;
}

const { lines, untested, unknown } = coverage(games, [...named.keys()]);
for (const line of lines) console.log(line);
for (const id of untested) console.error(`no test names ${id}`);
for (const id of unknown) console.error(`${id} is in no rule document, but named in ${named.get(id)}`);
process.exit(untested.length + unknown.length > 0 ? 1 : 0);
