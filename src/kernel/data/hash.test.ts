import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashText } from './hash.ts';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('the digests are those of FIPS 180-4 (%#)', (text, digest) => {
  expect(hashText(text)).toBe(digest);
});

test('any text has the digest that others compute', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 });
  const known = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
  fc.assert(fc.property(text, (text) => hashText(text) === known(text)));
  for (let length = 50; length < 70; length++) expect(hashText('é'.repeat(length))).toBe(known('é'.repeat(length)));
});

test('a short hash is the beginning of the long one', () => {
  expect(hashText('abc', 16)).toBe('ba7816bf8f01cfea');
});
