import { join } from 'node:path';
import type { AnyGame } from '../../kernel/index.ts';
import { type GameRange, playRange, type Simulation } from '../simulation.ts';
import { taughtGames } from '../task-game.ts';
import { addTotals, emptyTotals, type GameTotals } from '../totals.ts';
import { distribute, type WorkerOptions } from '../worker-pool.ts';
import { type Experiment, missingRanges, nameOf } from './experiment.ts';
import { ResultFile } from './result-file.ts';

interface CountedBlock extends GameRange {
  readonly totals: GameTotals;
}

export interface ExperimentResult {
  readonly totals: GameTotals;
  /** How many games were to be played: more than there are where it was stopped. */
  readonly wanted: number;
}

/**
 * Plays what is missing of so many games, and keeps each block in the folder as it comes. All that is kept there is
 * counted: whoever asked for more games before has the result of more.
 */
export async function runExperiment(
  game: AnyGame,
  experiment: Experiment,
  games: number,
  folder: string,
  how: WorkerOptions = {},
): Promise<ExperimentResult> {
  const seats = experiment.bots.length;
  const file = new ResultFile<CountedBlock>(join(folder, `${nameOf(experiment)}.jsonl`), experiment, (a, b) => ({
    from: a.from,
    to: b.to,
    totals: sumOf([a, b], seats),
  }));
  try {
    const wanted = Math.max(games, file.end);
    const simulation: Simulation = { ...experiment, games: wanted };
    const taught = taughtGames(simulation);
    const ranges = missingRanges(file.blocks, wanted);
    let played = wanted - ranges.reduce((sum, { from, to }) => sum + to - from, 0);
    how.onProgress?.(played);
    await distribute<GameTotals>(
      { simulation },
      ranges,
      how,
      (range) => playRange(game, simulation, range, taught),
      (totals, range) => {
        file.add({ ...range, totals });
        played += totals.games;
        how.onProgress?.(played);
      },
    );
    file.compact();
    return { totals: sumOf(file.blocks, seats), wanted };
  } finally {
    file.close();
  }
}

function sumOf(blocks: readonly CountedBlock[], seats: number): GameTotals {
  const total = emptyTotals(seats);
  for (const { totals } of blocks) addTotals(total, totals);
  return total;
}
