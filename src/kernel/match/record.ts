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
}

/** A record that does not fit: where, in the record's own words, and why. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly path: string;
  constructor(path: string, message: string) {
    super(`${path}: ${message}`);
    this.path = path;
  }
}
