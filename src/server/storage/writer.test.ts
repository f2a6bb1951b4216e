import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import type { Entry } from './schema.ts';
import { type StoreBatch, storeMs, Writer } from './writer.ts';

/** How long anybody waits for an entry to be stored. */
const MS = storeMs(5);

afterEach(() => {
  vi.useRealTimers();
});

const entry = (table: string, seq: number, say = ''): Entry => ({
  table,
  seq,
  kind: 'answer',
  seat: 0,
  say,
  at: seq,
  why: null,
});

/** A store that keeps what it is given, each batch when the test says so. */
function slowStore() {
  const kept = new Map<string, Entry>();
  const batches: (readonly Entry[])[] = [];
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const store: StoreBatch = async (batch) => {
    batches.push(batch);
    await new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
    const free = batch.filter((entry) => {
      const key = `${entry.table} ${entry.seq}`;
      return !kept.has(key) && kept.set(key, entry);
    });
    return free.map(({ table, seq }) => ({ table, seq }));
  };
  const next = async (): Promise<{ resolve: () => void; reject: (error: Error) => void }> => {
    while (waiting.length === 0) await turn();
    return waiting.shift() as (typeof waiting)[number];
  };
  return { kept, batches, store, next };
}

test('entries of the same moment are one batch, and those that come meanwhile are the next', async () => {
  const { batches, store, next } = slowStore();
  const writer = new Writer(store, MS);
  const first = [writer.append(entry('a', 1)), writer.append(entry('b', 1))];
  const batch = await next();
  const second = Array.from({ length: 300 }, (_, n) => writer.append(entry('c', n + 1)));
  expect(batches.map((batch) => batch.length)).toEqual([2]);
  batch.resolve();
  expect(await Promise.all(first)).toEqual([true, true]);
  (await next()).resolve();
  expect(await Promise.all(second)).toEqual(second.map(() => true));
  expect(batches.map((batch) => batch.length)).toEqual([2, 300]);
});

test('nobody hears that an entry is stored before it is', async () => {
  const { store, next } = slowStore();
  let heard = false;
  const stored = new Writer(store, MS).append(entry('a', 1)).then(() => {
    heard = true;
  });
  const batch = await next();
  await turn();
  expect(heard).toBe(false);
  batch.resolve();
  await stored;
});

test('of several that want one place the first gets it, in one batch or in two', async () => {
  const { kept, store, next } = slowStore();
  const writer = new Writer(store, MS);
  const first = [writer.append(entry('a', 1, 'x')), writer.append(entry('b', 7)), writer.append(entry('a', 1, 'y'))];
  (await next()).resolve();
  expect(await Promise.all(first)).toEqual([true, true, false]);
  const second = writer.append(entry('a', 1, 'z'));
  (await next()).resolve();
  expect(await second).toBe(false);
  expect(kept.get('a 1')?.say).toBe('x');
});

test('a batch is in the order of tables and numbers, however it came', async () => {
  const { batches, store, next } = slowStore();
  const writer = new Writer(store, MS);
  const all = [entry('b', 2), entry('a', 10), entry('B', 1), entry('a', 9)].map((entry) => writer.append(entry));
  (await next()).resolve();
  await Promise.all(all);
  expect(batches[0]?.map(({ table, seq }) => `${table}${seq}`)).toEqual(['B1', 'a9', 'a10', 'b2']);
});

test('a failed batch fails its own entries and no others', async () => {
  const { store, next } = slowStore();
  const writer = new Writer(store, MS);
  const lost = Promise.allSettled([writer.append(entry('a', 1)), writer.append(entry('b', 1))]);
  const batch = await next();
  const kept = writer.append(entry('a', 2));
  batch.reject(new Error('no disk'));
  expect(await lost).toMatchObject([
    { status: 'rejected', reason: { message: 'no disk' } },
    { status: 'rejected', reason: { message: 'no disk' } },
  ]);
  (await next()).resolve();
  expect(await kept).toBe(true);
});

test('a batch has an upper bound', async () => {
  const { batches, store, next } = slowStore();
  const writer = new Writer(store, MS);
  const all = Array.from({ length: 2500 }, (_, n) => writer.append(entry('a', n)));
  for (let n = 0; n < 3; n++) (await next()).resolve();
  await Promise.all(all);
  expect(batches.map((batch) => batch.length)).toEqual([1000, 1000, 500]);
});

test('closing waits for all that was taken and takes nothing more', async () => {
  const { kept, store, next } = slowStore();
  const writer = new Writer(store, MS);
  const before = writer.append(entry('a', 1));
  const closed = writer.close();
  await expect(writer.append(entry('a', 2))).rejects.toThrow('the storage is closed');
  (await next()).resolve();
  await closed;
  expect(await before).toBe(true);
  expect(kept.size).toBe(1);
});

test('nobody waits longer than four seconds: what is under way is of unknown fate, what waits is never stored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { batches, store, next } = slowStore();
  const writer = new Writer(store, MS);
  const told = (stored: Promise<boolean>) => stored.catch((error) => error);
  const under = told(writer.append(entry('a', 1)));
  const batch = await next();
  vi.advanceTimersByTime(MS - 1);
  const later = told(writer.append(entry('b', 1)));
  vi.advanceTimersByTime(1);
  const lost = await under;
  expect(lost).toMatchObject({ code: 'ETIMEDOUT' });
  vi.advanceTimersByTime(MS - 1);
  expect(await later).toMatchObject({ code: 'ETIMEDOUT' });
  await (await later).settled;
  // Whoever reads the log when it is settled finds out.
  expect(await Promise.race([lost.settled, turn(undefined).then(() => 'under way')])).toBe('under way');
  batch.resolve();
  await lost.settled;
  const after = writer.append(entry('c', 1));
  (await next()).resolve();
  expect(await after).toBe(true);
  expect(batches.map((stored) => stored.map(({ table }) => table))).toEqual([['a'], ['c']]);
  expect(vi.getTimerCount()).toBe(0);
});
