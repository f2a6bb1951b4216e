import type { Bar } from '../flow/answers.ts';
import type { ToldEvent } from '../flow/events.ts';
import type { Question } from '../game/view.ts';
import type { GivenAnswer } from './record.ts';

export type AnswerOutcome =
  | { readonly ok: true; readonly events: readonly ToldEvent[] }
  | { readonly ok: false; readonly bar: Bar };
/** What was taken back, and what had been told of it. */
export type UndoOutcome =
  | { readonly ok: true; readonly taken: GivenAnswer; readonly events: readonly ToldEvent[] }
  | { readonly ok: false; readonly bar: Bar };

/** A question of a match, with a number by which a late or doubled answer is told from a timely one. */
export interface NumberedQuestion extends Question {
  readonly number: number;
}

/** The asides that a seat may give, with a number by which a doubled one is told from a new one. */
export interface NumberedAsides {
  readonly legal: readonly string[];
  readonly number: number;
}
