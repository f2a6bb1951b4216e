import { num } from '../numbers.ts';
import { factor, forward, solve } from './matrix.ts';

/** A game between two, as a regression sees it: what only one of them had, and whether the first of them won. */
export interface RegressionRow {
  readonly columns: readonly number[];
  /** 1 where the first had it, -1 where the second. */
  readonly signs: readonly number[];
  readonly won: boolean;
}

/** A logistic regression: what each column adds to the logarithm of the odds of winning. */
export interface Fit {
  readonly weights: Float64Array;
  /** The triangle of the likelihood's curvature at the weights, and so how sure they are. */
  readonly triangle: Float64Array;
}

const STEPS = 30;
const STILL = 1e-9;

export const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The logarithm of the odds that the first wins. */
export function logOdds(row: RegressionRow, weights: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < row.columns.length; i++) sum += num(row.signs, i) * num(weights, num(row.columns, i));
  return sum;
}

/**
 * The weights under which these results are likeliest, each drawn towards nought as if `ridge` were one over the
 * variance of all weights. Newton's method: the likelihood has one summit.
 */
export function regress(rows: readonly RegressionRow[], width: number, ridge: number): Fit {
  const weights = new Float64Array(width);
  for (let step = 0; ; step++) {
    const slope = weights.map((weight) => -ridge * weight);
    const curve = new Float64Array(width * width);
    for (let i = 0; i < width; i++) curve[i * width + i] = ridge;
    for (const row of rows) add(row, weights, slope, curve);
    const triangle = factor(curve, width);
    const move = solve(triangle, slope);
    if (step === STEPS || move.every((by) => Math.abs(by) < STILL)) return { weights, triangle };
    move.forEach((by, i) => {
      weights[i] = num(weights, i) + by;
    });
  }
}

/** Adds a game to the slope and to the lower half of the curvature. */
function add(
  { columns, signs, won }: RegressionRow,
  weights: Float64Array,
  slope: Float64Array,
  curve: Float64Array,
): void {
  const width = weights.length;
  const p = logistic(logOdds({ columns, signs, won }, weights));
  const missed = (won ? 1 : 0) - p;
  const weighed = p * (1 - p);
  for (let i = 0; i < columns.length; i++) {
    const a = num(columns, i);
    const sign = num(signs, i);
    slope[a] = num(slope, a) + sign * missed;
    for (let j = 0; j < columns.length; j++) {
      const b = num(columns, j);
      if (b <= a) curve[a * width + b] = num(curve, a * width + b) + sign * num(signs, j) * weighed;
    }
  }
}

/** The standard error of each weight. */
export const errorsOf = ({ weights, triangle }: Fit): number[] =>
  Array.from(weights, (_, i) => {
    const unit = new Float64Array(weights.length);
    unit[i] = 1;
    return Math.hypot(...forward(triangle, unit));
  });

/** How much a result surprises on average: 0.693 for who knows nothing, less for who foresees. */
export function logLoss(rows: readonly RegressionRow[], weights: Float64Array): number {
  let sum = 0;
  for (const row of rows) {
    const odds = logOdds(row, weights);
    sum += Math.log1p(Math.exp(row.won ? -odds : odds));
  }
  return rows.length === 0 ? 0 : sum / rows.length;
}
