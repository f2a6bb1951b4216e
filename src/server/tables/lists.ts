import { and, desc, eq, inArray, ne, or } from 'drizzle-orm';
import type { Listed } from '../../protocol/table.ts';
import type { Db } from '../storage/open.ts';
import { seats, tables } from '../storage/schema.ts';
import { listedFor } from './info.ts';
import { readTables } from './rows.ts';

/** How many tables a list shows. */
const LISTED = 100;
const PER_HOST = 3;

type IsHere = (table: string, person: string) => boolean;

const listed = async (db: Db, ids: readonly { id: string }[], reader: string, isHere: IsHere): Promise<Listed[]> =>
  (
    await readTables(
      db,
      ids.map(({ id }) => id),
    )
  ).map((stored) => listedFor(stored, reader, (person) => isHere(stored.row.id, person)));

/** The lobby: public tables that one could join or watch, newest first. */
export async function publicTables(db: Db, reader: string, isHere: IsHere): Promise<Listed[]> {
  const ids = await db
    .select({ id: tables.id, host: tables.host })
    .from(tables)
    .where(and(eq(tables.public, true), ne(tables.state, 'over')))
    // Those that wait for players first.
    .orderBy(desc(eq(tables.state, 'open')), desc(tables.created))
    .limit(5 * LISTED);
  // Nobody fills the lobby alone.
  const hosts = new Map<string | null, number>();
  const fair = ids.filter(({ host }) => {
    const count = (hosts.get(host) ?? 0) + 1;
    hosts.set(host, count);
    return count <= PER_HOST;
  });
  return listed(db, fair.slice(0, LISTED), reader, isHere);
}

/** Where somebody sits or is expected: what waits for them first, then the newest. */
export async function tablesOf(db: Db, reader: string, isHere: IsHere, skip = 0): Promise<Listed[]> {
  const mine = db
    .select({ table: seats.table })
    .from(seats)
    .where(or(eq(seats.person, reader), eq(seats.keptFor, reader)));
  const ids = await db
    .select({ id: tables.id })
    .from(tables)
    .where(inArray(tables.id, mine))
    // Unfinished ones are never pushed out by finished ones.
    .orderBy(desc(ne(tables.state, 'over')), desc(tables.created))
    .limit(LISTED)
    .offset(skip);
  const list = await listed(db, ids, reader, isHere);
  return [...list.filter(({ waits }) => waits), ...list.filter(({ waits }) => !waits)];
}
