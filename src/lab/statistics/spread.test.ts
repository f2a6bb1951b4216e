import { expect, test } from 'vitest';
import { spread } from './spread.ts';

test('mean, median and 95th percentile come exactly from the counts', () => {
  const histogram = new Map(Array.from({ length: 100 }, (_, n) => [100 - n, 1]));
  expect(spread(histogram)).toEqual({ mean: 50.5, median: 50, p95: 95, max: 100 });
  expect(spread(new Map())).toEqual({ mean: 0, median: 0, p95: 0, max: 0 });
});
