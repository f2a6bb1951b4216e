import { hashText } from '../data/hash.ts';
import type { Options, Seat } from '../flow/state.ts';

/** Raised when records are written differently. */
export const RECORD_FORMAT = 1;

export interface Given {
  readonly seat: Seat;
  /** The answer in words. */
  readonly say: string;
  /** Milliseconds since the game began. */
  readonly at: number;
}

export interface Motive {
  readonly seat: Seat;
  readonly after: number;
  readonly why: string;
}

/** A game is its rules, its content, its seed and the ordered answers: everything else follows. */
export interface GameRecord {
  readonly format: number;
  readonly game: string;
  readonly rules: number;
  readonly content: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly salts: readonly string[];
  /** Whether questions with one answer answered themselves; such answers are not listed. */
  readonly forced: boolean;
  readonly answers: readonly Given[];
  /** The state's hash before the first answer and after each, where they were kept. */
  readonly hashes?: readonly string[];
  /** What a server promised before the deal: the hash of its seed. */
  readonly commitment?: string;
  /** The players' names by seat; a bot's is its level. */
  readonly names?: readonly string[];
  /** By seat the level of the bot that sat there; null for a person. Older records do not say. */
  readonly bots?: readonly (string | null)[];
  /** Who gave up, and after how many answers. Where that ended the game, its answers do not. */
  readonly resigned?: readonly { readonly seat: Seat; readonly after: number }[];
  /** What made bots give answers, by how many answers there were then: words for `speech.because`. */
  readonly reasons?: readonly Motive[];
}

/** The promise that a seed is already chosen, which tells nothing about it until the seed itself is shown. */
export const commitmentTo = (seed: string): string => hashText(seed);

/** A record that does not fit: where, in the record's own words, and why. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly path: string;
  constructor(path: string, message: string) {
    super(`${path}: ${message}`);
    this.path = path;
  }
}
