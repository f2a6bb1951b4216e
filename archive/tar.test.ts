import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tarOf, untar } from './tar.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'grimalkin-tar-'));
});
afterEach(() => rmSync(home, { recursive: true }));

test('a folder comes out of its tar as it went in, with empty folders and files of any size', () => {
  const [from, to] = [join(home, 'from'), join(home, 'to')];
  mkdirSync(join(from, 'empty'), { recursive: true });
  mkdirSync(join(from, 'deep', 'er'), { recursive: true });
  const files = { 'deep/er/none': 0, 'one-short': 511, 'one-block': 512, 'deep/one-more': 513 };
  for (const [name, size] of Object.entries(files)) writeFileSync(join(from, name), Buffer.alloc(size, name));
  writeFileSync(join(from, 'unwanted'), 'x');
  const tar = tarOf(from, (name) => name !== 'unwanted');
  untar(tar, to);
  for (const [name, size] of Object.entries(files))
    expect(readFileSync(join(to, name)).equals(Buffer.alloc(size, name))).toBe(true);
  expect(statSync(join(to, 'empty')).isDirectory()).toBe(true);
  expect(() => statSync(join(to, 'unwanted'))).toThrow();
  expect(tarOf(to).equals(tar)).toBe(true);
});

test('a name that does not fit is no silent loss', () => {
  writeFileSync(join(home, 'x'.repeat(101)), '');
  expect(() => tarOf(home)).toThrow('too long');
});
