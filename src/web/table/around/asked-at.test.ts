import { expect, test } from 'vitest';
import { frequencyAt, frequencyOf, lessOften, withFrequency } from './asked-at.ts';

const flips = { name: 'Flips', asks: ['flip', 'flipped'] };
const none = { skips: [], alwaysAsks: [] };

test('at a moment of which nothing was said one is asked where something is at stake, whatever holds in other games', () => {
  expect(frequencyAt(none, 'toads', flips)).toBe('stakes');
  expect(frequencyAt({ skips: ['newts flip', 'newts flipped'], alwaysAsks: [] }, 'toads', flips)).toBe('stakes');
});

test('of the questions of a moment the one counts at which one is asked most', () => {
  expect(frequencyAt({ skips: ['toads flip'], alwaysAsks: [] }, 'toads', flips)).toBe('stakes');
  expect(frequencyAt({ skips: ['toads flip'], alwaysAsks: ['toads flipped'] }, 'toads', flips)).toBe('always');
  expect(frequencyAt({ skips: ['toads flip', 'toads flipped'], alwaysAsks: [] }, 'toads', flips)).toBe('never');
});

test('another frequency replaces the one before it and changes nothing of other kinds', () => {
  const before = { skips: ['newts flip', 'toads flip'], alwaysAsks: ['toads roll'] };
  const always = withFrequency(before, ['toads flip'], 'always');
  expect(always).toEqual({ skips: ['newts flip'], alwaysAsks: ['toads roll', 'toads flip'] });
  expect(withFrequency(always, ['toads flip'], 'never')).toEqual({
    skips: ['newts flip', 'toads flip'],
    alwaysAsks: ['toads roll'],
  });
  expect(withFrequency(always, ['toads flip', 'toads roll'], 'stakes')).toEqual({
    skips: ['newts flip'],
    alwaysAsks: [],
  });
  expect(frequencyOf(always, 'toads flip')).toBe('always');
});

test('less often goes from every time to what is at stake, and from there to never', () => {
  expect([lessOften('always'), lessOften('stakes'), lessOften('never')]).toEqual(['stakes', 'never', 'never']);
});
