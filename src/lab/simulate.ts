import type { AnyGame } from '../kernel/index.ts';
import { playRange, type Simulation } from './simulation.ts';
import { type Summary, summarize } from './summary.ts';
import { addTotals, emptyTotals, type GameTotals } from './totals.ts';
import { distribute, rangesOf, type WorkerOptions } from './worker-pool.ts';

interface SimulateOptions extends WorkerOptions {
  /** By seat: the game as its bot thinks of it, taught what the simulation says was learned. */
  readonly taught?: readonly AnyGame[];
}

/** Plays a simulation on all threads. The summary is the same however many there are. */
export async function simulate(game: AnyGame, simulation: Simulation, how: SimulateOptions = {}): Promise<Summary> {
  const total = emptyTotals(simulation.bots.length);
  await distribute<GameTotals>(
    { simulation },
    rangesOf(simulation.games, how.workers),
    how,
    (range) => playRange(game, simulation, range, how.taught),
    (part) => {
      addTotals(total, part);
      how.onProgress?.(total.games);
    },
  );
  return summarize(simulation, total);
}
