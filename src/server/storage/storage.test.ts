import { asc, eq, getTableName, isTable, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, makeDatabase, type TestDatabase } from '../testing/database/databases.ts';
import { newId } from './id.ts';
import type { Storage } from './open.ts';
import * as schema from './schema.ts';
import { type Entry, entries, people, tables } from './schema.ts';

const entry = (table: string, seq: number, more: Partial<Entry> = {}): Entry => ({
  ...{ table, seq, kind: 'answer', seat: 0, say: 'pass', at: seq * 10, why: null },
  ...more,
});

describe.each(DATABASES)('on %s', (kind) => {
  let database: TestDatabase;
  let storage: Storage;
  beforeAll(async () => {
    database = await makeDatabase(kind);
    storage = await database.open();
  });
  afterAll(async () => {
    await storage.close();
    await database.remove();
  });

  const logOf = (table: string) =>
    storage.db.select().from(entries).where(eq(entries.table, table)).orderBy(asc(entries.seq));
  const commits = async () => {
    const { rows } = await storage.db.execute<{ id: string }>(sql`SELECT pg_current_xact_id()::text AS id`);
    return Number(rows[0]?.id);
  };

  test('entries come back as they were stored, in the order of their numbers', async () => {
    const table = newId();
    const log = [
      entry(table, 1, { say: 'play "ruby\\dust", {side} NULL', at: 2 ** 40 }),
      entry(table, 2, { kind: 'away', seat: 3, say: '' }),
      entry(table, 3, { say: "ünïcödé 🂡, O'Hara\nand so on" }),
      entry(table, 4, { say: 'NULL' }),
    ];
    const stored = [...log].reverse().map((entry) => storage.append(entry));
    expect(await Promise.all(stored)).toEqual([true, true, true, true]);
    expect(await logOf(table)).toEqual(log);
  });

  test('a place that is taken is not given away again, and what is there stays', async () => {
    const table = newId();
    expect(await storage.append(entry(table, 1, { say: 'first' }))).toBe(true);
    expect(await storage.append(entry(table, 1, { say: 'second' }))).toBe(false);
    const [a, b, c] = [entry(table, 2, { say: 'a' }), entry(table, 2, { say: 'b' }), entry(table, 3)];
    expect(await Promise.all([a, b, c].map((entry) => storage.append(entry)))).toEqual([true, false, true]);
    expect((await logOf(table)).map(({ say }) => say)).toEqual(['first', 'a', 'pass']);
  });

  test('hundreds that come together are stored in a few commits', async () => {
    const table = newId();
    const before = await commits();
    const stored = Array.from({ length: 600 }, (_, n) => storage.append(entry(table, n + 1)));
    expect(new Set(await Promise.all(stored))).toEqual(new Set([true]));
    // The two looks at the counter are transactions as well, and PostgreSQL may be busy with something of its own.
    expect((await commits()) - before).toBeLessThan(10);
    expect(await logOf(table)).toHaveLength(600);
  });

  test('one after the other is also stored, each before it is told', async () => {
    const table = newId();
    for (let seq = 1; seq <= 5; seq++) {
      await storage.append(entry(table, seq));
      expect(await logOf(table)).toHaveLength(seq);
    }
  });

  test('a failed entry is told to who appended it, and the storage goes on', async () => {
    const table = newId();
    await expect(storage.append(entry(table, 1, { seat: 70_000 }))).rejects.toThrow('out of range');
    await expect(storage.append(entry(table, 1, { say: 'a\0b' }))).rejects.toThrow();
    expect(await storage.append(entry(table, 1))).toBe(true);
    await expect(storage.db.execute(sql`SELECT nothing`)).rejects.toThrow();
    await storage.ping();
  });

  test('a transaction is kept whole or not at all, while others go on', async () => {
    const person = (id: string) => ({ id, name: id });
    const [kept, dropped, table] = [newId(), newId(), newId()];
    const appended: Promise<boolean>[] = [];
    await storage.db.transaction(async (tx) => {
      await tx.insert(people).values(person(kept));
      appended.push(storage.append(entry(table, 1)));
      await tx.update(people).set({ name: 'Kim' }).where(eq(people.id, kept));
    });
    const failed = storage.db.transaction(async (tx) => {
      await tx.insert(people).values(person(dropped));
      appended.push(storage.append(entry(table, 2)));
      await tx.insert(people).values(person(dropped));
    });
    await expect(failed).rejects.toThrow();
    await expect(storage.db.transaction(async (tx) => tx.rollback())).rejects.toThrow();
    expect(await Promise.all(appended)).toEqual([true, true]);
    const names = await storage.db.select({ id: people.id, name: people.name }).from(people);
    expect(names).toEqual([{ id: kept, name: 'Kim' }]);
  });

  test('transactions in each other, and many at once', async () => {
    const id = newId();
    await storage.db.transaction(async (tx) => {
      await tx.insert(people).values({ id, name: 'outer' });
      await expect(
        tx.transaction(async (inner) => {
          await inner.update(people).set({ name: 'inner' }).where(eq(people.id, id));
          throw new Error('no');
        }),
      ).rejects.toThrow('no');
    });
    const add = sql`UPDATE people SET name = name || '.' WHERE id = ${id}`;
    await Promise.all(Array.from({ length: 20 }, () => storage.db.transaction((tx) => tx.execute(add))));
    expect(await storage.db.select({ name: people.name }).from(people).where(eq(people.id, id))).toEqual([
      { name: `outer${'.'.repeat(20)}` },
    ]);
  });

  test('whether something can be stored is tried with new room on the disk, where nothing was lately', async () => {
    const fresh = await makeDatabase(kind);
    const quiet = await fresh.open();
    const file = async () => (await quiet.db.execute(sql`SELECT pg_relation_filenode('probes') AS file`)).rows[0]?.file;
    const before = await file();
    await quiet.ping();
    expect(await file()).not.toBe(before);
    await quiet.close();
    await fresh.remove();
  });

  test('every table of the schema is there with all its columns', async () => {
    const all = Object.values(schema).filter((value) => isTable(value)) as PgTable[];
    expect(all.length).toBeGreaterThan(8);
    for (const table of all) await storage.db.select().from(table).limit(1);
    expect(all.map(getTableName)).toContain('entries');
  });

  test('numbers, times, lists and JSON come back as they went in', async () => {
    const at = new Date('2027-02-03T04:05:06.789Z');
    const row = {
      ...{ id: newId(), game: 'g', rules: 1, content: 'c', options: { deep: true, n: 2, s: '"' }, public: true },
      ...{ spectators: false, clock: { kind: 'move', seconds: 30 } as const, eager: false, seed: 's' },
      ...{ created: at, asked: [2, 0], due: at },
    };
    await storage.db.insert(tables).values(row);
    const [found] = await storage.db.select().from(tables).where(eq(tables.id, row.id));
    expect(found).toMatchObject({ ...row, state: 'open', started: null, seq: 0 });
  });

  test('closing waits for all that was taken; opened again everything is there, and up to date as it was', async () => {
    const table = newId();
    const stored = Array.from({ length: 300 }, (_, n) => storage.append(entry(table, n + 1)));
    // More than there are connections.
    const others = Promise.all(Array.from({ length: 10 }, () => storage.db.execute(sql`SELECT pg_sleep(0.01)`)));
    await Promise.all([storage.close(), storage.close()]);
    expect(new Set(await Promise.all(stored))).toEqual(new Set([true]));
    expect(await others).toHaveLength(10);
    await expect(storage.append(entry(table, 301))).rejects.toThrow('the storage is closed');
    storage = await database.open();
    expect(await logOf(table)).toHaveLength(300);
    expect(await storage.append(entry(table, 300))).toBe(false);
  });
});
