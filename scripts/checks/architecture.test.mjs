import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');

test('every file that ARCHITECTURE.md names is there', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true }).map((path) => `/${path}`);
  const named = [...page.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, path]) => path);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !files.some((file) => file.endsWith(`/${path}`)))).toEqual([]);
});

test('ARCHITECTURE.md is one page', () => {
  expect(page.split(/\s+/).length).toBeLessThan(900);
});
