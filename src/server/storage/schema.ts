import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { GameRecord, Options, Result } from '../../kernel/index.ts';
import type { Remark } from '../../protocol/remark.ts';
import type { Clock } from '../../protocol/table.ts';
import type { EntryKind } from '../../table/index.ts';
import { FOLD } from '../people/confusable-names.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const now = (name: string) => moment(name).notNull().defaultNow();
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** People who play: guests, and accounts with a unique name and a password. */
export const people = pgTable(
  'people',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** The name to sign in with, in lower case; null for guests. */
    login: text(),
    /** The folded login (see `FOLD`): names that look alike have the same. */
    fold: text().generatedAlwaysAs(
      (): SQL => sql.raw(`translate(normalize("login", NFD), ${quoted(FOLD.from)}, ${quoted(FOLD.to)})`),
    ),
    password: text(),
    language: text().notNull().default('en'),
    created: now('created'),
    /** When they were last connected. */
    seen: now('seen'),
  },
  (t) => [uniqueIndex('people_login').on(t.login), index('people_fold').on(t.fold)],
);

/** Sign-ins. Only the hash of the token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    token: text().primaryKey(),
    person: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    created: now('created'),
    seen: now('seen'),
  },
  (t) => [index('sessions_person').on(t.person)],
);

/** The packs of games, complete, by their hash. */
export const packs = pgTable('packs', {
  hash: text().primaryKey(),
  game: text().notNull(),
  pack: jsonb().notNull(),
  by: text().references(() => people.id, { onDelete: 'set null' }),
  created: now('created'),
});

export const tables = pgTable(
  'tables',
  {
    id: text().primaryKey(),
    game: text().notNull(),
    rules: integer().notNull(),
    /**
     * The edition of its rules; null for tables from before there were editions, which have only the number of the
     * rules.
     */
    edition: text(),
    content: text().notNull(),
    options: jsonb().$type<Options>().notNull(),
    state: text().$type<'open' | 'playing' | 'over'>().notNull().default('open'),
    public: boolean().notNull(),
    spectators: boolean().notNull(),
    clock: jsonb().$type<Clock>().notNull(),
    eager: boolean().notNull(),
    /** Whether the players may ask the coach. */
    coach: boolean().notNull().default(false),
    host: text().references(() => people.id, { onDelete: 'set null' }),
    seed: text().notNull(),
    /** Whether the shuffle uses the seats' salts; false if the table continues a record without salts. */
    salted: boolean().notNull().default(true),
    /** The table of the rematch. */
    next: text(),
    /** The finished table that this game continues, and after how many of its answers. */
    origin: jsonb().$type<{ table: string | null; after: number }>(),
    created: now('created'),
    /** When the reveal phase began; null before and after it. */
    revealing: moment('revealing'),
    started: moment('started'),
    ended: moment('ended'),
    result: jsonb().$type<Result>(),
    // The following columns cache what the log says. They are updated from time to time, and at start.
    /** The last entry of the log that the cache includes. */
    seq: integer().notNull().default(0),
    asked: smallint().array().notNull().default(sql`'{}'`),
    /** When somebody's time runs out or, if a bot is to answer, some seconds after these columns were written. */
    due: moment('due'),
  },
  (t) => [index('tables_state').on(t.state, t.created), index('tables_due').on(t.due)],
);

export const seats = pgTable(
  'seats',
  {
    table: text()
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    seat: smallint().notNull(),
    person: text().references(() => people.id, { onDelete: 'set null' }),
    /** The person for whom the seat is reserved. */
    keptFor: text('kept_for').references(() => people.id, { onDelete: 'set null' }),
    bot: text(),
    salt: text().notNull().default(''),
    /** The hash of a salt that has not been revealed; null if there is no commitment. */
    saltCommitment: text('salt_commitment'),
  },
  (t) => [
    primaryKey({ columns: [t.table, t.seat] }),
    uniqueIndex('seats_person').on(t.person, t.table),
    // Few seats are reserved.
    index('seats_kept_for').on(t.keptFor).where(sql`${t.keptFor} IS NOT NULL`),
  ],
);

/** The logs of all tables: with its row, a table's log is the whole game. Entries are never changed. */
export const entries = pgTable(
  'entries',
  {
    // No foreign key to `tables`: checking it would cost a third of the throughput, and a table with a log is never
    // deleted.
    table: text().notNull(),
    /** From 1, without gaps. Two processes that store the same number compete for it. */
    seq: integer().notNull(),
    kind: text().$type<EntryKind>().notNull(),
    seat: smallint().notNull(),
    /** The words of an answer, or the reason of an absence. */
    say: text().notNull().default(''),
    /** Milliseconds since the game began. */
    at: bigint({ mode: 'number' }).notNull(),
    /** A bot's reason for its answer, in words of the game, if everybody may know it. */
    why: text(),
  },
  (t) => [primaryKey({ columns: [t.table, t.seq] })],
);

export type Entry = typeof entries.$inferSelect;

export const chat = pgTable(
  'chat',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    table: text()
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    person: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Empty if the line is a remark. */
    text: text().notNull(),
    remark: jsonb().$type<Remark>(),
    at: now('at'),
  },
  (t) => [index('chat_table').on(t.table, t.id)],
);

export const mutes = pgTable(
  'mutes',
  {
    person: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    muted: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.person, t.muted] })],
);

/** Reports of problems: a record up to that point, with the reporter's words. */
export const reports = pgTable('reports', {
  id: text().primaryKey(),
  table: text().notNull(),
  person: text().references(() => people.id, { onDelete: 'set null' }),
  words: text().notNull(),
  record: jsonb().$type<GameRecord>().notNull(),
  created: now('created'),
});

/** The server processes: when each wrote its last heartbeat, and whether it has stopped properly. */
export const nodes = pgTable('nodes', {
  id: text().primaryKey(),
  beat: now('beat'),
  stopped: boolean().notNull().default(false),
});

/** When no server process ran: players' clocks stood still. */
export const downtimes = pgTable('downtimes', {
  from: moment('from').primaryKey(),
  to: moment('to').notNull(),
});

/** Written to only to find out whether the database can store anything (see `PROBE`). */
export const probes = pgTable('probes', { at: now('at') });
