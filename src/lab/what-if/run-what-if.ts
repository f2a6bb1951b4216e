import { join } from 'node:path';
import { DIGITS, type Experiment, nameOf } from '../experiment/experiment.ts';
import { ResultFile } from '../experiment/result-file.ts';
import { blocksOf, isWithin, roundsOf } from '../experiment/rounds.ts';
import type { GameRange } from '../simulation.ts';
import { effect } from '../statistics/paired-test.ts';
import { type WorkerOptions, WorkerPool } from '../worker-pool.ts';
import { armOf } from './arm.ts';
import { addPairs, emptyPairs, emptySubjectPairs, type PairTotals, playPairs, UNIT } from './pairs.ts';

/** Two packs on the same deals and dice. */
export interface WhatIf {
  readonly before: Experiment;
  readonly after: Experiment;
  /** The cards that are to be judged: the test goes on until each of them is. None: the share of games that are won. */
  readonly judged: readonly string[];
  /** The smallest difference that matters, in shares of a win. */
  readonly margin: number;
}

interface PairBlock extends GameRange {
  readonly pairs: PairTotals;
}

/** Plays pairs until the test is decided, or so many were played. */
export async function runWhatIf(
  whatIf: WhatIf,
  pairs: number,
  folder: string,
  how: WorkerOptions = {},
): Promise<PairTotals> {
  const { before, after } = whatIf;
  const [first, second] = [
    { ...before, games: pairs },
    { ...after, games: pairs },
  ];
  const path = join(folder, `${nameOf(before)}-to-${nameOf(after).slice(-DIGITS)}.jsonl`);
  const file = new ResultFile<PairBlock>(path, { before, after });
  const arms = [armOf(first), armOf(second)] as const;
  const pool = new WorkerPool<PairTotals>({ before: first, after: second }, how, (range) => playPairs(arms, range));
  const totals = emptyPairs();
  try {
    for (const round of roundsOf(pairs)) {
      if (isDecided(totals, whatIf)) break;
      const done = new Set(file.blocks.map((block) => block.from));
      const missing = blocksOf(round).filter(({ from }) => !done.has(from));
      await pool.play(missing, (played, range) => file.add({ ...range, pairs: played }));
      for (const block of file.blocks) if (isWithin(block, round)) addPairs(totals, block.pairs);
      how.onProgress?.(Math.min(pairs, totals.pairs));
    }
  } finally {
    await pool.close();
    file.close();
  }
  return totals;
}

/** What the pairs so far say of a card; of the whole game without one. */
export const effectOn = (totals: PairTotals, id: string | null, { margin }: Pick<WhatIf, 'margin'>) =>
  effect(differencesOf(totals, id).differences, margin * UNIT, UNIT);

export const differencesOf = (totals: PairTotals, id: string | null) =>
  id === null ? totals.won : (totals.subjects.get(id) ?? emptySubjectPairs());

function isDecided(totals: PairTotals, whatIf: WhatIf): boolean {
  const judged = whatIf.judged.length === 0 ? [null] : whatIf.judged;
  return totals.pairs > 0 && judged.every((id) => effectOn(totals, id, whatIf) !== 'open');
}
