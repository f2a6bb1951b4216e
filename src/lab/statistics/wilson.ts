import { Z } from './normal.ts';

/** A share with the interval in which it truly lies 95 times out of 100. */
export interface Share {
  readonly count: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

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
