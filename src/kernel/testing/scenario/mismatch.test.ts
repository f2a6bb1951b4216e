import { expect, test } from 'vitest';
import { mismatch } from './mismatch.ts';

test.each([
  ['a part of it is enough', { a: 1 }, { a: 1, b: 2 }, null],
  ['lists are whole', [1], [1, 2], 'it: expected [1], got [1,2]'],
  ['deeper down', { a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2, d: 3 }] } }, 'a.b[0].c: expected 1, got 2'],
  ['nothing in it', { a: {} }, { a: {} }, null],
  ['something where nothing should be', { a: {} }, { a: { b: 1 } }, 'a: expected nothing in it, got {"b":1}'],
  ['an empty list', { a: [] }, { a: [] }, null],
  ['nothing there at all', { a: {} }, {}, 'a: expected an object, got undefined'],
])('%s', (_what, pattern, value, fault) => {
  expect(mismatch(pattern, value)).toBe(fault);
});
