import type { Child } from './child.ts';
import type { Table } from './table.ts';

/** A server with tables that can be played: what all contenders have in common. */
export interface BenchServer {
  readonly child: Child;
  readonly tables: readonly Table[];
  /** Two new people, each with a socket, at each of so many new tables, their games begun. */
  seat(tables: number): Promise<void>;
  /** A new game for those whose game is over. */
  again(): Promise<void>;
  /** Hangs up and stops the server. */
  stop(): Promise<void>;
}

/** Does something for each, a few at a time. */
export async function forEach<T>(items: readonly T[], atOnce: number, act: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
