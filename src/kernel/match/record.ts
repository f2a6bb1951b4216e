import type { Options, Seat } from '../flow/state.ts';

/** Raised when records are written differently. Older ones are read for ever: `protocol/record/record.ts` brings them up to this. */
export const RECORD_FORMAT = 2;

export interface GivenAnswer {
  readonly seat: Seat;
  /** The answer in words. */
  readonly say: string;
  /** Milliseconds since the game began. */
  readonly at: number;
  /** Given beside the open question, and nobody waited for it. */
  readonly aside?: true;
}

/** Somebody vouches for all of a record but its signatures. */
export interface Signature {
  /** Who signs: a server's or a person's name for themselves. */
  readonly by: string;
  readonly algorithm: string;
  readonly key: string;
  readonly signature: string;
}

export interface AnswerReason {
  readonly seat: Seat;
  readonly after: number;
  readonly why: string;
}

/** A game is its rules, its content, its seed and the ordered answers: everything else follows. */
export interface GameRecord {
  readonly format: number;
  readonly game: string;
  /** The edition of the rules: the hash of its module or, in older records, only the number of the rules. */
  readonly edition: string;
  readonly content: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly salts: readonly string[];
  /** Whether questions with one answer answered themselves; such answers are not listed. */
  readonly forced: boolean;
  readonly answers: readonly GivenAnswer[];
  /** The state's hash before the first answer and after each, where they were kept. */
  readonly hashes?: readonly string[];
  /** What a server promised before the deal: the hash of its seed. */
  readonly commitment?: string;
  /** By seat the hash of its salt, promised before any salt was shown; null for a bot and where it was given openly. */
  readonly saltCommitments?: readonly (string | null)[];
  /** Who promised a salt and was not there to show it: theirs is empty in the deal. */
  readonly withheld?: readonly Seat[];
  /** The players' names by seat; a bot's is its level. */
  readonly names?: readonly string[];
  /** By seat the level of the bot that sat there; null for a person. Older records do not say. */
  readonly bots?: readonly (string | null)[];
  /** Who gave up, and after how many answers. Where that ended the game, its answers do not. */
  readonly resigned?: readonly { readonly seat: Seat; readonly after: number }[];
  /** What made bots give answers, by how many answers there were then: words for `speech.because`. */
  readonly reasons?: readonly AnswerReason[];
  readonly signatures?: readonly Signature[];
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
