import type { Options } from '../flow/state.ts';

/** What the lab needs to know to learn what is worth choosing. */
export interface LearningSpec {
  /** The questions at which it is chosen. */
  readonly asks: readonly string[];
  /** How the traits begin that tell afterwards what was chosen. */
  readonly traits: string;
  /** The ways to play in which there is such a choice; games take turns with them. */
  readonly ways: readonly Options[];
}

/** What was learned of a pack from results. Plain data, kept in a file. */
export interface Learned {
  readonly game: string;
  /** Hash of the pack. */
  readonly content: string;
  /** The command that learned it. */
  readonly by: string;
  /** How many games had a winner, and so could be learned from. */
  readonly games: number;
  /** By trait, without its beginning: what it adds to the logarithm of the odds of winning, if only one side has it. */
  readonly worth: Readonly<Record<string, number>>;
  /** What two of them add together, beyond what each adds. */
  readonly pairs: readonly LearnedPair[];
}

export interface LearnedPair {
  readonly of: string;
  readonly with: string;
  readonly worth: number;
}
