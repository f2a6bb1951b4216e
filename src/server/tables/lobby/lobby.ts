import { randomBytes } from 'node:crypto';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { type AnyGame, type Bar, type GameRecord, type Seat, settle } from '../../../kernel/index.ts';
import { refuse } from '../../../protocol/refusal/refusal.ts';
import type { NewTable } from '../../../protocol/table.ts';
import { newId } from '../../storage/id.ts';
import type { Db } from '../../storage/open.ts';
import { people, seats, tables } from '../../storage/schema.ts';
import type { CurrentVersion } from '../game-loader.ts';
import { type Refused, readTable, type StoredTable, setSeat, withTable } from '../table-rows.ts';
import { begin, isRevealing, leaveToBot, NO_SALT, type Revealing, type SaltGiven } from './salts.ts';

/**
 * Creating tables, and everything done to a table before its game begins. Each function is one database transaction.
 */

export const newSeed = (): string => randomBytes(32).toString('hex');

/**
 * The refusal if somebody already has `most` unfinished tables, else null. It locks the person's row until the
 * transaction ends, so that two requests at once, even in different processes, cannot both take the last place.
 */
async function barIfFull(tx: Db, person: string, most: number, except?: string): Promise<Bar | null> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, person)).for('no key update');
  return (await unfinished(tx, person, except)) < most ? null : refuse('too-many-tables');
}

/** Refuses the action once the game has begun or its salts are being revealed: from then on seats are fixed. */
const whileOpen =
  <T>(act: (tx: Db, stored: StoredTable) => Promise<T | Refused>) =>
  async (tx: Db, stored: StoredTable): Promise<T | Refused> =>
    stored.row.state === 'open' && !isRevealing(stored) ? act(tx, stored) : { bar: refuse('has-started') };

const isFree = ({ person, bot }: { person: string | null; bot: string | null }): boolean =>
  person === null && bot === null;

/**
 * Creates a table whose host sits on its first seat for a person. The whole game follows from the seed. Refused if the
 * host already has `most` unfinished tables.
 */
export async function makeTable(
  db: Db,
  game: AnyGame,
  wanted: NewTable,
  host: string,
  seed: string,
  most: number,
): Promise<{ readonly id: string } | Refused> {
  const { options, faults } = settle(game.seating, wanted.seats.length, wanted.options);
  if (faults.length > 0) return { bar: faults[0]?.bar ?? refuse('bad-options'), faults };
  const own = wanted.seats.indexOf(null);
  if (own === -1) return { bar: refuse('bad-options'), faults: [{ path: 'seats', message: 'has no seat for you' }] };
  const id = newId();
  return db.transaction(async (tx) => {
    const full = await barIfFull(tx, host, most);
    if (full !== null) return { bar: full };
    const { public: listed, spectators, clock, eager } = wanted;
    // In a game against bots only, asking the coach disadvantages nobody.
    const coach = wanted.coach ?? wanted.seats.filter((bot) => bot === null).length === 1;
    const { name, version: rules, edition, content } = game;
    const common = {
      id,
      game: name,
      rules,
      edition,
      content,
      options,
      public: listed,
      spectators,
      clock,
      eager,
      coach,
      host,
    };
    await tx.insert(tables).values({ ...common, seed });
    await tx.insert(seats).values(
      wanted.seats.map((bot, seat) => ({
        table: id,
        seat,
        bot,
        person: seat === own ? host : null,
      })),
    );
    return { id };
  });
}

/**
 * Takes the named seat, or the first that is free or reserved for this person. For somebody who is already seated it
 * only sets or replaces the commitment to their salt. That is fair, because the commitment to the seed was published
 * first.
 */
