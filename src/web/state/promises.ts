import { Notebook } from './notebook.ts';

/**
 * What a server promised about its seed when a table was first seen here: what it says after the game is measured by that,
 * not by what it says it had said.
 */
const promises = new Notebook('grimalkin.promises', (value): value is string => typeof value === 'string');

/** The first word counts. */
export function notePromise(table: string, commitment: string): void {
  if (promises.get(table) === null) promises.note(table, commitment);
}
export const promiseOf = (table: string): string | null => promises.get(table);
