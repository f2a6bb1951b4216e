import { makeBot } from '../bots/index.ts';
import type { AnyGame, Options } from '../kernel/index.ts';
import { playOne } from './play-one.ts';
import { countGame, emptyTotals, type GameTotals } from './totals.ts';

/** Many games of one kind. Plain data: it can be sent to a worker. */
export interface Simulation {
  readonly game: string;
  /** The pack that is played with, as it was in its file; null is the core pack. */
  readonly pack: unknown;
  /** The pack's hash. */
  readonly content: string;
  readonly options: Options;
  /** By seat: what was learned of the pack, null for nothing; absent where all go by the game's own. */
  readonly learned?: readonly unknown[];
  /** The bot of each seat, and so how many seats there are. */
  readonly bots: readonly string[];
  readonly games: number;
  /** Each game's seed is made of this and the game's number: `seed/0`, `seed/1` … */
  readonly seed: string;
}

/** A game of a simulation broke: says which, so that it can be played again. */
export class SimulationError extends Error {
  override readonly name = 'SimulationError';
}

/** A range of a simulation's games, the last one excluded. */
export interface GameRange {
  readonly from: number;
  readonly to: number;
}

/** Plays and counts a range of the simulation. Bots that go by something else than the game itself think with `taught`. */
export function playRange(
  game: AnyGame,
  simulation: Simulation,
  { from, to }: GameRange,
  taught: readonly AnyGame[] = [],
): GameTotals {
  const bots = simulation.bots.map((name, seat) => makeBot(name, taught[seat] ?? game));
  const totals = emptyTotals(bots.length);
  for (let n = from; n < to; n++) {
    const setup = { seats: bots.length, options: simulation.options, seed: `${simulation.seed}/${n}`, salts: [] };
    try {
      countGame(totals, playOne(game, setup, bots));
    } catch (error) {
      const message = error instanceof Error ? error.message : `${error}`;
      throw new SimulationError(`game ${n} (seed '${setup.seed}', ${bots.length} seats): ${message}`, { cause: error });
    }
  }
  return totals;
}
