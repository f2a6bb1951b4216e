import { inArray, sql } from 'drizzle-orm';
import type { ChangeNotification } from '../../storage/bus-messages.ts';
import type { Db } from '../../storage/open.ts';
import { tables } from '../../storage/schema.ts';
import type { Table } from '../table.ts';

/** Of how many tables is asked in one query. */
const AT_ONCE = 1_000;

/**
 * Where more is stored than these tables know of, as other processes would have told it: one may lose the reply to what
 * it stored, or die before it tells anybody.
 */
export async function tablesBehind(
  db: Db,
  known: readonly Table[],
): Promise<[Table, Pick<ChangeNotification, 'what' | 'seq'>][]> {
  const found: [Table, Pick<ChangeNotification, 'what' | 'seq'>][] = [];
  const byId = new Map(known.map((table) => [table.id, table]));
  const ids = [...byId.keys()];
  const length = sql<number>`coalesce((SELECT max(e.seq) FROM entries e WHERE e."table" = ${tables.id}), 0)`;
  for (let n = 0; n < ids.length; n += AT_ONCE) {
    const rows = await db
      .select({ id: tables.id, state: tables.state, revealing: tables.revealing, seq: length })
      .from(tables)
      .where(inArray(tables.id, ids.slice(n, n + AT_ONCE)));
    for (const { id, state, revealing, seq } of rows) {
      const table = byId.get(id) as Table;
      if (seq > table.seq) found.push([table, { what: 'log', seq }]);
      const row = table.stored?.row;
      // The game has begun, or salts are asked for: who is not told shows none.
      const begun = row?.state === 'open' && (state !== 'open' || (revealing !== null && row.revealing === null));
      if (begun) found.push([table, { what: 'info' }]);
    }
  }
  return found;
}
