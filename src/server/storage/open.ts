import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type { Logger } from '../log.ts';
import { storeIn } from './append.ts';
import { Bus } from './bus.ts';
import type { BusMessage, ChangeNotification } from './bus-messages.ts';
import { WriteHealth } from './health.ts';
import { runMigrations } from './migrate.ts';
import { DataDirFault } from './pglite/folder.ts';
import { DataDirInUse, type Lock, lockDataDir } from './pglite/lock.ts';
import { openPglite } from './pglite/pglite.ts';
import { closePool, openPool, watchAnswers } from './pool.ts';
import { connectionTo, openPostgres } from './postgres.ts';
import type { Entry } from './schema.ts';
import * as schema from './schema.ts';
import { storeMs, Writer } from './writer.ts';

export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export interface Storage {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Db;
  /**
   * Stores an entry of a log, many callers in one commit. True if it got its (table, seq), false if another had it.
   * Resolves once it is on the disk. Rejects if the database failed, or said nothing until one second before `databaseSeconds`: then the entry may be
   * stored or not, and only reading the log tells.
   */
  append(entry: Entry): Promise<boolean>;
  /** Tells other processes, never this one. Notes are gathered for some milliseconds, and outside any transaction. */
  notify(note: ChangeNotification): void;
  /** Hears what other processes tell, and 'lost' when notes may have gone missing. */
  onMessage(hear: (news: BusMessage) => void): void;
  /** Whether entries can be stored: by those that were lately, or by writing something. */
  ping(): Promise<void>;
  /** Whether something waits for the database, which has answered nothing since then (by `performance.now()`). */
  isSilentSince(then: number): boolean;
  /** Stores all that was taken, then closes. */
  close(): Promise<void>;
  /** Resolves if the storage can never work again. A lost connection to PostgreSQL is none: it comes back. */
  readonly dead: Promise<Error>;
}

export interface StorageOptions {
  readonly dataDir: string;
  /** A PostgreSQL database; null: PGlite in the data folder. */
  readonly databaseUrl: string | null;
  readonly log: Logger;
  /** How long anybody waits for a database that says nothing. */
  readonly databaseSeconds?: number;
}

/** Opens the storage and brings its tables up to date. */
export function openStorage({ dataDir, databaseUrl, log, databaseSeconds = 5 }: StorageOptions): Promise<Storage> {
  const ms = storeMs(databaseSeconds);
  return databaseUrl === null ? openInFolder(dataDir, log, ms) : openOnServer(databaseUrl, log, ms);
}

async function openInFolder(dataDir: string, log: Logger, ms: number): Promise<Storage> {
  try {
    return await openLocked(dataDir, await lockDataDir(dataDir), log, ms);
  } catch (error) {
    throw error instanceof DataDirInUse ? error : new DataDirFault(dataDir, error);
  }
}

async function openLocked(dataDir: string, lock: Lock, log: Logger, ms: number): Promise<Storage> {
  try {
    const { pool, dead, close } = await openPglite(dataDir, log);
    void dead.then((error) => log.fatal({ error }, 'the database has stopped'));
    try {
      await runMigrations(pool);
    } catch (error) {
      await close();
      throw error;
    }
    const writer = new Writer(storeIn(pool), ms);
    return {
      ...common('pglite', pool, pool, writer),
      // The folder belongs to this process alone.
      notify: () => undefined,
      onMessage: () => undefined,
      dead,
      close: once(async () => {
        await writer.close();
        await close();
        await lock.release();
      }),
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openOnServer(databaseUrl: string, log: Logger, ms: number): Promise<Storage> {
  const { pool, writing, close } = openPostgres(databaseUrl, log);
  try {
    await migrateOnServer(databaseUrl, log);
    const bus = await Bus.open(pool, connectionTo(databaseUrl), log);
    const writer = new Writer(storeIn(writing), ms);
    return {
      ...common('postgres', pool, writing, writer),
      notify: (note) => bus.notify(note),
      onMessage: (hear) => bus.onMessage(hear),
      dead: new Promise(() => undefined),
      close: once(async () => {
        await writer.close();
        await bus.close();
        await close();
      }),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** On a connection of its own, for a migration may take longer than any query. */
async function migrateOnServer(databaseUrl: string, log: Logger): Promise<void> {
  const pool = openPool({ ...connectionTo(databaseUrl), query_timeout: 0, max: 1 }, log);
  await runMigrations(pool).finally(() => closePool(pool));
}

function common(kind: Storage['kind'], pool: Pool, writing: Pool, writer: Writer) {
  const health = new WriteHealth(() => writing.query(PROBE));
  const watches = [...new Set([pool, writing])].map(watchAnswers);
  return {
    isSilentSince: (then: number) => watches.some((isSilent) => isSilent(then)),
    kind,
    db: drizzle(pool, { schema }),
    append: (entry: Entry) => health.watch(writer.append(entry)),
    ping: () => health.check(),
  };
}

/**
 * Writes something and commits it, as for an entry. An emptied table begins a new file: what is written to it needs new
 * room on the disk, while a row that is written over would fit in where it was, also on a full one.
 */
const PROBE = 'TRUNCATE probes; INSERT INTO probes DEFAULT VALUES';

/** Done at the first call; all others wait for the same. */
function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => {
    done ??= act();
    return done;
  };
}
