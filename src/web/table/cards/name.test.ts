import { expect, test } from 'vitest';
import { hyphenated, longestWord } from './name.ts';

const shown = (name: string): string => hyphenated(name).replaceAll('\u00ad', '|');

test('long words may be broken between syllables, short ones never', () => {
  expect(shown('Schattenschlinge')).toBe('Schat|ten|schlinge');
  expect(shown('Topas der Lebenskraft')).toBe('Topas der Lebens|kraft');
  expect(shown('Vampiric Deathstone')).toBe('Vam|pi|ric Death|stone');
  expect(shown('Golden Claw')).toBe('Golden Claw');
});

test('the longest word of a name counts', () => {
  expect(longestWord('Vampir-Todesstein')).toBe(10);
});
