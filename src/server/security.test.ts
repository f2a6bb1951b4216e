import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const TEST = /`((?:src|e2e)\/[^`]+\.test\.tsx?)`(?:: \*([^*]+)\*)?/g;

test('every test that docs/security.md names is there, by these words', async () => {
  const text = await readFile(new URL('docs/security.md', root), 'utf8');
  const named = [...text.matchAll(TEST)].map(([, file = '', words = '']) => ({ file, words }));
  expect(named.length).toBeGreaterThan(40);
  for (const { file, words } of named) {
    const found = await readFile(new URL(file, root), 'utf8');
    expect(found.includes(words), `${file}: ${words}`).toBe(true);
  }
});
