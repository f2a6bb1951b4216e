import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../../storage/open.ts';
import { people, seats, tables } from '../../storage/schema.ts';
import { DATABASES, makeDatabase, type TestDatabase } from '../../testing/database/databases.ts';
import { publicTables } from './lists.ts';

const NOON = Date.parse('2026-10-31T12:00:00Z');

describe.each(DATABASES)('the lobby on %s', (kind) => {
  let database: TestDatabase | null = null;
  let storage: Storage;
  beforeEach(async () => {
    database ??= await makeDatabase(kind);
    storage ??= await database.open();
    await storage.db.delete(tables);
    await storage.db.delete(people);
  });
  afterAll(async () => {
    await storage.close();
    await database?.remove();
  });

  /** So many public tables of somebody, each a second newer than the one before: `host-1` is the oldest. */
  async function host(name: string, count: number, more: Partial<typeof tables.$inferInsert> = {}): Promise<void> {
    await storage.db.insert(people).values({ id: name, name });
    const common = { game: 'any', rules: 1, content: 'x', options: {}, public: true, spectators: true, seed: 's' };
    const rows = Array.from({ length: count }, (_, n) => ({
      ...{ ...common, clock: { kind: 'none' } as const, eager: false, host: name, id: `${name}-${n + 1}` },
      ...{ created: new Date(NOON + 1000 * n), ...more },
    }));
    await storage.db.insert(tables).values(rows);
    await storage.db.insert(seats).values(rows.map(({ id }) => ({ table: id, seat: 0, person: name })));
  }
  const lobby = async () => (await publicTables(storage.db, null, () => false)).map(({ id }) => id);

  test('shows what waits for players first, then the newest', async () => {
    await host('ada', 2);
    await host('bob', 1, { state: 'playing', created: new Date(NOON + 60_000) });
    await host('cleo', 1, { state: 'over' });
    await host('dora', 1, { public: false });
    expect(await lobby()).toEqual(['ada-2', 'ada-1', 'bob-1']);
  });

  test('is emptied by nobody: each host has their three newest in it, however many they made', async () => {
    await host('honest', 1, { created: new Date(NOON - 60_000) });
    await host('flood', 700);
    expect(await lobby()).toEqual(['flood-700', 'flood-699', 'flood-698', 'honest-1']);
  });

  test('has room for a table of every host before anybody has a second', async () => {
    await host('honest', 1, { created: new Date(NOON - 60_000) });
    for (let n = 1; n <= 60; n++) await host(`crowd-${n}`, 3);
    const shown = await lobby();
    expect(shown).toHaveLength(100);
    expect(shown).toContain('honest-1');
  });
});
