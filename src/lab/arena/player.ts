import type { Bot } from '../../bots/index.ts';
import type { Options, Question, RandomState, Result, Seat, View } from '../../kernel/index.ts';

/** What a player is told when it sits down for a game. Never the seed. */
export interface GameStart {
  readonly game: string;
  /** Hash of the pack that is played with. */
  readonly content: string;
  readonly seats: number;
  readonly seat: Seat;
  readonly options: Options;
}

/** Somebody who plays one seat, game after game, and may take time for it: a bot here, a program elsewhere. */
export interface Player {
  readonly name: string;
  /** A game begins. */
  start(gameStart: GameStart): Promise<void> | void;
  /** One of the question's legal answers, within so many milliseconds; null is as long as it likes. */
  choose(view: View, question: Question, deadlineMs: number | null): Promise<string>;
  /** The game is over; null where it was broken off. */
  finish(result: Result | null): Promise<void> | void;
  /** All games have been played. */
  close(): Promise<void> | void;
}

/** A bot as a player of one game, with its luck. */
export const botPlayer = (bot: Bot, luck: RandomState): Player => ({
  name: bot.name,
  start: () => {},
  choose: async (view, question) => bot.choose(view, question, luck).say,
  finish: () => {},
  close: () => {},
});
