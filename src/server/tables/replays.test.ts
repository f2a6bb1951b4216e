import { expect, test } from 'vitest';
import type { GameRecord } from '../../kernel/index.ts';
import { liarsDice } from '../../kernel/testing/games/liars-dice.ts';
import { type GameDeal, LiveGame } from '../../table/index.ts';
import { lruCache } from '../lru-cache.ts';
import { BudgetExceeded, type WorkBudget } from '../work/budget.ts';
import { SlicedWork, type WorkSteps } from '../work/sliced-work.ts';
import type { Watcher } from './audience/audience.ts';
import { Presence } from './audience/presence.ts';
import { Replays } from './replays.ts';
import type { StoredTable } from './table-rows.ts';
import type { TableServices } from './table-services.ts';

const setup = { seats: 2, options: {}, seed: 'moon', salts: [] };
const common = { clock: { kind: 'none' }, started: 0, downtimes: [] } as const;
const dealt: GameDeal = { ...common, game: liarsDice, setup, bots: [null, null] };

/** A table's replays, and how often a game was played again. */
function open() {
  let played = 0;
  class Counted extends SlicedWork {
    override run<T>(steps: WorkSteps<T>, budget: WorkBudget | null): Promise<T> {
      played++;
      return super.run(steps, budget);
    }
  }
  const people = new Map([['ada', { id: 'ada', name: 'Ada', guest: true, seen: new Date() }]]);
  const seats = [{ person: 'ada' }, { person: null, bot: 'cat' }];
  const table = { id: 't', row: { row: { salted: false, spectators: true }, seats, people } as unknown as StoredTable };
  const services = { work: new Counted(), records: lruCache<string, GameRecord>(1) };
  return {
    table,
    services,
    replays: new Replays(table, services as unknown as TableServices),
    people,
    played: () => played,
  };
}

/** A game in which so much was bid, and perhaps somebody gave up. */
function game(bids: readonly string[], over = false): LiveGame {
  const live = new LiveGame(dealt, [], [0]);
  for (const [n, say] of bids.entries()) live.append({ kind: 'answer', seat: n % 2, say }, null, n);
  if (over) live.append({ kind: 'resign', seat: 0, say: '' }, null, 9);
  return live;
}
const BIDS = ['bid 1 2', 'bid 2 2', 'bid 3 2'];

test('the record of a finished game is made once, and names who is there now', async () => {
  const { replays, people, played } = open();
  const live = game(BIDS, true);
  const first = await replays.record(live, live.seq, null);
  expect(first).toEqual(live.record(['Ada', 'cat']));
  people.set('ada', { id: 'ada', name: 'Lovelace', guest: true, seen: new Date() });
  expect(await replays.record(live, live.seq, null)).toEqual(live.record(['Lovelace', 'cat']));
  expect(played()).toBe(1);
});

test('that of a game under way, or of a part of one, is made anew each time', async () => {
  const { replays, played } = open();
  const live = game(BIDS);
  expect((await replays.record(live, live.seq, null)).answers).toHaveLength(3);
  live.append({ kind: 'answer', seat: 1, say: 'bid 4 2' }, null, 5);
  expect((await replays.record(live, live.seq, null)).answers).toHaveLength(4);
  expect((await replays.record(live, 2, null)).answers).toHaveLength(2);
  expect(played()).toBe(3);
});

test('what somebody heard is told again without holding anybody up, and once until something happens', async () => {
  const { replays, played } = open();
  const live = game(BIDS);
  await replays.recall(live, 0, 3, null);
  expect(played()).toBe(0);
  await replays.recall(live, 0, 0, null);
  await replays.recall(live, null, null, null);
  await replays.recall(live, null, 0, null);
  expect(played()).toBe(1);
  const told = live.chronicles.story(null);
  expect(told).toEqual(new LiveGame(dealt, live.log, []).chronicles.story(null));
  live.append({ kind: 'answer', seat: 1, say: 'bid 4 2' }, null, 5);
  expect(await replays.story(live, null, null)).toHaveLength(told.length + 1);
  expect(played()).toBe(2);
});

test('for who cannot pay nothing is played, also where they say what they have heard last', async () => {
  const { table, services } = open();
  const live = game(BIDS);
  const work = { run: () => Promise.reject(new BudgetExceeded(1)) };
  const presence = new Presence(
    {
      ...table,
      live,
      replays: new Replays(table, { ...services, work } as unknown as TableServices),
      ready: async () => null,
    } as never,
    { ...services, work } as unknown as TableServices,
  );
  await expect(presence.watch({ person: 'eve', budget: null } as unknown as Watcher, 0)).rejects.toThrow(
    BudgetExceeded,
  );
  expect(live.chronicles.knownStory(null)).toBeNull();
});

test('a game is loaded as it was left', async () => {
  const { replays } = open();
  const live = game(BIDS);
  const loaded = await replays.load(dealt, live.log, [0, null], null);
  expect(loaded.match.state).toEqual(live.match.state);
  expect(loaded.chronicles.of(0)).toEqual(live.chronicles.of(0));
});
