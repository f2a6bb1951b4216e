import { and, desc, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { ListedTable } from '../../../protocol/table.ts';
import type { Db } from '../../storage/open.ts';
import { seats, tables } from '../../storage/schema.ts';
import { listedFor } from '../info.ts';
import { readTables } from '../table-rows.ts';

/** How many tables a list shows. */
const LISTED = 100;
const PER_HOST = 3;
/** How many of somebody's own tables they are told of by themselves. */
const TOLD = 50;
/** How many tables are asked about at once. */
const AT_ONCE = 1_000;

type IsHere = (table: string, person: string) => boolean;

const listed = async (
  db: Db,
  ids: readonly { id: string }[],
  reader: string | null,
  isHere: IsHere,
): Promise<ListedTable[]> =>
  (
    await readTables(
      db,
      ids.map(({ id }) => id),
    )
  ).map((stored) => listedFor(stored, reader, (person) => isHere(stored.row.id, person)));

/** The lobby: public tables that one could join or watch, newest first. Strangers may look too. */
export async function publicTables(db: Db, reader: string | null, isHere: IsHere): Promise<ListedTable[]> {
  // Those that wait for players first.
  const order = sql`${tables.state} = 'open' DESC, ${tables.created} DESC`;
  const ranked = db
    .select({
      id: tables.id,
      place: sql<number>`row_number() OVER (ORDER BY ${order})`.as('place'),
      ofHost: sql<number>`row_number() OVER (PARTITION BY ${tables.host} ORDER BY ${order})`.as('of_host'),
    })
    .from(tables)
    .where(and(eq(tables.public, true), inArray(tables.state, ['open', 'playing'])))
    .as('ranked');
  // Nobody fills the lobby alone: what a host has beyond the most is left out before anything is cut off, and where there
  // are too many even so, a host's second table gives way to the first of another.
  const fair = await db
    .select({ id: ranked.id, place: ranked.place })
    .from(ranked)
    .where(lte(ranked.ofHost, PER_HOST))
    .orderBy(ranked.ofHost, ranked.place)
    .limit(LISTED);
  fair.sort((a, b) => Number(a.place) - Number(b.place));
  return listed(db, fair, reader, isHere);
}

/** Where somebody sits or is expected: what waits for them first, then the newest. */
export async function tablesOf(db: Db, reader: string, isHere: IsHere, skip = 0): Promise<ListedTable[]> {
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

/** Of each of these people the unfinished tables: what waits for them first, then the newest. */
export async function unfinishedOf(
  db: Db,
  readers: readonly string[],
  isHere: IsHere,
): Promise<Map<string, readonly ListedTable[]>> {
  const where = (column: typeof seats.person | typeof seats.keptFor) =>
    db
      .select({
        reader: sql<string>`${column}`,
        id: tables.id,
        waits: sql<boolean>`${seats.person} IS NOT NULL AND ${tables.state} = 'playing' AND ${seats.seat} = ANY(${tables.asked})`,
        created: tables.created,
      })
      .from(seats)
      .innerJoin(tables, eq(tables.id, seats.table))
      .where(and(inArray(column, [...readers]), ne(tables.state, 'over')));
  const found = [...(await where(seats.person)), ...(await where(seats.keptFor))];
  found.sort((a, b) => Number(b.waits) - Number(a.waits) || b.created.getTime() - a.created.getTime());
  const ids = new Map(readers.map((reader) => [reader, new Set<string>()]));
  for (const { reader, id } of found) {
    const mine = ids.get(reader) as Set<string>;
    if (mine.size < TOLD) mine.add(id);
  }
  const all = await readTables(db, [...new Set([...ids.values()].flatMap((mine) => [...mine]))]);
  const byId = new Map(all.map((stored) => [stored.row.id, stored]));
  const shown = (reader: string, id: string): ListedTable | [] => {
    const stored = byId.get(id);
    return stored === undefined ? [] : listedFor(stored, reader, (person) => isHere(id, person));
  };
  return new Map([...ids].map(([reader, mine]) => [reader, [...mine].flatMap((id) => shown(reader, id))]));
}

/** Who sits at these tables, or is expected there. */
export async function peopleAt(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const people = new Set<string>();
  for (let n = 0; n < ids.length; n += AT_ONCE) {
    const there = await db
      .select({ person: seats.person, keptFor: seats.keptFor })
      .from(seats)
      .where(inArray(seats.table, ids.slice(n, n + AT_ONCE)));
    for (const { person, keptFor } of there) for (const one of [person, keptFor]) if (one !== null) people.add(one);
  }
  return people;
}
