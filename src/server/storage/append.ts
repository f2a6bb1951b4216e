import type { Pool } from 'pg';
import type { Entry } from './schema.ts';
import type { StoreBatch } from './writer.ts';

/** One array a column, so that the statement is the same for any number of entries and is prepared once. */
const text = `
  INSERT INTO entries ("table", seq, kind, seat, say, at, why)
  SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::smallint[], $5::text[], $6::bigint[],
    $7::text[])
  ON CONFLICT DO NOTHING
  RETURNING "table", seq`;

const COLUMNS = ['table', 'seq', 'kind', 'seat', 'say', 'at', 'why'] as const;

export function storeIn(pool: Pool): StoreBatch {
  return async (batch) => {
    const values = COLUMNS.map((column) => batch.map((entry) => entry[column]));
    const { rows } = await pool.query<Pick<Entry, 'table' | 'seq'>>({ name: 'append', text, values });
    return rows;
  };
}
