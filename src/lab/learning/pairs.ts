import { num } from '../numbers.ts';
import { forward } from './matrix.ts';
import { type Fit, logistic, logOdds, type RegressionRow } from './regression.ts';

/** What both had in a game, by trait, and whether the first of them won. */
export interface TraitGame {
  readonly had: readonly [readonly number[], readonly number[]];
  readonly won: boolean;
}

/** Two traits, by number. */
export type TraitPair = readonly [number, number];

/** So many standard errors in the games in which a pair is found, and in those in which it must be found again. */
const FOUND = 3;
const CONFIRMED = 2.5;

/** A game as a row: one column a trait, and after these one for each pair. What both had says nothing. */
export function rowOf({ had, won }: TraitGame, traits: number, pairs: readonly TraitPair[] = []): RegressionRow {
  const columns: number[] = [];
  const signs: number[] = [];
  const count = (column: number, difference: number): void => {
    if (difference === 0) return;
    columns.push(column);
    signs.push(difference);
  };
  const [ours, theirs] = had.map((list) => new Set(list)) as [Set<number>, Set<number>];
  for (let trait = 0; trait < traits; trait++) count(trait, Number(ours.has(trait)) - Number(theirs.has(trait)));
  pairs.forEach(([a, b], i) => {
    count(traits + i, Number(ours.has(a) && ours.has(b)) - Number(theirs.has(a) && theirs.has(b)));
  });
  return { columns, signs, won };
}

/**
 * By pair, `a` times the number of traits plus `b` for a < b: how many standard errors better or worse two traits do
 * together than each by itself would have it. Rao's score test: no regression with all the pairs is needed.
 */
export function scores(bouts: readonly TraitGame[], traits: number, { weights, triangle }: Fit): Float64Array {
  const size = traits * traits;
  const slope = new Float64Array(size);
  const curve = new Float64Array(size);
  const cross = new Float64Array(size * traits);
  for (const bout of bouts) {
    const row = rowOf(bout, traits);
    const p = logistic(logOdds(row, weights));
    const missed = (bout.won ? 1 : 0) - p;
    const weighed = p * (1 - p);
    for (const [pair, sign] of pairsOf(bout, traits)) {
      slope[pair] = num(slope, pair) + sign * missed;
      curve[pair] = num(curve, pair) + weighed;
      row.columns.forEach((column, i) => {
        const at = pair * traits + column;
        cross[at] = num(cross, at) + sign * num(row.signs, i) * weighed;
      });
    }
  }
  return slope.map((by, pair) => {
    if (curve[pair] === 0) return 0;
    const shared = forward(triangle, cross.subarray(pair * traits, (pair + 1) * traits));
    const left = shared.reduce((sum, part) => sum - part * part, num(curve, pair));
    return left > 0 ? by / Math.sqrt(left) : 0;
  });
}

/** The pairs that only one of the two had: 1 for the first, -1 for the second. */
function pairsOf({ had }: TraitGame, traits: number): Map<number, number> {
  const found = new Map<number, number>();
  had.forEach((list, seat) => {
    const sorted = [...list].sort((a, b) => a - b);
    sorted.forEach((a, i) => {
      for (const b of sorted.slice(i + 1)) {
        const pair = a * traits + b;
        if (found.has(pair)) found.delete(pair);
        else found.set(pair, seat === 0 ? 1 : -1);
      }
    });
  });
  return found;
}

/** The pairs that stand out in some games and again, in the same direction, in others. */
export function confirmed(first: Float64Array, again: Float64Array, traits: number): TraitPair[] {
  const pairs: TraitPair[] = [];
  first.forEach((score, pair) => {
    const other = num(again, pair);
    if (Math.abs(score) > FOUND && Math.abs(other) > CONFIRMED && score > 0 === other > 0)
      pairs.push([Math.floor(pair / traits), pair % traits]);
  });
  return pairs;
}
