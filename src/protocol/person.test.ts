import { expect, test } from 'vitest';
import { personName } from './person.ts';

test.each([
  ['nothing', ' '],
  ['nothing but fillers', '\u3164\u3164'],
  ['an empty pattern of dots', '\u2800'],
  ['a blank that takes no room', 'A\u200bda'],
  ['an accent on nothing', '\u0301\u0301'],
  ['a pile of accents', `Z${'\u0335\u0301\u0321'.repeat(4)}`],
  ['a pile of other marks', `ก${'\u0e49'.repeat(9)}`],
  ['a change of direction', '\u202eadA'],
  ['what a terminal obeys', 'A\x1b[31m'],
  ['half a character', 'A\ud800'],
  ['points alone', '...'],
])('a name shows what is in it: not %s', (_what, name) => {
  expect(personName.safeParse(name).success).toBe(false);
});

test.each(['Zoë', 'José-María', 'Nguyễn', 'Анна', '小猫', 'हिन्दी', 'שָׁלוֹם', "O'Hara", '🐈 Cat', 'x', '<b>', 'Ада 2'])(
  'a name may be in any script: %s',
  (name) => {
    expect(personName.parse(name)).toBe(name.normalize('NFC'));
  },
);

test('what looks the same is spelt in one way', () => {
  expect(personName.parse(' Zoe\u0308 \u2003 Bell ')).toBe('Zoë Bell');
  expect(personName.parse('❤\ufe0f')).toBe('❤');
});
