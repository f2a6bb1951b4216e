import { afterEach, describe, expect, test } from 'vitest';
import type { Storage } from '../../storage/open.ts';
import { downtimes } from '../../storage/schema.ts';
import { DATABASES, makeDatabase, type TestDatabase } from '../../testing/database/databases.ts';
import { Heartbeat } from './heartbeat.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 0, 1, 12);

let database: TestDatabase;
let storage: Storage;
const open = async (kind: Storage['kind']) => {
  database = await makeDatabase(kind);
  storage = await database.open();
};
afterEach(async () => {
  await storage.close();
  await database.remove();
});

describe.each(DATABASES)('on %s', (kind) => {
  test('from the last sign of life to the next start nobody lived', async () => {
    await open(kind);
    const first = new Heartbeat(storage, 'first');
    await first.begin(NOON);
    expect(first.downtimes).toEqual([]);
    await first.beat(NOON + 1000, true);
    const second = new Heartbeat(storage, 'second');
    await second.begin(NOON + MINUTE);
    expect(second.downtimes).toEqual([{ from: NOON + 1000, to: NOON + MINUTE }]);
  });

  test('who could say nothing for long was as good as dead', async () => {
    await open(kind);
    let wall = NOON;
    const only = new Heartbeat(storage, 'only', () => wall);
    await only.begin(wall);
    wall += 2000;
    await only.beat(wall);
    expect(only.downtimes).toEqual([]);
    wall = NOON + MINUTE;
    await only.beat(wall);
    expect(only.downtimes).toEqual([{ from: NOON + 2000, to: NOON + MINUTE }]);
  });

  test('who dies before its first sign of life leaves no gap in what the next one notes', async () => {
    await open(kind);
    await new Heartbeat(storage, 'first').begin(NOON);
    // What the second has noted when it dies.
    await storage.db.insert(downtimes).values({ from: new Date(NOON), to: new Date(NOON + MINUTE) });
    const third = new Heartbeat(storage, 'third');
    await third.begin(NOON + 2 * MINUTE);
    expect(third.downtimes).toEqual([{ from: NOON, to: NOON + 2 * MINUTE }]);
  });
});

test('while another lives nothing is down, and its death is noticed', async () => {
  await open('postgres');
  const [one, other] = [new Heartbeat(storage, 'one'), new Heartbeat(storage, 'other')];
  await one.begin(NOON);
  await other.begin(NOON + 1000);
  expect(await one.beat(NOON + 2000)).toBe(false);
  expect([one.isShared, one.downtimes]).toEqual([true, []]);
  expect(await one.beat(NOON + 5000)).toBe(false);
  expect(await one.beat(NOON + 9000)).toBe(true);
  expect(one.isShared).toBe(false);
  await other.beat(NOON + 10_000);
  await one.beat(NOON + 11_000);
  await other.beat(NOON + 12_000, true);
  expect(await one.beat(NOON + 13_000)).toBe(false);
});

describe('who starts soon after another’s last sign of life', () => {
  /** The first has lived until noon; the second starts two seconds later. */
  async function second() {
    await open('postgres');
    const first = new Heartbeat(storage, 'first');
    await first.begin(NOON);
    const next = new Heartbeat(storage, 'second');
    await next.begin(NOON + 2000);
    expect([next.downtimes, next.knownUpTo(NOON + 2000)]).toEqual([[], NOON]);
    return { first, next };
  }

  test('knows of a downtime once the other has not been heard of for long, and is certain of nothing before', async () => {
    const { next } = await second();
    await next.beat(NOON + 4000);
    expect([next.downtimes, next.knownUpTo(NOON + 4000)]).toEqual([[], NOON]);
    await next.beat(NOON + 6000);
    expect([next.downtimes, next.knownUpTo(NOON + 6000)]).toEqual([[{ from: NOON, to: NOON + 2000 }], NOON + 6000]);
  });

  test('knows of none once the other is heard of again', async () => {
    const { first, next } = await second();
    await first.beat(NOON + 3000, true);
    await next.beat(NOON + 4000);
    expect([next.downtimes, next.knownUpTo(NOON + 4000)]).toEqual([[], NOON + 4000]);
  });
});

describe('two whose machines sleep at once', () => {
  /** Both have lived until noon, by one clock. */
  async function sleepers() {
    await open('postgres');
    const wall = { now: NOON };
    const [one, other] = [
      new Heartbeat(storage, 'one', () => wall.now),
      new Heartbeat(storage, 'other', () => wall.now),
    ];
    for (const each of [one, other]) await each.begin(NOON);
    const at = (ms: number) => {
      wall.now = NOON + ms;
      return wall.now;
    };
    return { one, other, at };
  }

  test('both know of it, though only the first to wake can note it', async () => {
    const { one, other, at } = await sleepers();
    for (const each of [one, other]) await each.beat(at(MINUTE));
    const slept = [{ from: NOON, to: NOON + MINUTE }];
    expect([one.downtimes, other.downtimes]).toEqual([slept, slept]);
  });

  test('what one of them lived through longer is no downtime', async () => {
    const { one, other, at } = await sleepers();
    for (const ms of [4000, 8000]) await other.beat(at(ms));
    await one.beat(at(MINUTE));
    expect(one.downtimes).toEqual([{ from: NOON + 8000, to: NOON + MINUTE }]);
  });
});
