import { expect, test } from 'vitest';
import { weaknessOf } from './weak-password.ts';

test.each([
  ['password-short', 'kdq7!mz'],
  ['password-short', ''],
  ['password-short', '🐈🐈🐈🐈'],
  ['password-simple', '        '],
  ['password-simple', '\u2003\u2003\u2003\u2003\u2003\u2003\u2003\u2003'],
  ['password-simple', 'aaaaaaaa'],
  ['password-simple', 'abababab'],
  ['password-simple', '12345678'],
  ['password-simple', '1234567890'],
  ['password-simple', '0987654321'],
  ['password-simple', '67890123'],
  ['password-simple', 'abcdefgh'],
  ['password-simple', 'QWERTYUI'],
  ['password-simple', '12341234'],
  ['password-simple', 'catcatcatcat'],
  ['password-name', 'Ann Bell'],
  ['password-name', 'annbell2026'],
  ['password-name', 'llebnna!'],
  ['password-name', 'AnnBellAnnBell'],
  ['password-common', 'password'],
  ['password-common', 'Password123!'],
  ['password-common', 'ｐａｓｓｗｏｒｄ'],
  ['password-common', 'motdepasse1'],
  ['password-common', 'Schalke04'],
])('%s: %s', (why, password) => {
  expect(weaknessOf(password, 'Ann Bell')).toBe(why);
});

test.each(['three black cats', 'kdq7!mzw', 'annbell likes tea', '🐈🐕🐈🐕🦉🐈🦇🐈', 'pass the salt please'])(
  'will do: %s',
  (password) => {
    expect(weaknessOf(password, 'Ann Bell')).toBeNull();
  },
);

test('a name without letters makes no password weak', () => {
  expect(weaknessOf('19731204', '🐈')).toBeNull();
});
