import { expect, test } from 'vitest';
import { hashToken, newId, newToken } from './id.ts';

test('an id has 16 characters that nobody mistakes for one another, and never comes twice', () => {
  const ids = new Set(Array.from({ length: 10_000 }, newId));
  expect(ids.size).toBe(10_000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
  expect(new Set([...ids].join('')).size).toBe(32);
});

test('a token has 256 bits and fits a cookie; its hash is SHA-256', () => {
  expect(newToken()).toMatch(/^[\w-]{43}$/);
  expect(newToken()).not.toBe(newToken());
  expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
