import type { BotAdvice, BotChoice, BotQuestion } from '../../bots/index.ts';
import type { View } from '../../kernel/index.ts';

/** A request to a bot or coach: plain data, with nothing that its seat may not see. */
export interface Job {
  /** The table whose turn in the queue it uses. */
  readonly table: string;
  readonly game: string;
  /** The edition of its rules. */
  readonly edition: string;
  /** The hash of the cards, and the pack itself; null for the game's own cards. */
  readonly content: string;
  readonly pack: unknown | null;
  /** Null: a coach is asked to rate all answers. */
  readonly bot: string | null;
  readonly view: View;
  readonly question: BotQuestion;
  /** How long the bot may think, in milliseconds; then it must answer. */
  readonly ms: number;
  /**
   * For how many milliseconds after the question the bot goes on thinking in any case, as long as no other job is
   * queued.
   */
  readonly extraMs: number;
}

/** A request to a coach, which has a fixed time to think. */
export type AdviceJob = Omit<Job, 'bot' | 'ms' | 'extraMs'>;

/** Options of the caller. */
export interface JobOptions {
  /** Aborted when the answer is no longer needed. */
  readonly signal: AbortSignal;
  /**
   * Stores the game as it stands together with this text, so that a failure can be investigated. Resolves with the id
   * of the report.
   */
  keep(words: string): Promise<string>;
}

/**
 * A job as a thread receives it. The pack is sent only once. The same `luck` and the same time give the same answer.
 */
export interface ThreadTask extends Omit<Job, 'table'> {
  readonly luck: string;
}

/** How urgent the answer is: `none`: use all the time; `brief`: stop at the level's minimum; `end`: stop now. */
export const URGENCY = { none: 0, brief: 1, end: 2 } as const;
export type Urgency = (typeof URGENCY)[keyof typeof URGENCY];

/**
 * The data that a thread is started with: the URL of a module with further `bots` (for tests), and shared memory that
 * holds the `Urgency` of its current job.
 */
export interface ThreadOptions {
  readonly more: string | null;
  readonly urgency: SharedArrayBuffer;
}

/** A message from a thread: ready, an answer, or where it failed. */
export type ThreadReply = { readonly ready: true } | BotChoice | BotAdvice | { readonly failed: ErrorSite };

/** The location of an error without its message, which could name cards. */
export interface ErrorSite {
  readonly error: string;
  readonly at: readonly string[];
}

export function errorSite(error: unknown): ErrorSite {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const places = error.stack?.match(/^ {4}at .+$/gm) ?? [];
  const { code } = error as NodeJS.ErrnoException;
  return { error: code === undefined ? error.name : `${error.name} ${code}`, at: places.map((line) => line.trim()) };
}
