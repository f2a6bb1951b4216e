import type { AnyGame, Chanceful, Question, View } from '../kernel/index.ts';

/** Somebody who plays a seat. It is given what that seat sees and is asked, never the state. */
export interface Bot {
  readonly name: string;
  /** One of the question's legal answers. The same view, question and generator give the same answer. */
  choose(view: View, question: Question, rng: Chanceful): string;
}

/** A way to play that works for every game. */
export interface BotKind {
  readonly name: string;
  make(game: AnyGame): Bot;
}
