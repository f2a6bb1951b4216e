import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** More source files than this, tests not counted, and a concept is missing that some of them share. */
const MOST = 15;

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
  const large = [...counts].filter(([, count]) => count > MOST);
  expect(large.map(([folder, count]) => `${folder} has ${count} source files`)).toEqual([]);
});
