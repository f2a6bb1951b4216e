import type { Language, Scene } from './speech.ts';
import type { Question, View } from './view.ts';

/** A question as the seat that is asked sees it, to be explained in a language. */
export interface QuestionContext<T = unknown> {
  readonly question: Pick<Question, 'ask' | 'with'>;
  readonly view: View<T>;
  readonly language: Language;
  readonly scene: Scene;
}

/** A number of the table that an answer changes, by the name that the game's `numbers` gives it. */
export interface NumberChange {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** What an answer leads to, as far as the seat that gives it can know. */
export interface Outcome {
  /** Cost, chance and effect, in a sentence or two. */
  readonly text: string;
  /** Whether it loses the game, or something that cannot be had back. */
  readonly harm?: boolean;
  /** What the text promises for certain: the engine makes each of these true. */
  readonly changes: readonly NumberChange[];
}

/** How a game explains its questions. */
export interface Explanations<T = unknown> {
  /** What the card, ability or place says that asks the question, or why it is asked; null where the question says all. */
  origin(context: QuestionContext<T>): string | null;
  /** What an answer to the question leads to. */
  outcome(context: QuestionContext<T>, answer: string): Outcome;
  /** The numbers that outcomes speak of, by name, as the viewer sees them. */
  numbers(view: View<T>): Readonly<Record<string, number>>;
}
