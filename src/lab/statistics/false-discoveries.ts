import { num } from '../numbers.ts';

/**
 * The p values, each made as large as the rate of false discoveries at which it would just count as one: Y. Benjamini
 * and Y. Hochberg, Controlling the false discovery rate: a practical and powerful approach to multiple testing, Journal
 * of the Royal Statistical Society B 57 (1995), 289-300; in this form: D. Yekutieli and Y. Benjamini, Journal of
 * Statistical Planning and Inference 82 (1999), 171-196.
 */
export function adjustedP(p: readonly number[]): number[] {
  const descending = p.map((_, i) => i).sort((a, b) => num(p, b) - num(p, a));
  const adjusted: number[] = new Array(p.length);
  let least = 1;
  descending.forEach((i, n) => {
    least = Math.min(least, (num(p, i) * p.length) / (p.length - n));
    adjusted[i] = least;
  });
  return adjusted;
}

/** Which of these p values are discoveries, if in the mean no more than `rate` of the discoveries may be false. */
export const discoveries = (p: readonly number[], rate: number): boolean[] => adjustedP(p).map((one) => one <= rate);
