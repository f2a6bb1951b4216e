import { expect, test } from 'vitest';
import { nearest } from './arrows.ts';

const at = (left: number, top: number): DOMRect => ({ left, top, width: 10, height: 10 }) as DOMRect;
const RIGHT = [1, 0] as const;
const UP = [0, -1] as const;

test('the next in a row, not one further on or in another row', () => {
  const places = [at(60, 0), at(30, 0), at(20, 40), at(-30, 0)];
  expect(nearest(at(0, 0), places, RIGHT)).toBe(1);
});

test('what lies straight ahead comes before what lies aside', () => {
  expect(nearest(at(0, 100), [at(40, 80), at(0, 50)], UP)).toBe(1);
});

test('at the end there is no next', () => {
  expect(nearest(at(0, 0), [at(-20, 0), at(0, 30)], RIGHT)).toBe(null);
});
