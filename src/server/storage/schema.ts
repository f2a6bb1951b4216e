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

/** Who plays: a guest, or an account with a name of its own and a password. */
export const people = pgTable(
  'people',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** The name that one signs in with, in lower case; null for guests. */
    login: text(),
    /** What the login looks like, roughly: names that look alike have the same. */
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

/** Where somebody is signed in. Only the hash of the token is kept. */
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

/** The content that games are played with, whole, by its hash. */
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
    /** The edition of its rules; null for tables that are older than editions, whose rules have only a number. */
    edition: text(),
    content: text().notNull(),
    options: jsonb().$type<Options>().notNull(),
    state: text().$type<'open' | 'playing' | 'over'>().notNull().default('open'),
    public: boolean().notNull(),
    spectators: boolean().notNull(),
    clock: jsonb().$type<Clock>().notNull(),
    eager: boolean().notNull(),
    /** Whether those who play may ask a coach. */
    coach: boolean().notNull().default(false),
    host: text().references(() => people.id, { onDelete: 'set null' }),
    seed: text().notNull(),
    /** Whether the seats' salts are in the shuffle: they are not where a record without salts is played on. */
    salted: boolean().notNull().default(true),
    /** The table of the rematch. */
    next: text(),
    /** Where it goes on from: a finished table, and after how many of its answers. */
    origin: jsonb().$type<{ table: string | null; after: number }>(),
    created: now('created'),
    /** Since when those who sit there are asked to show their salts; null before and after. */
    revealing: moment('revealing'),
    started: moment('started'),
    ended: moment('ended'),
    result: jsonb().$type<Result>(),
    // What follows is a cache of what the log says, brought up to date now and then, and at start.
    /** The last entry of the log that these fields know of. */
    seq: integer().notNull().default(0),
    asked: smallint().array().notNull().default(sql`'{}'`),
    /** When somebody's time runs out; where a bot is to answer, some seconds after these fields were written. */
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
    /** Only this person may take it. */
    keptFor: text('kept_for').references(() => people.id, { onDelete: 'set null' }),
    bot: text(),
    salt: text().notNull().default(''),
    /** The hash of a salt that is not shown yet, or was never shown; null where none was promised. */
    saltCommitment: text('salt_commitment'),
  },
  (t) => [
    primaryKey({ columns: [t.table, t.seat] }),
    uniqueIndex('seats_person').on(t.person, t.table),
    // Few seats are kept for anybody.
    index('seats_kept_for').on(t.keptFor).where(sql`${t.keptFor} IS NOT NULL`),
  ],
);

/** The log: with the table's row it is the whole game. Nothing in it is ever changed. */
export const entries = pgTable(
  'entries',
  {
    // No reference to `tables`: checking it would cost a third of the answers a second, and a table with a log stays.
    table: text().notNull(),
    /** From 1, without a gap. Two processes that want the same one race for it. */
    seq: integer().notNull(),
    kind: text().$type<EntryKind>().notNull(),
    seat: smallint().notNull(),
    /** The words of an answer, or the reason of an absence. */
    say: text().notNull().default(''),
    /** Milliseconds since the game began. */
    at: bigint({ mode: 'number' }).notNull(),
    /** What made a bot answer so, in words of the game, where all may know it. */
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

/** "This looks wrong": a record cut to the place, with the reporter's words. */
export const reports = pgTable('reports', {
  id: text().primaryKey(),
  table: text().notNull(),
  person: text().references(() => people.id, { onDelete: 'set null' }),
  words: text().notNull(),
  record: jsonb().$type<GameRecord>().notNull(),
  created: now('created'),
});

/** When each server process last said that it lives, and whether it has stopped in good order. */
export const nodes = pgTable('nodes', {
  id: text().primaryKey(),
  beat: now('beat'),
  stopped: boolean().notNull().default(false),
});

/** When no server lived: nobody's time ran then. */
export const downtimes = pgTable('downtimes', {
  from: moment('from').primaryKey(),
  to: moment('to').notNull(),
});

/** Holds nothing: it is written to where somebody wants to know whether anything can be stored (see `PROBE`). */
export const probes = pgTable('probes', { at: now('at') });
