/** A share with the interval in which it truly lies 95 times out of 100. */
export interface Share {
  readonly count: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The normal distribution's point for 95 %. */
export const Z = 1.959963984540054;

/** The share of `count` in `of` with Wilson's score interval, which also holds near 0 and 1 and for few trials. */
export function wilson(count: number, of: number): Share {
  if (of === 0) return { count, share: 0, low: 0, high: 1 };
  const p = count / of;
  const z2 = Z * Z;
  const middle = p + z2 / (2 * of);
  const reach = Z * Math.sqrt((p * (1 - p) + z2 / (4 * of)) / of);
  const all = 1 + z2 / of;
  return { count, share: p, low: Math.max(0, (middle - reach) / all), high: Math.min(1, (middle + reach) / all) };
}

/** How often each whole number came up. */
export type Histogram = Map<number, number>;

export interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly p95: number;
  readonly max: number;
}

/** Mean and percentiles (nearest rank) of a histogram: exact, since nothing was rounded on the way. */
export function spread(histogram: Histogram): Spread {
  const entries = [...histogram].sort(([a], [b]) => a - b);
  const count = entries.reduce((sum, [, n]) => sum + n, 0);
  if (count === 0) return { mean: 0, median: 0, p95: 0, max: 0 };
  const rank = (share: number): number => {
    let left = Math.ceil(share * count);
    for (const [value, n] of entries) {
      left -= n;
      if (left <= 0) return value;
    }
    return 0;
  };
  const sum = entries.reduce((total, [value, n]) => total + value * n, 0);
  return { mean: sum / count, median: rank(0.5), p95: rank(0.95), max: rank(1) };
}
