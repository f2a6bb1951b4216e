import { expect, test } from 'vitest';
import { longest, softened } from './name.ts';

const shown = (name: string): string => softened(name).replaceAll('\u00ad', '|');

test('long words may be broken between syllables, short ones never', () => {
  expect(shown('Schattenschlinge')).toBe('Schat|ten|schlinge');
  expect(shown('Topas der Lebenskraft')).toBe('Topas der Lebens|kraft');
  expect(shown('Vampiric Deathstone')).toBe('Vam|pi|ric Death|stone');
  expect(shown('Golden Claw')).toBe('Golden Claw');
});

test('the longest word of a name counts', () => {
  expect(longest('Vampir-Todesstein')).toBe(10);
});