export const join = (
  db: Db,
  id: string,
  person: string,
  wanted: Seat | undefined,
  salt: SaltGiven,
  revealing: Revealing,
  most: number,
) =>
  withTable(
    db,
    id,
    whileOpen(async (tx, stored) => {
      const own = stored.seats.find((seat) => seat.person === person);
      if (own !== undefined && wanted !== undefined && wanted !== own.seat) return { bar: refuse('already-seated') };
      const free = stored.seats.filter(isFree);
      const kept = free.find(({ keptFor }) => keptFor === person);
      const seat =
        own ??
        (wanted === undefined
          ? (kept ?? free.find(({ keptFor }) => keptFor === null))
          : free.find((other) => other.seat === wanted));
      if (seat === undefined) return { bar: refuse(wanted === undefined ? 'table-full' : 'seat-taken') };
      if (seat.keptFor !== null && seat.keptFor !== person) return { bar: refuse('seat-kept') };
      const full = own === undefined ? await barIfFull(tx, person, most, id) : null;
      if (full !== null) return { bar: full };
      await setSeat(tx, id, seat.seat, { person, keptFor: null, ...salt });
      await startIfEager(tx, id, revealing);
      return true;
    }),
  );

/**
 * Leaves an open table. If the host leaves, another person becomes the host; the last person to leave deletes the
 * table.
 */
export const standUp = (db: Db, id: string, person: string) =>
  withTable(
    db,
    id,
    whileOpen(async (tx, stored) => {
      const own = stored.seats.filter(({ person: by, keptFor }) => by === person || keptFor === person);
      if (own.length === 0) return { bar: refuse('not-seated') };
      if (await handOver(tx, stored, person))
        for (const { seat } of own) await setSeat(tx, id, seat, { person: null, keptFor: null, ...NO_SALT });
      return true;
    }),
  );

/**
 * Empties the seat of a person whose account is being deleted, at a table whose game has not begun. During the reveal
 * phase the seat goes to a bot instead.
 */
export const vacate = (db: Db, id: string, person: string, now: number) =>
  withTable(db, id, async (tx, stored) => {
    if (!isRevealing(stored)) return standUp(tx, id, person);
    const own = stored.seats.find((seat) => seat.person === person);
    if (own !== undefined && (await handOver(tx, stored, person))) await leaveToBot(tx, stored, own, now);
    return true;
  });

/** Makes another person the host if this one was. Deletes the table and returns false if nobody else is left. */
async function handOver(tx: Db, { row, seats }: StoredTable, person: string): Promise<boolean> {
  const others = seats.flatMap(({ person: other, keptFor }) => other ?? keptFor ?? []);
  const host = others.find((other) => other !== person);
  if (host === undefined) await tx.delete(tables).where(eq(tables.id, row.id));
  else if (row.host === person) await tx.update(tables).set({ host }).where(eq(tables.id, row.id));
  return host !== undefined;
}

/** The refusal if this person may not act as host, else null. The host must also be seated. */
function hostBar({ row, seats }: StoredTable, person: string): Bar | null {
  if (row.host !== person) return refuse('not-host');
  return seats.some((seat) => seat.person === person) ? null : refuse('not-seated');
}

/** The host puts a bot on a free seat, or (null) removes one. */
export const placeBot = (db: Db, id: string, person: string, seat: Seat, bot: string | null, revealing: Revealing) =>
  withTable(
    db,
    id,
    whileOpen(async (tx, stored) => {
      const bar = hostBar(stored, person);
      if (bar !== null) return { bar };
      const there = stored.seats[seat];
      if (there === undefined || there.person !== null) return { bar: refuse('seat-taken') };
      await setSeat(tx, id, seat, { bot, keptFor: null });
      await startIfEager(tx, id, revealing);
      return true;
    }),
  );

export const start = (db: Db, id: string, person: string, revealing: Revealing) =>
  withTable(
    db,
    id,
    whileOpen(async (tx, stored) => {
      const bar = hostBar(stored, person);
      if (bar !== null) return { bar };
      if (stored.seats.some(isFree)) return { bar: refuse('seats-free') };
      await begin(tx, stored, revealing);
      return true;
    }),
  );

