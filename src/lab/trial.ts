import { makeBot } from '../bots/index.ts';
import type { AnyGame, Options } from '../kernel/index.ts';
import { playOne } from './play-one.ts';
import { countGame, emptyTally, type Tally } from './tally.ts';

/** Many games of one kind. Plain data: it can be sent to a worker. */
export interface Trial {
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

/** A game of a trial broke: says which, so that it can be played again. */
export class TrialError extends Error {
  override readonly name = 'TrialError';
}

/** A stretch of a trial's games, the last one excluded. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Plays and counts a stretch of the trial. Bots that go by something else than the game itself think with `minds`. */
export function playStretch(game: AnyGame, trial: Trial, { from, to }: Stretch, minds: readonly AnyGame[] = []): Tally {
  const bots = trial.bots.map((name, seat) => makeBot(name, minds[seat] ?? game));
  const tally = emptyTally(bots.length);
  for (let n = from; n < to; n++) {
    const setup = { seats: bots.length, options: trial.options, seed: `${trial.seed}/${n}`, salts: [] };
    try {
      countGame(tally, playOne(game, setup, bots));
    } catch (error) {
      const message = error instanceof Error ? error.message : `${error}`;
      throw new TrialError(`game ${n} (seed '${setup.seed}', ${bots.length} seats): ${message}`, { cause: error });
    }
  }
  return tally;
}
