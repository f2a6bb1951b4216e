import type { Difference } from '../report/report.ts';
import { discoveries } from '../statistics/false-discoveries.ts';
import { moments } from '../statistics/moments.ts';
import { normalCdf } from '../statistics/normal.ts';
import { FEWEST_PAIRS, logLikelihoodRatio, type PairedEffect, pairedDifference } from '../statistics/paired-test.ts';
import { type PairTotals, type SubjectPairs, UNIT } from './pairs.ts';
import { differencesOf, effectOn, type WhatIf } from './run-what-if.ts';

/** What a change of the pack does, on the same deals and dice. */
export interface WhatIfReport {
  readonly format: 1;
  readonly game: string;
  readonly before: string;
  readonly after: string;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly pairs: number;
  readonly wanted: number;
  readonly margin: number;
  /** The cards that were changed; null is the share of games that anybody wins. */
  readonly judged: readonly JudgedChange[];
  /** Other cards whose share of wins changed with it, surely. */
  readonly moved: readonly ChangedShare[];
  readonly turns: Difference;
}

export interface ChangedShare {
  /** Null: the share of all seats that won. */
  readonly id: string | null;
  readonly difference: Difference;
  /** Pairs of games to look at, in which it made a difference. */
  readonly decided: readonly number[];
}

export interface JudgedChange extends ChangedShare {
  /** `open`: more pairs would tell. */
  readonly effect: PairedEffect;
  /** How much likelier a difference of the margin is than none, as a logarithm: upwards, and downwards. */
  readonly ratios: { readonly more: number; readonly less: number };
  /** The part of the variance that pairing did without. */
  readonly saved: number;
}

/** Of the other cards that are said to have moved, so much may be chance. */
const FALSE_DISCOVERIES = 0.05;

export function whatIfReport(totals: PairTotals, whatIf: WhatIf, wanted: number): WhatIfReport {
  const { before, after, margin } = whatIf;
  const judged: readonly (string | null)[] = whatIf.judged.length === 0 ? [null] : whatIf.judged;
  const others = [...totals.subjects.keys()].filter((id) => !judged.includes(id)).sort();
  const ps = others.map((id) => chanceOf(differencesOf(totals, id)));
  const flagged = discoveries(ps, FALSE_DISCOVERIES);
  const turns = pairedDifference(totals.turns, mostIn(totals.turns), [0, 0]);
  return {
    format: 1,
    ...{ game: before.game, before: before.content, after: after.content, bots: before.bots, seed: before.seed },
    ...{ pairs: totals.pairs, wanted, margin },
    judged: judged.map((id) => judgedChange(totals, id, whatIf)),
    moved: others
      .filter((_, n) => flagged[n] === true)
      .map((id) => changedShare(id, differencesOf(totals, id)))
      .sort((a, b) => Math.abs(b.difference.mean) - Math.abs(a.difference.mean)),
    turns: { pairs: turns.pairs, mean: turns.mean, low: turns.low, high: turns.high },
  };
}

function judgedChange(totals: PairTotals, id: string | null, whatIf: WhatIf): JudgedChange {
  const pairs = differencesOf(totals, id);
  const margin = whatIf.margin * UNIT;
  return {
    ...changedShare(id, pairs),
    effect: effectOn(totals, id, whatIf),
    ratios: {
      more: logLikelihoodRatio(pairs.differences, 0, margin, UNIT),
      less: logLikelihoodRatio(pairs.differences, 0, -margin, UNIT),
    },
    saved: pairedIn(pairs).saved,
  };
}

function changedShare(id: string | null, pairs: SubjectPairs): ChangedShare {
  const { pairs: count, mean, low, high } = pairedIn(pairs);
  const difference = { pairs: count, mean: mean / UNIT, low: low / UNIT, high: high / UNIT };
  return { id, difference, decided: pairs.decided };
}

const pairedIn = ({ differences, before, after }: SubjectPairs) =>
  pairedDifference(differences, UNIT, [moments(before).variance, moments(after).variance]);

/** How likely as large a mean difference would be by chance alone. */
function chanceOf({ differences }: SubjectPairs): number {
  const { count, mean, variance } = moments(differences);
  return count < FEWEST_PAIRS || variance === 0 ? 1 : 2 * normalCdf(-Math.abs(mean) / Math.sqrt(variance / count));
}

const mostIn = (histogram: ReadonlyMap<number, number>): number =>
  [...histogram.keys()].reduce((most, value) => Math.max(most, Math.abs(value)), 1);
