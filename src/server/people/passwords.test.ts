import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

test('a password fits its own hash, however it was typed, and no other', async () => {
  const hashed = await hashPassword('caffè nero');
  expect(hashed).toMatch(/^\$argon2id\$/);
  expect(parseOptions(hashed)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  // The accent as a character of its own.
  expect(await isPassword(hashed, 'caffe\u0300 nero')).toBe(true);
  expect(await isPassword(hashed, 'caffe nero')).toBe(false);
});

test('nobody has any password', async () => {
  expect(await isPassword(null, '')).toBe(false);
});
