import type { Advice, Choice } from '../../bots/index.ts';
import type { Question, View } from '../../kernel/index.ts';

/** What a bot, or a coach, is asked: plain data, and no more than its seat may see. */
export interface Job {
  /** Whose line it waits in. */
  readonly table: string;
  readonly game: string;
  /** The hash of the cards, and the pack with them; null for the game's own. */
  readonly content: string;
  readonly pack: unknown | null;
  /** Null: a coach is to say what it thinks of all answers. */
  readonly bot: string | null;
  readonly view: View;
  readonly question: Question;
}

/** A job as a thread gets it. The pack comes once. */
export type Task = Omit<Job, 'table'>;

/** What a thread is started with: the address of a module with further `bots`, for tests of those that misbehave. */
export interface Ways {
  readonly more: string | null;
}

/** What a thread says: that it has begun, an answer, or where it failed. */
export type Reply = { readonly ready: true } | Choice | Advice | { readonly failed: Trouble };

/** An error without its words, for they could name cards: what it is called and where it came up. */
export interface Trouble {
  readonly error: string;
  readonly at: readonly string[];
}

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const places = error.stack?.match(/^ {4}at .+$/gm) ?? [];
  const { code } = error as NodeJS.ErrnoException;
  return { error: code === undefined ? error.name : `${error.name} ${code}`, at: places.map((line) => line.trim()) };
}
