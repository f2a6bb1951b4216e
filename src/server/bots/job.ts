import type { BotAdvice, BotChoice, BotQuestion } from '../../bots/index.ts';
import type { View } from '../../kernel/index.ts';

/** What a bot, or a coach, is asked: plain data, and no more than its seat may see. */
export interface Job {
  /** Whose line it waits in. */
  readonly table: string;
  readonly game: string;
  /** The edition of its rules. */
  readonly edition: string;
  /** The hash of the cards, and the pack with them; null for the game's own. */
  readonly content: string;
  readonly pack: unknown | null;
  /** Null: a coach is to say what it thinks of all answers. */
  readonly bot: string | null;
  readonly view: View;
  readonly question: BotQuestion;
  /** How long the bot may think, in milliseconds: then it answers with what it has. */
  readonly ms: number;
  /** How long it takes in any case where nobody else waits: it may think on for so many milliseconds since it was asked. */
  readonly extraMs: number;
}

/** What is asked of a coach: how long it thinks is for others to say. */
export type AdviceJob = Omit<Job, 'bot' | 'ms' | 'extraMs'>;

/** Who asks, and what they may want besides. */
export interface JobOptions {
  /** Aborted once nobody needs the answer any more. */
  readonly signal: AbortSignal;
  /** Stores the game as it stands with these words, for whoever looks into what a bot did wrong: the report's id. */
  keep(words: string): Promise<string>;
}

/** A job as a thread gets it. The pack comes once; the same luck and as much time make the same answer. */
export interface ThreadTask extends Omit<Job, 'table'> {
  readonly luck: string;
}

/** What the bot at work is told of its time: to take it, to think no longer than it must, to come to an end. */
export const URGENCY = { none: 0, brief: 1, end: 2 } as const;
export type Urgency = (typeof URGENCY)[keyof typeof URGENCY];

/**
 * What a thread is started with: the address of a module with further `bots`, for tests of those that misbehave, and a
 * word in memory that both sides see, the `Urgency` of the bot at work.
 */
export interface ThreadOptions {
  readonly more: string | null;
  readonly urgency: SharedArrayBuffer;
}

/** What a thread says: that it has begun, an answer, or where it failed. */
export type ThreadReply = { readonly ready: true } | BotChoice | BotAdvice | { readonly failed: ErrorSite };

/** An error without its words, for they could name cards: what it is called and where it came up. */
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
