import type { Bot } from '../bots/index.ts';
import type { AnyGame, RandomState, Setup } from '../kernel/index.ts';
import { Foul, luckOf, type PlayedGame, playing } from './playing.ts';

/** One game of bots. */
export function playOne(game: AnyGame, setup: Setup, bots: readonly Bot[], bound?: number): PlayedGame {
  const luck = bots.map((_, seat) => luckOf(setup.seed, seat));
  const play = playing(game, setup, bound);
  try {
    let next = play.next();
    while (next.done !== true) {
      const { view, question } = next.value;
      const { say } = (bots[question.seat] as Bot).choose(view, question, luck[question.seat] as RandomState);
      next = play.next(say);
    }
    return next.value;
  } catch (error) {
    if (!(error instanceof Foul)) throw error;
    throw new Error(`bot '${bots[error.seat]?.name}' ${error.message}`, { cause: error });
  }
}
