import { num } from '../numbers.ts';
import { Z } from '../statistics/normal.ts';
import type { Bout } from './bout.ts';

export interface Strength {
  readonly rating: number;
  /** With 95 % the true rating, measured from the anchor's, is not further away than this. */
  readonly error: number;
}

/** The anchor's rating. */
const ANCHOR = 1500;
/** Ten to one is 400, as with Elo. */
const SCALE = 400 / Math.LN10;
const ENOUGH = 1e-10;
const MOST_STEPS = 200;

/**
 * The strengths under which what happened was most likely (Bradley and Terry; for more than two at a table Luce): who
 * is as strong as e^x wins in proportion to that. Each pair that met has drawn once more than it did, so that who never
 * lost is not infinitely strong. Errors come from the information matrix. Bouts must lead from everybody to everybody.
 */
export function strengths(contestants: number, bouts: readonly Bout[], anchor: number): Strength[] {
  const counted = [...bouts, ...drawn(bouts)];
  const x: number[] = new Array(contestants).fill(0);
  const free = x.map((_, who) => who).filter((who) => who !== anchor);
  let inverse: number[][] = [];
  for (let n = 0; n < MOST_STEPS; n++) {
    const { slope, information } = slopeAt(x, counted);
    inverse = inverted(free.map((a) => free.map((b) => (information[a] as number[])[b] as number)));
    const steps = inverse.map((row) => row.reduce((sum, cell, i) => sum + cell * (slope[num(free, i)] ?? 0), 0));
    const longest = Math.max(0, ...steps.map(Math.abs));
    // Far from the best a whole step could lead beyond it.
    const part = longest > 1 ? 1 / longest : 1;
    steps.forEach((step, i) => {
      x[num(free, i)] = num(x, num(free, i)) + part * step;
    });
    if (longest < ENOUGH) break;
  }
  return x.map((strength, who) => {
    const i = free.indexOf(who);
    return {
      rating: ANCHOR + SCALE * strength,
      error: i === -1 ? 0 : Z * SCALE * Math.sqrt(inverse[i]?.[i] as number),
    };
  });
}

/** One draw for each pair that met. */
function drawn(bouts: readonly Bout[]): Bout[] {
  const pairs = new Map<string, Bout>();
  for (const { who } of bouts)
    for (const a of who)
      for (const b of who)
        if (a < b) pairs.set(`${a} ${b}`, { who: [a, b], credit: [0.5, 0.5], won: false, places: [1, 1] });
  return [...pairs.values()];
}

/** The slope of the likelihood's logarithm, and minus its curvature. */
function slopeAt(x: readonly number[], bouts: readonly Bout[]): { slope: number[]; information: number[][] } {
  const slope = x.map(() => 0);
  const information = x.map(() => x.map(() => 0));
  for (const { who, credit } of bouts) {
    const weights = who.map((one) => Math.exp(num(x, one)));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    who.forEach((a, i) => {
      const chance = num(weights, i) / all;
      const row = information[a] as number[];
      slope[a] = num(slope, a) + num(credit, i) - chance;
      row[a] = num(row, a) + chance;
      who.forEach((b, j) => {
        row[b] = num(row, b) - (chance * num(weights, j)) / all;
      });
    });
  }
  return { slope, information };
}

/** The inverse of a matrix that has one, by Gauss and Jordan. */
export function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...matrix.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < size; i++) {
    const best = rows.slice(i).reduce((a, b) => (Math.abs(num(b, i)) > Math.abs(num(a, i)) ? b : a));
    rows.splice(rows.indexOf(best), 1);
    const pivot = best.map((cell) => cell / num(best, i));
    rows.splice(i, 0, pivot);
    rows.forEach((row, j) => {
      const factor = num(row, i);
      if (j !== i) rows[j] = row.map((cell, k) => cell - factor * num(pivot, k));
    });
  }
  return rows.map((row) => row.slice(size));
}
