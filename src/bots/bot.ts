import type { AnyGame, Chanceful, Question, View } from '../kernel/index.ts';

/** Somebody who plays a seat. It is given what that seat sees and is asked, never the state. */
export interface Bot {
  readonly name: string;
  /** One of the question's legal answers. The same view, question and generator give the same answer. */
  choose(view: View, question: Question, rng: Chanceful): Choice;
}

/** What a bot answers, and what made it do so: a line of words for `speech.because`, or null where nobody is told. */
export interface Choice {
  readonly say: string;
  readonly why: string | null;
}

/** A way to play that works for every game. */
export interface BotKind {
  readonly name: string;
  make(game: AnyGame): Bot;
}
