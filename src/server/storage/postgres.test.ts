import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeDatabase, type TestDatabase } from '../testing/database/databases.ts';
import { Bus } from './bus.ts';
import type { BusMessage, ChangeNotification } from './bus-messages.ts';
import { newId } from './id.ts';
import type { Storage } from './open.ts';
import type { Entry } from './schema.ts';

let database: TestDatabase;
const opened: Storage[] = [];
beforeAll(async () => {
  database = await makeDatabase('postgres');
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((storage) => storage.close()));
});
afterAll(() => database.remove());

async function open(): Promise<Storage> {
  const storage = await database.open();
  opened.push(storage);
  return storage;
}

/** All that a process hears, to be waited for. */
function listenTo(storage: Pick<Storage, 'onMessage'>) {
  const heard: BusMessage[] = [];
  const news = new EventTarget();
  storage.onMessage((item) => {
    heard.push(item);
    news.dispatchEvent(new Event('news'));
  });
  const until = async (isThere: (heard: readonly BusMessage[]) => boolean): Promise<readonly BusMessage[]> => {
    while (!isThere(heard)) await once(news, 'news');
    return heard;
  };
  return { heard, until };
}

const entry = (table: string, seq: number, say = ''): Entry => ({
  table,
  seq,
  kind: 'answer',
  seat: 0,
  say,
  at: 0,
  why: null,
});
const poolOf = ({ db }: Storage): Pool => (db as unknown as { $client: Pool }).$client;
const note = (table: string, seq: number): ChangeNotification => ({ table, what: 'log', seq });
/** Ends connections to this database, all but the one that asks. */
const terminate = (storage: Storage, application: string) =>
  storage.db.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE ${application}`,
  );

test('processes that start together on an empty database make its tables once', async () => {
  const empty = await makeDatabase('postgres');
  const all = await Promise.all([empty.open(), empty.open(), empty.open()]);
  for (const storage of all) await storage.ping();
  await Promise.all(all.map((storage) => storage.close()));
  await empty.remove();
});

test('of two processes that want the same places each place goes to exactly one, and nobody waits in a ring', async () => {
  const processes = [await open(), await open()];
  const tables = Array.from({ length: 300 }, newId);
  for (let seq = 1; seq <= 10; seq++) {
    // In opposite orders: a deadlock, were they stored in these.
    const wins = await Promise.all(
      processes.map(async (storage, n) => {
        const wanted = n === 0 ? tables : [...tables].reverse();
        const got = await Promise.all(wanted.map((table) => storage.append(entry(table, seq, `${n}`))));
        return wanted.filter((_, place) => got[place]);
      }),
    );
    expect(wins.flat().sort()).toEqual([...tables].sort());
  }
});

describe('notes', () => {
  test('reach all other processes, in order, and never the one that sent them', async () => {
    const [sender, near, far] = [await open(), await open(), await open()];
    const [itself, ...others] = [listenTo(sender), listenTo(near), listenTo(far)] as const;
    const notes: ChangeNotification[] = [
      note('a', 1),
      { table: 'b', what: 'here', person: 'p' },
      { table: 'a', what: 'chat', seq: 5 },
    ];
    for (const note of notes) sender.notify(note);
    for (const { until } of others) expect(await until(({ length }) => length === 3)).toEqual(notes);
    near.notify(note('c', 9));
    expect(await itself.until(({ length }) => length > 0)).toEqual([note('c', 9)]);
  });

  test('by the thousand arrive all', async () => {
    const [sender, other] = [await open(), await open()];
    const { until } = listenTo(other);
    const notes = Array.from({ length: 3000 }, (_, n) => note(newId(), n));
    for (const note of notes) sender.notify(note);
    expect(await until(({ length }) => length >= notes.length)).toEqual(notes);
  });

  test('are also sent when the storage closes right after', async () => {
    const [sender, other] = [await open(), await open()];
    const { until } = listenTo(other);
    sender.notify(note('a', 1));
    await sender.close();
    expect(await until(({ length }) => length > 0)).toEqual([note('a', 1)]);
  });

  test('that cannot be read are passed over', async () => {
    const [sender, other] = [await open(), await open()];
    const { until } = listenTo(other);
    await sender.db.execute(sql`SELECT pg_notify('grimalkin', '["me", {"table": 1}]'), pg_notify('grimalkin', '')`);
    sender.notify(note('a', 1));
    expect(await until(({ length }) => length > 0)).toEqual([note('a', 1)]);
  });

  test('may be lost with the listening connection: it comes back, says so, and hears again', async () => {
    const [sender, other] = [await open(), await open()];
    const { until } = listenTo(other);
    await terminate(sender, '% listening');
    expect(await until(({ length }) => length > 0)).toEqual(['lost']);
    sender.notify(note('a', 1));
    expect(await until(({ length }) => length > 1)).toEqual(['lost', note('a', 1)]);
  });

  test('that could not be sent are made up for: the others hear that something was lost', async () => {
    const other = await open();
    const { until } = listenTo(other);
    let failures = 2;
    const shaky = {
      query: async (text: string, values: string[][]) => {
        if (failures-- > 0) throw new Error('no way');
        return poolOf(other).query(text, values);
      },
    } as unknown as Pool;
    const bus = await Bus.open(shaky, { connectionString: database.databaseUrl as string }, pino({ level: 'silent' }));
    bus.notify(note('a', 1));
    expect(await until(({ length }) => length > 0)).toEqual(['lost']);
    await bus.close();
  });
});

describe('when the database drops all connections', () => {
  test('the process lives on, and what is asked next is answered', async () => {
    const [storage, other] = [await open(), await open()];
    const table = newId();
    let seq = 0;
    for (let round = 0; round < 3; round++) {
      await Promise.all(Array.from({ length: 5 }, () => storage.db.transaction((tx) => tx.execute(sql`SELECT 1`))));
      await terminate(other, 'grimalkin%');
      // Whether it was stored nobody knows when the connection breaks; reading the log tells.
      const outcome = await storage.append(entry(table, ++seq)).catch(() => 'unknown');
      const { rows } = await readUntilAnswered(storage, table);
      expect(rows[0]?.n).toBe(outcome === true ? seq : rows[0]?.n);
      seq = Number(rows[0]?.n);
    }
  });

  test('in the middle of transactions, none of them holds a connection forever', async () => {
    const [storage, other] = [await open(), await open()];
    for (let round = 0; round < 4; round++) {
      const wait = () => storage.db.transaction((tx) => tx.execute(sql`SELECT pg_sleep(0.02)`));
      const busy = Promise.allSettled(Array.from({ length: 8 }, wait));
      await terminate(other, 'grimalkin%');
      await busy;
    }
    await readUntilAnswered(storage, '');
    expect(poolOf(storage).waitingCount).toBe(0);
  });

  /** A connection that is found broken fails once and is replaced. */
  async function readUntilAnswered(storage: Storage, table: string) {
    const read = () =>
      storage.db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM entries WHERE "table" = ${table}`);
    for (let attempt = 0; attempt < 10; attempt++) {
      const found = await read().catch(() => null);
      if (found !== null) return found;
    }
    return read();
  }
});
