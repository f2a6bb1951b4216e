import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** More source files than this, style sheets among them but not tests, and a concept is missing that some of them share. */
const MOST = 15;

/** Folders that may have more, and why. */
const LARGE = new Map([
  [
    'src/web/table',
    'what every board has, in folders of one concept each; what stands beside them ties these together',
  ],
  ['src/web/table/answer', 'one answer from the first touch to the last word: its steps use each other'],
]);

/** The folders below these that have too many source files, with how many. @param {readonly string[]} paths */
function largeFolders(paths) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const path of paths)
    if (/(?<!\.test)\.(?:tsx?|mjs|css)$/.test(path)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > MOST);
}

// What benchmarks install lies in a hidden folder; what is compiled from messages is nobody's to sort.
const sources = ['archive', 'bench', 'bin', 'e2e', 'scripts', 'src', 'template']
  .flatMap((top) => readdirSync(join(root, top), { recursive: true }).map((name) => `${top}/${name}`))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.includes('/.') && !path.includes('/generated/'));

test('style sheets are counted, and tests are not', () => {
  const many = Array.from({ length: MOST }, (_, at) => `a/${at}.ts`);
  expect(largeFolders(many)).toEqual([]);
  expect(largeFolders([...many, 'a/more.test.ts', 'a/b/more.ts', 'a/more.svg'])).toEqual([]);
  expect(largeFolders([...many, 'a/more.css'])).toEqual([['a', MOST + 1]]);
});

test(`no folder has more than ${MOST} source files, but for ${LARGE.size} with a reason`, () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(LARGE.size).toBeLessThanOrEqual(3);
  const large = largeFolders(sources).filter(([folder]) => !LARGE.has(folder));
  expect(large.map(([folder, count]) => `${folder} has ${count} source files`)).toEqual([]);
});
