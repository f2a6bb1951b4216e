import { join } from 'node:path';
import type { AnyGame } from '../../kernel/index.ts';
import { type Experiment, nameOf } from '../experiment/experiment.ts';
import { ResultFile } from '../experiment/result-file.ts';
import { blocksOf, isWithin, roundsOf } from '../experiment/rounds.ts';
import type { Difference } from '../report/report.ts';
import type { GameRange } from '../simulation.ts';
import { FEWEST_PAIRS, pairedDifference } from '../statistics/paired-test.ts';
import type { Histogram } from '../statistics/spread.ts';
import { taughtGames } from '../task-game.ts';
import { type WorkerOptions, WorkerPool } from '../worker-pool.ts';
import { playTrials, type TrialRange, type TrialTotals } from './trial.ts';

/** A difference is known well enough if its interval reaches no further to either side. */
const PRECISE = 0.02;

interface TrialBlock extends TrialRange {
  readonly trials: TrialTotals;
}

/**
 * Plays games with and without each of these cards until it is known what they are worth, or so many games were tried.
 * Rounds follow from the experiment alone, so the result is the same however many threads there are.
 */
export async function runTrials(
  game: AnyGame,
  experiment: Experiment,
  cards: readonly string[],
  games: number,
  folder: string,
  how: WorkerOptions = {},
): Promise<Map<string, Difference>> {
  const tried = [...new Set(cards)];
  if (tried.length === 0) return new Map();
  // Other games than those in which a card stood out: there it has been lucky.
  const simulation = { ...experiment, games, seed: `${experiment.seed}/trial` };
  const taught = taughtGames(simulation);
  const found = new Map<string, Histogram>(tried.map((id) => [id, new Map()]));
  const known = (id: string): Difference => differenceIn(found.get(id) ?? new Map());
  const file = new ResultFile<TrialBlock>(join(folder, `${nameOf(experiment)}.trials.jsonl`), experiment);
  const pool = new WorkerPool<TrialTotals, TrialRange>({ simulation }, how, (range) =>
    playTrials(game, simulation, range, taught),
  );
  try {
    for (const round of roundsOf(games)) {
      const open = tried.filter((id) => !isPrecise(known(id)));
      if (open.length === 0) break;
      await pool.play(missingIn(round, open, file.blocks), (trials, range) => file.add({ ...range, trials }));
      for (const block of file.blocks) if (isWithin(block, round)) addTrials(found, block.trials, open);
      how.onProgress?.(Math.min(games, round.to));
    }
  } finally {
    await pool.close();
    file.close();
  }
  return new Map(tried.map((id) => [id, known(id)]));
}

/** What is still to be played of a round: no card is tried twice in a block. */
function missingIn(round: GameRange, tried: readonly string[], blocks: readonly TrialBlock[]): TrialRange[] {
  return blocksOf(round).flatMap(({ from, to }) => {
    const done = new Set(blocks.filter((block) => block.from === from).flatMap((block) => block.tried));
    const left = tried.filter((id) => !done.has(id));
    return left.length === 0 ? [] : [{ from, to, tried: left }];
  });
}

function addTrials(found: ReadonlyMap<string, Histogram>, trials: TrialTotals, tried: readonly string[]): void {
  for (const id of tried) {
    const histogram = found.get(id);
    for (const [difference, games] of trials.get(id) ?? [])
      histogram?.set(difference, (histogram.get(difference) ?? 0) + games);
  }
}

const isPrecise = ({ pairs, low, high }: Difference): boolean => pairs >= FEWEST_PAIRS && (high - low) / 2 <= PRECISE;

/** A game can be won by it, or lost. What the two would show unpaired is not asked. */
function differenceIn(histogram: Histogram): Difference {
  const { pairs, mean, low, high } = pairedDifference(histogram, 1, [0, 0]);
  return { pairs, mean, low, high };
}
