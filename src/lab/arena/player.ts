import type { Options, Question, Result, View } from '../../kernel/index.ts';

/** Somebody who plays a seat in a tournament, in this process or outside of it. */
export interface Player {
  readonly name: string;
  start(setup: { game: string; content: string; seats: number; seat: number; options: Options }): Promise<void> | void;
  choose(view: View, question: Question, deadlineMs: number | null): Promise<string>;
  finish(result: Result | null): Promise<void> | void;
  close(): Promise<void> | void;
}
