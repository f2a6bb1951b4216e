import type { ClusterSums } from './cluster-sums.ts';
import { studentP } from './student.ts';
import { wilson } from './wilson.ts';

/** The share of a subject's seats that won, with the interval in which it truly lies 95 times out of 100. */
export interface ClusteredShare {
  readonly games: number;
  readonly seats: number;
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Shares that are no further apart than this are the same: sums of fractions are not exact. */
const SAME = 1e-12;

/**
 * The subject's share of wins: a ratio of two sums over games, with Wilson's interval for as many independent seats as
 * would tell as much. So it holds near 0 and 1 and for few games, and never leaves them. Where each game has one seat
 * of the subject, or its seats win only together, this is Wilson's interval of the games.
 */
export function clusteredShare(sums: ClusterSums): ClusteredShare {
  const { games, seats, wins } = sums;
  if (seats === 0) return { games, seats, wins, share: 0, low: 0, high: 1 };
  const share = wins / seats;
  const independent = effectiveSeats(sums);
  const { low, high } = wilson(share * independent, independent);
  return { games, seats, wins, share, low: Math.min(low, share), high: Math.max(high, share) };
}

/**
 * How many independent seats would tell as much of the subject's share: those for which the binomial p (1 - p) / (n - 1)
 * is the variance of the ratio (J. N. K. Rao and A. J. Scott, A simple method for the analysis of clustered binary
 * data, Biometrics 48 (1992), 577-585; in an interval for a proportion: E. L. Korn and B. I. Graubard, Survey
 * Methodology 24 (1998), 193-201). They may be more than the seats: of several seats in a game with one winner, most
 * lose. So unlike with Korn and Graubard the seats are no limit.
 *
 * Few games tell little of this variance, and where all were lost, or all won, it seems to be none. So it is mixed with
 * the one of seats that win only together, which weighs as much as one game: against as many games, less one, as there
 * were, but no more than there were wins, nor losses.
 */
function effectiveSeats(sums: ClusterSums): number {
  const { games, seats, wins, seatsSquared } = sums;
  const share = wins / seats;
  const together = seatsSquared / (seats * seats);
  const known = Math.min(games - 1, wins, seats - wins);
  if (known === 0) return 1 / together;
  const variance = (linearVariance(sums) * games) / (games - 1);
  const seen = variance / (variance + share * (1 - share));
  return (known + 1) / (known * seen + together);
}

/** The variance of the ratio of wins and seats, by linearization: the squares of what each game adds to its error. */
function linearVariance({ seats, wins, seatsSquared, seatsWins, winsSquared }: ClusterSums): number {
  const share = wins / seats;
  const squares = winsSquared - 2 * share * seatsWins + share * share * seatsSquared;
  return Math.max(0, squares) / (seats * seats);
}

/**
 * How probable a share at least as far from the field's would be if the subject's seats won as often as all do. `field`
 * is counted over all games, each of as many seats, the subject's among them: what both have in common says nothing, and
 * goes with their covariance (the delta method for two ratios; W. G. Cochran, Sampling Techniques, 3rd edition (1977),
 * chapter 6). As in Wilson's interval the subject's variance is that which the field's share would have (a score test):
 * its own would seem to be none where a few seats all lost. Variances seen in few games are as little to be trusted as
 * Student's distribution says.
 */
export function comparedWith(sums: ClusterSums, field: ClusterSums): number {
  if (sums.seats === 0) return 1;
  const expected = field.wins / field.seats;
  const share = sums.wins / sums.seats;
  if (Math.abs(share - expected) < SAME) return 1;
  const scored = (expected * (1 - expected)) / effectiveSeats(sums);
  const seen = linearVariance(sums);
  const covariance = (sums.winsWinners - share * sums.seatsWinners) / (sums.seats * field.seats);
  // How much of the subject's variance goes. Beyond all of it only with the smaller of the two something surely remains.
  const common = seen === 0 ? 0 : (2 * covariance) / seen;
  const own = (1 - common) * (common > 1 ? Math.min(scored, seen) : scored);
  const variance = Math.max(0, own + linearVariance(field));
  return studentP((share - expected) / Math.sqrt(variance), sums.games - 1);
}
