import type { Bot } from '../bots/index.ts';
import type { AnyGame, RandomState, Setup } from '../kernel/index.ts';
import { type Decision, Foul, luckOf, type PlayedGame, type PlayingOptions, playing } from './playing.ts';

/** One game of bots. */
export function playOne(
  game: AnyGame,
  setup: Setup,
  bots: readonly Bot[],
  options: PlayingOptions = {},
  luck: readonly RandomState[] = bots.map((_, seat) => luckOf(setup.seed, seat)),
): PlayedGame {
  return decideAll(playing(game, setup, options), bots, (decision) => chosenBy(bots, decision, luck));
}

/** What the bot of the seat that is asked answers. */
export const chosenBy = (bots: readonly Bot[], { view, question }: Decision, luck: readonly RandomState[]): string =>
  (bots[question.seat] as Bot).choose(view, question, luck[question.seat] as RandomState).say;

/** Plays a game to its end by what `decide` says. */
export function decideAll(
  play: ReturnType<typeof playing>,
  bots: readonly Bot[],
  decide: (decision: Decision) => string,
): PlayedGame {
  try {
    let next = play.next();
    while (next.done !== true) next = play.next(decide(next.value));
    return next.value;
  } catch (error) {
    if (!(error instanceof Foul)) throw error;
    throw new Error(`bot '${bots[error.seat]?.name}' ${error.message}`, { cause: error });
  }
}
