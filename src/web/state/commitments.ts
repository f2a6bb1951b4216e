import { TableStorage } from './table-storage.ts';

/**
 * The commitment to the seed that the server published when this table was first seen. The seed is verified against
 * this, not against what the server says later.
 */
const commitments = new TableStorage('grimalkin.promises', (value): value is string => typeof value === 'string');

/** Only the first commitment is kept. */
export function rememberCommitment(table: string, commitment: string): void {
  if (commitments.get(table) === null) commitments.set(table, commitment);
}
export const commitmentOf = (table: string): string | null => commitments.get(table);
