import { expect, test } from 'vitest';
import { isAskedAt, skipsWith } from './asked-at.ts';

const flips = { name: 'Flips', asks: ['flip', 'flipped'] };

test('one is asked at a moment until all its questions go by, whatever goes by in other games', () => {
  expect(isAskedAt([], 'toads', flips)).toBe(true);
  expect(isAskedAt(['toads flip', 'newts flipped'], 'toads', flips)).toBe(true);
  expect(isAskedAt(['toads flip', 'toads flipped'], 'toads', flips)).toBe(false);
});

test('to be asked again takes away only what belongs to that moment, and not to be asked names each kind once', () => {
  const skips = ['newts flip', 'toads flip', 'toads roll'];
  expect(skipsWith(skips, 'toads', flips, false)).toEqual(['newts flip', 'toads roll', 'toads flip', 'toads flipped']);
  expect(skipsWith(skips, 'toads', flips, true)).toEqual(['newts flip', 'toads roll']);
});
