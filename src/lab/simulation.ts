import { type Bot, makeBot } from '../bots/index.ts';
import { games } from '../games/index.ts';
import type { AnyGame, Options, Setup } from '../kernel/index.ts';
import { countFigures } from './figures/figure-totals.ts';
import { GameObserver } from './figures/game-observer.ts';
import { Subjects } from './figures/subjects.ts';
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
  /** Whether every card is counted. */
  readonly figures?: boolean;
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
  const bots = seatBots(game, simulation, taught);
  const totals = emptyTotals(bots.length);
  const subjects = simulation.figures === true ? subjectsOf(game, simulation.pack) : null;
  for (let n = from; n < to; n++)
    inGame(simulation, n, (setup) => {
      const observer = subjects === null ? null : new GameObserver(game, subjects, bots.length);
      const played = playOne(game, setup, bots, { observer });
      countGame(totals, played);
      if (observer === null || subjects === null || played.result === null) return;
      const together = game.seating.together === true;
      countFigures(totals.figures, subjects, observer, played.result.winners, n, together);
    });
  return totals;
}

/** The bot of each seat; one that goes by something else than the game itself thinks with what it was taught. */
export const seatBots = (game: AnyGame, { bots }: Simulation, taught: readonly AnyGame[] = []): readonly Bot[] =>
  bots.map((name, seat) => makeBot(name, taught[seat] ?? game));

/** Plays game n of a simulation; if it breaks, says which it was. */
export function inGame<T>({ bots, options, seed }: Simulation, n: number, play: (setup: Setup) => T): T {
  const setup: Setup = { seats: bots.length, options, seed: `${seed}/${n}`, salts: [] };
  try {
    return play(setup);
  } catch (error) {
    const message = error instanceof Error ? error.message : `${error}`;
    throw new SimulationError(`game ${n} (seed '${setup.seed}', ${bots.length} seats): ${message}`, { cause: error });
  }
}

const subjectsByGame = new WeakMap<AnyGame, Subjects>();
/** The subjects of a game, which take a moment to find; the pack is that of the game, null its core pack. */
export function subjectsOf(game: AnyGame, pack: unknown): Subjects {
  const subjects = subjectsByGame.get(game) ?? new Subjects(game, pack ?? games[game.name]?.pack);
  subjectsByGame.set(game, subjects);
  return subjects;
}
