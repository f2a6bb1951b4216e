import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListedTable } from '../../../protocol/table.ts';
import { OwnTablesFeed } from './own-tables-feed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A feed over lists in our hands: who sits where, by table, and what each table shows. */
function setUp() {
  const seats = new Map<string, { people: string[]; shows: string }>();
  let reads = 0;
  let down = false;
  let wait: Promise<void> = Promise.resolve();
  const look = async () => {
    if (down) throw new Error('no database');
    await wait;
  };
  const feed = new OwnTablesFeed(
    {
      async peopleAt(tables) {
        await look();
        return new Set(tables.flatMap((table) => seats.get(table)?.people ?? []));
      },
      async unfinishedOf(people) {
        reads++;
        const shown = [...seats];
        await look();
        const listed = (person: string) =>
          shown.flatMap(([id, { people, shows }]) => (people.includes(person) ? [{ id, host: shows }] : []));
        return new Map(people.map((person) => [person, listed(person) as unknown as ListedTable[]]));
      },
    },
    pino({ enabled: false }),
  );
  const follower = (person: string) => {
    const told: string[] = [];
    const send = (text: string) => {
      const { tables } = JSON.parse(text) as { tables: { id: string; host: string }[] };
      told.push(tables.map(({ id, host }) => `${id} ${host}`).join(', '));
    };
    return { person, send, told };
  };
  return {
    feed,
    follower,
    seats,
    set: (table: string, people: string[], shows: string) => {
      seats.set(table, { people, shows });
      feed.noteChanged([table]);
    },
    reads: () => reads,
    fail: (is: boolean) => {
      down = is;
    },
    hold: () => {
      let release = () => {};
      wait = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('who follows gets the list at once, and again whenever it is another', async () => {
  const { feed, follower, set } = setUp();
  set('t1', ['ada'], 'open');
  const [ada, bob] = [follower('ada'), follower('bob')];
  await feed.follow(ada);
  await feed.follow(bob);
  expect([ada.told, bob.told]).toEqual([['t1 open'], ['']]);
  set('t2', ['bob', 'ada'], 'open');
  await pass(1000);
  expect([ada.told, bob.told]).toEqual([
    ['t1 open', 't1 open, t2 open'],
    ['', 't2 open'],
  ]);
});

test('what changes nothing in a list is not told', async () => {
  const { feed, follower, set } = setUp();
  const ada = follower('ada');
  set('t1', ['ada'], 'open');
  await feed.follow(ada);
  set('t1', ['ada'], 'open');
  feed.noteAllChanged();
  await pass(5000);
  expect(ada.told).toEqual(['t1 open']);
});

test('after a pause a change is told soon; many changes are told together, once a second, the last one too', async () => {
  const { feed, follower, set, reads } = setUp();
  const ada = follower('ada');
  await feed.follow(ada);
  await pass(5000);
  set('t1', ['ada'], '0');
  await pass(100);
  expect(ada.told).toEqual(['', 't1 0']);
  const before = reads();
  for (let n = 1; n <= 300; n++) {
    set('t1', ['ada'], `${n}`);
    await pass(10);
  }
  expect(reads() - before).toBeLessThanOrEqual(3);
  await pass(1000);
  expect(ada.told.at(-1)).toBe('t1 300');
  const { length } = ada.told;
  await pass(5000);
  expect(ada.told).toHaveLength(length);
});

test('what changes while lists are read is told in the next round', async () => {
  const { feed, follower, set, hold } = setUp();
  const ada = follower('ada');
  await feed.follow(ada);
  const release = hold();
  set('t1', ['ada'], 'old');
  await pass(1000);
  set('t1', ['ada'], 'new');
  release();
  await pass(5000);
  expect(ada.told.at(-1)).toBe('t1 new');
});

test('a table that is gone, or that somebody has left, is gone from the list', async () => {
  const { feed, follower, set, seats } = setUp();
  const [ada, bob] = [follower('ada'), follower('bob')];
  set('t1', ['ada', 'bob'], 'open');
  for (const one of [ada, bob]) await feed.follow(one);
  set('t1', ['bob'], 'open');
  await pass(2000);
  seats.delete('t1');
  feed.noteChanged(['t1']);
  await pass(2000);
  expect([ada.told, bob.told]).toEqual([
    ['t1 open', ''],
    ['t1 open', ''],
  ]);
});

test('without a database nothing is lost: the list comes when it is back', async () => {
  const { feed, follower, set, fail } = setUp();
  const [ada, bob] = [follower('ada'), follower('bob')];
  await feed.follow(ada);
  fail(true);
  await feed.follow(bob);
  set('t1', ['ada'], 'open');
  await pass(5000);
  expect([ada.told, bob.told]).toEqual([[''], []]);
  fail(false);
  await pass(1000);
  expect([ada.told, bob.told]).toEqual([['', 't1 open'], ['']]);
});

test('who hangs up is told nothing more; who asks again is told again, but no sooner than others', async () => {
  const { feed, follower, set, reads } = setUp();
  const [ada, bob] = [follower('ada'), follower('bob')];
  for (const one of [ada, bob]) await feed.follow(one);
  feed.unfollow(ada);
  set('t1', ['ada', 'bob'], 'open');
  await pass(5000);
  expect([ada.told, bob.told]).toEqual([[''], ['', 't1 open']]);
  const before = reads();
  for (let n = 0; n < 20; n++) await feed.follow(bob);
  await pass(1000);
  expect([bob.told.at(-1), bob.told.length, reads() - before]).toEqual(['t1 open', 3, 1]);
});

test('who comes while lists are read gets theirs without waiting for a round', async () => {
  const { feed, follower, set, hold } = setUp();
  const [ada, bob, cat] = [follower('ada'), follower('bob'), follower('cat')];
  const release = hold();
  set('t1', ['bob', 'cat'], 'open');
  const all = [ada, bob, cat].map((one) => feed.follow(one));
  release();
  await Promise.all(all);
  expect([ada.told, bob.told, cat.told]).toEqual([[''], ['t1 open'], ['t1 open']]);
});

test('after the end nothing is asked any more', async () => {
  const { feed, follower, set, reads } = setUp();
  const ada = follower('ada');
  await feed.follow(ada);
  set('t1', ['ada'], 'open');
  await feed.close();
  const before = reads();
  set('t2', ['ada'], 'open');
  await pass(5000);
  expect(reads()).toBe(before);
});
