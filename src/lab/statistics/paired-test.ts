import { moments } from './moments.ts';
import { Z } from './normal.ts';
import type { Histogram } from './spread.ts';

/** How much more came of one arm of a what-if than of the other, in the mean of pairs: the same deal played under either. */
export interface PairedDifference {
  readonly pairs: number;
  readonly mean: number;
  /** The interval in which the mean truly lies 95 times out of 100, if the number of pairs was fixed beforehand. */
  readonly low: number;
  readonly high: number;
  /** The part of the variance of two unpaired games that the pairs did without; less than 0 where they made it worse. */
  readonly saved: number;
}

/** Which of two hypotheses is accepted: that of the lower mean or that of the upper. */
export type Verdict = 'lower' | 'upper' | 'open';

/** What a change does: clearly more, clearly less, or nothing that matters. */
export type PairedEffect = 'more' | 'less' | 'none' | 'open';

/** How often a test may be wrong: say there is an effect where there is none, and overlook one. */
export interface ErrorRates {
  readonly alpha: number;
  readonly beta: number;
}

/** With fewer pairs an interval of their mean is not to be trusted. */
export const FEWEST_PAIRS = 50;

const USUAL: ErrorRates = { alpha: 0.05, beta: 0.05 };

/**
 * Mean, interval and savings of paired differences. `most` is the greatest that a difference can be, either way, and
 * `variances` are those of the two arms' own results, in the same unit.
 */
export function pairedDifference(
  histogram: Histogram,
  most: number,
  variances: readonly [number, number],
): PairedDifference {
  const { count, mean, variance } = moments(histogram);
  const unpaired = variances[0] + variances[1];
  const reach = Z * Math.sqrt(carefulVariance(histogram, most) / Math.max(1, count));
  return {
    pairs: count,
    mean,
    low: Math.max(-most, mean - reach),
    high: Math.min(most, mean + reach),
    saved: unpaired === 0 ? 0 : 1 - variance / unpaired,
  };
}

/**
 * The variance of the differences with two pairs more, one that differs as much as can be in either direction. Most
 * pairs are alike, and the first dozens may all be: that is no reason to be certain. Where a mean of m comes of rare
 * differences of `most` alone, a test of 0 against m that accepts 0 at a ratio of exp(-b) does so before the first of
 * them with exp(-2 √b): seldom enough for a b of up to 4, that is for errors of 2 % and more. One pair more would not do.
 */
function carefulVariance(histogram: Histogram, most: number): number {
  const { count, variance } = moments(histogram);
  return (Math.max(0, count - 1) * variance + 2 * most * most) / (count + 1);
}

/**
 * The logarithm of how many times likelier the differences are if their true mean is `upper` than if it is `lower`: the
 * normal approximation of the generalized sequential probability ratio test, (2.1) in M. Van den Bergh, A practical
 * introduction to the GSPRT, as fishtest has it for chess. But the variance is that about the two hypotheses, in the
 * mean, which comes closer to his log(r0 / r1) / 2 (support_MLE_multinomial.pdf): about a mean that has strayed far it
 * is too small. Where all pairs differ as much as can be, 10 of 100 changes without effect would seem to have one.
 */
export function logLikelihoodRatio(histogram: Histogram, lower: number, upper: number, most: number): number {
  const { count, mean } = moments(histogram);
  if (count === 0) return 0;
  const variance = carefulVariance(histogram, most) + ((mean - lower) ** 2 + (mean - upper) ** 2) / 2;
  return (count * (upper - lower) * (2 * mean - lower - upper)) / (2 * variance);
}

/**
 * What a logarithm of a likelihood ratio says by now, if the lower hypothesis may be rejected in `alpha` of the cases
 * where it is true and the upper in `beta` of its own (A. Wald, Sequential tests of statistical hypotheses, Annals of
 * Mathematical Statistics 16 (1945), 117-186). For 5 % either the bounds are -2.94 and 2.94.
 */
export function verdict(ratio: number, { alpha, beta }: ErrorRates = USUAL): Verdict {
  if (ratio >= Math.log((1 - beta) / alpha)) return 'upper';
  return ratio <= Math.log(beta / (1 - alpha)) ? 'lower' : 'open';
}

/**
 * What the pairs so far say of a change: may be asked after each, until it is not open any more. Two tests at once, of
 * no difference against one of `margin` upwards and against one downwards, that share `alpha` (C. E. Bonferroni), so a
 * change without effect seems to have one in `alpha` of all cases at most. Neither test needs to remember that it was
 * decided: a likelihood ratio ever passes the other bound no more often than that bound allows (J. Ville, 1939).
 */
export function effect(
  histogram: Histogram,
  margin: number,
  most: number,
  { alpha, beta }: ErrorRates = USUAL,
): PairedEffect {
  const rates = { alpha: alpha / 2, beta };
  const more = verdict(logLikelihoodRatio(histogram, 0, margin, most), rates);
  const less = verdict(logLikelihoodRatio(histogram, 0, -margin, most), rates);
  if (more === 'upper') return 'more';
  if (less === 'upper') return 'less';
  return more === 'lower' && less === 'lower' ? 'none' : 'open';
}
