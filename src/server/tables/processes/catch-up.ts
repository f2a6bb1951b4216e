import { inArray, sql } from 'drizzle-orm';
import type { ChangeNotification } from '../../storage/bus-messages.ts';
import type { Db } from '../../storage/open.ts';
import { tables } from '../../storage/schema.ts';
import type { Table } from '../table.ts';

/** How many tables one query asks about. */
const TABLES_PER_QUERY = 1_000;

/**
 * Finds tables of which the database holds more than this process knows. Normally the other process announces what it
 * stores, but it may miss the database's reply, or die first.
 */
export async function tablesBehind(
  db: Db,
  known: readonly Table[],
): Promise<[Table, Pick<ChangeNotification, 'what' | 'seq'>][]> {
  const found: [Table, Pick<ChangeNotification, 'what' | 'seq'>][] = [];
  const byId = new Map(known.map((table) => [table.id, table]));
  const ids = [...byId.keys()];
  const length = sql<number>`coalesce((SELECT max(e.seq) FROM entries e WHERE e."table" = ${tables.id}), 0)`;
  for (let n = 0; n < ids.length; n += TABLES_PER_QUERY) {
    const rows = await db
      .select({ id: tables.id, state: tables.state, revealing: tables.revealing, seq: length })
      .from(tables)
      .where(inArray(tables.id, ids.slice(n, n + TABLES_PER_QUERY)));
    for (const { id, state, revealing, seq } of rows) {
      const table = byId.get(id) as Table;
      if (seq > table.seq) found.push([table, { what: 'log', seq }]);
      const row = table.stored?.row;
      // The game or its reveal phase has begun: clients must be told, or they would not reveal their salts.
      const begun = row?.state === 'open' && (state !== 'open' || (revealing !== null && row.revealing === null));
      if (begun) found.push([table, { what: 'info' }]);
    }
  }
  return found;
}