async function startIfEager(tx: Db, id: string, revealing: Revealing): Promise<void> {
  const stored = (await readTable(tx, id)) as StoredTable;
  if (stored.row.eager && !stored.seats.some(isFree)) await begin(tx, stored, revealing);
}

/**
 * Creates the next table for the same people, bots and options, under the rules in `today`. Every seat is reserved for
 * its owner, also that of whoever asked, and the game starts when all of them have come. If the rematch exists already,
 * returns it.
 */
export const rematch = (db: Db, id: string, person: string, seed: string, today: CurrentVersion, most: number) =>
  withTable(db, id, async (tx, { row, seats: before }) => {
    if (row.state === 'open') return { bar: refuse('not-over') };
    if (!before.some((seat) => seat.person === person)) return { bar: refuse('not-seated') };
    if (row.next !== null && (await readTable(tx, row.next)) !== null) return { id: row.next };
    const full = await barIfFull(tx, person, most);
    if (full !== null) return { bar: full };
    const next = newId();
    const { game, public: listed, spectators, clock, coach } = row;
    const common = { ...today, game, public: listed, spectators, clock, coach };
    await tx.insert(tables).values({ ...common, id: next, eager: true, host: person, seed });
    await tx
      .insert(seats)
      .values(before.map(({ seat, person: keptFor, bot }) => ({ table: next, seat, bot, keptFor })));
    await tx.update(tables).set({ next }).where(eq(tables.id, id));
    return { id: next };
  });

/**
 * Creates a table that continues a record after its first `after` answers, for one person against bots. The caller has
 * already replayed the record up to there.
 */
export async function goOn(
  db: Db,
  record: GameRecord,
  { version: rules, edition }: AnyGame,
  { after, seat, bot, person, table }: { after: number; seat: Seat; bot: string; person: string; table: string | null },
  most: number,
  now: number,
): Promise<{ readonly id: string } | Refused> {
  const id = newId();
  const answers = record.answers.slice(0, after);
  const began = new Date(now - Math.ceil(answers.at(-1)?.at ?? 0));
  return db.transaction(async (tx) => {
    const full = await barIfFull(tx, person, most);
    if (full !== null) return { bar: full };
    const { game, content, options, seed, salts } = record;
    const settings = { public: false, spectators: true, clock: { kind: 'none' } as const, eager: false, coach: true };
    await tx.insert(tables).values({
      ...settings,
      ...{
        id,
        game,
        rules,
        edition,
        content,
        options,
        seed,
        host: person,
        origin: { table, after },
        salted: salts.length > 0,
      },
      ...{ state: 'playing', started: began, due: new Date(now) },
    });
    await tx.insert(seats).values(
      Array.from({ length: record.seats }, (_, n) => ({
        ...{ table: id, seat: n, salt: salts[n] ?? '' },
        ...(n === seat ? { person } : { bot }),
      })),
    );
    if (answers.length === 0) return { id };
    // All entries in one JSON parameter: an INSERT with thousands of parameters would block the database for too long.
    const log = answers.map(({ seat: by, say, at, aside }) => ({
      ...{ by, say, at: Math.ceil(at) },
      kind: aside ? 'aside' : 'answer',
    }));
    await tx.execute(sql`
      INSERT INTO entries ("table", seq, kind, seat, say, at)
      SELECT ${id}, n, given->>'kind', (given->>'by')::smallint, given->>'say', (given->>'at')::bigint
      FROM jsonb_array_elements(${JSON.stringify(log)}::jsonb) WITH ORDINALITY AS answers(given, n)`);
    return { id };
  });
}

/** How many unfinished tables somebody has: those where they are seated, and rematches that they created. */
export async function unfinished(db: Db, person: string, except = ''): Promise<number> {
  const theirs = or(eq(seats.person, person), and(eq(seats.keptFor, person), eq(tables.host, person)));
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.table))
    .where(and(theirs, ne(tables.state, 'over'), ne(tables.id, except)));
  return row?.count ?? 0;
}
