import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** More source files than this, tests not counted, and a concept is missing that some of them share. */
const MOST = 15;
/** Folders that have more all the same; the reason of each is in docs/decisions.md. */
const LARGER = [
  'src/games/black-rose',
  'src/games/familiar-find',
  'src/games/familiars-and-foes',
  'src/games/mythic-arena',
  'src/web/games/black-rose',
  'src/web/games/familiar-find',
  'src/web/games/mythic-arena',
  'src/web/games/mythic-arena/deck-builder',
  'src/web/local/engine',
  'src/web/pages',
  'src/web/replay',
];

test(`no folder has more than ${MOST} source files`, () => {
  const paths = ['archive', 'bench', 'bin', 'e2e', 'scripts', 'src'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true }).map((name) => `${top}/${name}`.replaceAll('\\', '/')),
  );
  // What benchmarks install lies in a hidden folder.
  const sources = paths.filter((path) => /(?<!\.test)\.(tsx?|mjs)$/.test(path) && !path.includes('/.'));
  expect(sources.length).toBeGreaterThan(100);
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const path of sources) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  const large = [...counts].filter(([folder, count]) => count > MOST && !LARGER.includes(folder));
  expect(large.map(([folder, count]) => `${folder} has ${count} source files`)).toEqual([]);
});
