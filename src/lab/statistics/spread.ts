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
