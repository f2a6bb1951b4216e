import { existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDatabase, type TestDatabase } from '../../testing/database/databases.ts';
import { openStorage, type Storage } from '../open.ts';
import type { Entry } from '../schema.ts';
import { DataDirInUse } from './lock.ts';
import { checkpoint, vacuum } from './maintenance.ts';

const entry = (table: string, seq: number): Entry => ({
  table,
  seq,
  kind: 'answer',
  seat: 0,
  say: '',
  at: 0,
  why: null,
});
const poolOf = ({ db }: Storage): Pool => (db as unknown as { $client: Pool }).$client;

test('the first start makes the data folder and the database, whatever a start that was stopped left behind', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'grimalkin-first-'));
  const dataDir = join(parent, 'not', 'there');
  mkdirSync(join(dataDir, 'database.new'), { recursive: true });
  writeFileSync(join(dataDir, 'database.new', 'PG_VERSION'), 'half');
  const storage = await openStorage({ dataDir, databaseUrl: null, log: pino({ level: 'silent' }) });
  expect(await storage.append(entry('a', 1))).toBe(true);
  expect(existsSync(join(dataDir, 'database.new'))).toBe(false);
  await storage.close();
  rmSync(parent, { recursive: true });
});

describe('a data folder', () => {
  let database: TestDatabase;
  let storage: Storage;
  beforeAll(async () => {
    database = await makeDatabase('pglite');
    storage = await database.open();
  });
  afterAll(async () => {
    await storage.close();
    await database.remove();
  });

  const one = async (query: string): Promise<string> => {
    const { rows } = await storage.db.execute<{ it: string }>(sql.raw(query));
    return `${rows[0]?.it}`;
  };

  test('belongs to one storage at a time', async () => {
    await expect(database.open()).rejects.toThrow(DataDirInUse);
    await storage.ping();
  });

  test('is synced to the disk', async () => {
    expect(await one('SELECT setting AS it FROM pg_settings WHERE name = $$fsync$$')).toBe('on');
    expect(await one('SELECT setting AS it FROM pg_settings WHERE name = $$synchronous_commit$$')).toBe('on');
    // The only way to sync that PGlite passes on.
    expect(await one('SELECT setting AS it FROM pg_settings WHERE name = $$wal_sync_method$$')).toBe('fsync');
  });

  test('has its log cut when it has grown, and only then', async () => {
    const begin = () => one('SELECT redo_lsn AS it FROM pg_control_checkpoint()');
    const before = await begin();
    await storage.append(entry('log', 1));
    await checkpoint(poolOf(storage), 1024 * 1024);
    expect(await begin()).toBe(before);
    await checkpoint(poolOf(storage), 100);
    expect(await begin()).not.toBe(before);
  });

  test('is cleared of old rows', async () => {
    await storage.db.execute(sql`INSERT INTO people (id, name) SELECT n, 'x' FROM generate_series(1, 1000) n`);
    for (let round = 0; round < 5; round++) await storage.db.execute(sql`UPDATE people SET name = name || '.'`);
    const size = () => one("SELECT pg_relation_size('people') AS it");
    const before = Number(await size());
    await vacuum(poolOf(storage));
    await storage.db.execute(sql`UPDATE people SET name = 'y'`);
    expect(Number(await size())).toBe(before);
    expect(await one("SELECT reltuples AS it FROM pg_class WHERE relname = 'people'")).toBe('1000');
  });
});

describe('a database that breaks', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await makeDatabase('pglite');
  });
  afterAll(() => database.remove());

  test('while it runs is dead: all who wait are told why, and so is whoever comes later', async () => {
    const storage = await database.open();
    rmSync(join(database.dataDir, 'database', 'pg_wal'), { recursive: true });
    const cut = storage.db.execute(sql`SELECT pg_switch_wal()`).catch((error) => error);
    const stored = storage.append(entry('a', 1)).catch((error) => error);
    const { message } = await storage.dead;
    expect(message).toMatch(/^the database has stopped: could not .*pg_wal/);
    expect(await cut).toBeInstanceOf(Error);
    expect(await stored).toBeInstanceOf(Error);
    await expect(storage.append(entry('a', 2))).rejects.toThrow('has stopped');
    await expect(storage.ping()).rejects.toThrow('has stopped');
    await storage.close();
  });

  test('before it starts does not start, says why, and leaves the folder to others', async () => {
    truncateSync(join(database.dataDir, 'database', 'global', 'pg_control'), 100);
    for (let attempt = 0; attempt < 2; attempt++)
      await expect(database.open()).rejects.toThrow(/^The data folder .* cannot be used: the database has stopped: \S/);
  });
});
