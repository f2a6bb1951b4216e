import type { Bar } from '../flow/answers.ts';
import type { Told } from '../flow/events.ts';
import type { Question } from '../game/view.ts';
import type { Given } from './record.ts';

export type Outcome =
  | { readonly ok: true; readonly events: readonly Told[] }
  | { readonly ok: false; readonly bar: Bar };
/** What was taken back, and what had been told of it. */
export type Undone =
  | { readonly ok: true; readonly taken: Given; readonly events: readonly Told[] }
  | { readonly ok: false; readonly bar: Bar };

/** A question of a match, with a number by which a late or doubled answer is told from a timely one. */
export interface Numbered extends Question {
  readonly number: number;
}

/** The asides that a seat may give, with a number by which a doubled one is told from a new one. */
export interface NumberedAsides {
  readonly legal: readonly string[];
  readonly number: number;
}
