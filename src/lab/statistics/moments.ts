import type { Histogram } from './spread.ts';

export interface Moments {
  readonly count: number;
  readonly mean: number;
  /** Of the sample: 0 where it is of one. */
  readonly variance: number;
}

/** Count, mean and variance of whole numbers. Their sums are exact, so the order of the histogram does not matter. */
export function moments(histogram: Histogram): Moments {
  let [count, sum, squares] = [0, 0, 0];
  for (const [value, n] of histogram) {
    count += n;
    sum += n * value;
    squares += n * value * value;
  }
  if (count === 0) return { count: 0, mean: 0, variance: 0 };
  return {
    count,
    mean: sum / count,
    variance: count === 1 ? 0 : (count * squares - sum * sum) / (count * (count - 1)),
  };
}
