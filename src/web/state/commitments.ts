import { TableStorage } from './table-storage.ts';

/**
 * What a server promised about its seed when a table was first seen here: what it says after the game is measured by that,
 * not by what it says it had said.
 */
const commitments = new TableStorage('grimalkin.promises', (value): value is string => typeof value === 'string');

/** Only the first commitment is kept. */
export function rememberCommitment(table: string, commitment: string): void {
  if (commitments.get(table) === null) commitments.set(table, commitment);
}
export const commitmentOf = (table: string): string | null => commitments.get(table);
