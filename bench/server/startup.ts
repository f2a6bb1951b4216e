import type { BenchServer } from './bench-server.ts';
import type { Table } from './table.ts';

/** How long a server took to start, in milliseconds from the start of its process. */
export interface Start {
  /** Until it said where it is. */
  readonly up: number;
  /** Until somebody's answer was done. */
  readonly answer: number;
}

/** Lets the first table answer as soon as it can. */
export async function firstAnswer({ child, tables: [table] }: BenchServer): Promise<Start> {
  await answered(table as Table);
  return { up: child.up, answer: performance.now() - child.began };
}

/** Gives an answer and waits until it is done. */
export async function answered(table: Table): Promise<void> {
  if (table.next === -1)
    await new Promise<void>((resolve) => {
      table.onReady = () => resolve();
    });
  const done = new Promise<void>((resolve) => {
    table.onDone = resolve;
  });
  table.answer();
  await done;
  table.onReady = () => undefined;
  table.onDone = () => undefined;
}
