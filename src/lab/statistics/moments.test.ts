import { expect, test } from 'vitest';
import { moments } from './moments.ts';

test('mean and variance of whole numbers come exactly from their counts', () => {
  const histogram = new Map([
    [-2, 1],
    [0, 2],
    [1, 3],
    [2, 4],
  ]);
  // The sum is 9, the squares are 23.
  expect(moments(histogram)).toEqual({ count: 10, mean: 0.9, variance: expect.closeTo((23 - 8.1) / 9, 14) });
  expect(moments(new Map([...histogram].reverse()))).toEqual(moments(histogram));
});

test('of one number and of none there is no variance', () => {
  expect(moments(new Map([[7, 1]]))).toEqual({ count: 1, mean: 7, variance: 0 });
  expect(moments(new Map())).toEqual({ count: 0, mean: 0, variance: 0 });
});
