import { expect, test } from 'vitest';
import { closest, didYouMean } from './closest.ts';

const WORDS = ['collect', 'discard', 'draw', 'drop', 'lay', 'look'];

test('the word that was meant is the one with the fewest other letters, whatever their case', () => {
  expect(closest('colect', WORDS)).toBe('collect');
  expect(closest('Discrad', WORDS)).toBe('discard');
  expect(closest('loko', WORDS)).toBe('look');
  expect(didYouMean('colect', WORDS)).toBe("; did you mean 'collect'?");
});

test('what is like no word is not explained away', () => {
  expect(closest('explode', WORDS)).toBeNull();
  expect(closest('', WORDS)).toBeNull();
  expect(closest('x'.repeat(1_000_000), WORDS)).toBeNull();
  expect(didYouMean('explode', WORDS)).toBe('');
});
