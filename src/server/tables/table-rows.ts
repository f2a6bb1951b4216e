import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Bar, Fault, Seat } from '../../kernel/index.ts';
import type { Person } from '../../protocol/person.ts';
import { refuse } from '../../protocol/refusal/refusal.ts';
import type { Db } from '../storage/open.ts';
import { type Entry, entries, people, seats, tables } from '../storage/schema.ts';

export type TableRow = typeof tables.$inferSelect;
export type SeatRow = typeof seats.$inferSelect;

/** A person as a table knows them. */
export interface KnownPerson extends Person {
  readonly seen: Date;
}

/** A stored table: its row, its seats in order, and the people who sit there. */
export interface StoredTable {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly people: ReadonlyMap<string, KnownPerson>;
}

export async function readTable(db: Db, id: string): Promise<StoredTable | null> {
  return (await readTables(db, [id]))[0] ?? null;
}

/** Several tables at once, in the order of their ids. */
export async function readTables(db: Db, ids: readonly string[]): Promise<StoredTable[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(tables)
    .where(inArray(tables.id, [...ids]));
  const seated = await db
    .select()
    .from(seats)
    .where(inArray(seats.table, [...ids]))
    .orderBy(asc(seats.seat));
  const known = await knownPeople(
    db,
    seated.flatMap(({ person, keptFor }) => [person ?? [], keptFor ?? []].flat()),
  );
  const byId = new Map(rows.map((row) => [row.id, { row, seats: [] as SeatRow[], people: known }]));
  for (const seat of seated) byId.get(seat.table)?.seats.push(seat);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The refusal of a change to a table. */
export type Refused = { readonly bar: Bar; readonly faults?: readonly Fault[] };

/** Changes a table while holding a lock on its row. */
export async function withTable<T>(
  db: Db,
  id: string,
  act: (tx: Db, stored: StoredTable) => Promise<T | Refused>,
): Promise<T | Refused> {
  return db.transaction(async (tx) => {
    await tx.select({ id: tables.id }).from(tables).where(eq(tables.id, id)).for('update');
    const stored = await readTable(tx, id);
    return stored === null ? { bar: refuse('no-such-table') } : act(tx, stored);
  });
}

export const setSeat = (tx: Db, table: string, seat: Seat, values: Partial<typeof seats.$inferInsert>) =>
  tx
    .update(seats)
    .set(values)
    .where(and(eq(seats.table, table), eq(seats.seat, seat)));

async function knownPeople(db: Db, ids: readonly string[]): Promise<Map<string, KnownPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: people.id, name: people.name, login: people.login, seen: people.seen })
    .from(people)
    .where(inArray(people.id, [...new Set(ids)]));
  return new Map(rows.map(({ login, ...person }) => [person.id, { ...person, guest: login === null }]));
}

/** The entries of a table's log after number `after`. */
export const readLog = (db: Db, table: string, after = 0): Promise<Entry[]> =>
  db
    .select()
    .from(entries)
    .where(and(eq(entries.table, table), gt(entries.seq, after)))
    .orderBy(asc(entries.seq));
