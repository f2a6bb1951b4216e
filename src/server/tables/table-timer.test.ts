import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liarsDice } from '../../kernel/testing/games/liars-dice.ts';
import { LiveGame, type TimeSpan } from '../../table/index.ts';
import { Table } from './table.ts';
import type { StoredTable } from './table-rows.ts';
import type { TableServices } from './table-services.ts';

const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table with ten seconds a move, whose first seat is asked, on a machine that can sleep. */
function table() {
  let now = 0;
  const downtimes: TimeSpan[] = [];
  const slept: TimeSpan[] = [];
  const known = { until: Number.POSITIVE_INFINITY };
  // It finds out what nobody has noted yet.
  const heartbeat = vi.fn(async () => {
    downtimes.push(...slept.splice(0));
    return Math.min(now, known.until);
  });
  const stored = { append: vi.fn(async () => true), notify: () => {} };
  const services = {
    ...{
      storage: stored,
      heartbeat,
      now: () => now,
      monotonic: () => now,
      log: { error: vi.fn() },
      settings: { botPaceMs: 0 },
    },
    ...{ metrics: { observeCommit: () => {} }, markChanged: () => {}, markFailed: () => {}, isShared: () => false },
    botService: { choose: () => new Promise(() => {}) },
  } as unknown as TableServices;
  const made = new Table('t', services);
  const setup = { seats: 2, options: {}, seed: 'moon', salts: [] };
  const dealt = { game: liarsDice, setup, started: 0, bots: [null, null], downtimes };
  const live = new LiveGame({ ...dealt, clock: { kind: 'move', seconds: 10 } }, [], [null, 0, 1]);
  const seats = [0, 1].map((seat) => ({ seat, person: `person ${seat}`, bot: null }));
  made.live = live;
  made.stored = { row: { state: 'playing' }, seats, people: new Map() } as unknown as StoredTable;
  made.scheduleNext();
  /** Time passes, and all that is due in it is done. */
  const passes = async (ms: number) => {
    now += ms;
    vi.advanceTimersByTime(ms);
    await made.run(async () => {});
  };
  /** The machine sleeps. When it wakes its timers go on from where they stood, and those that are late go off first. */
  const sleeps = async (ms: number) => {
    slept.push({ from: now, to: now + ms });
    now += ms;
    vi.runOnlyPendingTimers();
    await made.run(async () => {});
  };
  return { made, live, passes, sleeps, heartbeat, known };
}

test('whose time is up is played for, once it is certain that a server lived all the while', async () => {
  const { live, passes, heartbeat } = table();
  await passes(9999);
  expect([live.away, heartbeat.mock.calls.length]).toEqual([[null, null], 0]);
  await passes(1);
  expect([live.away[0], heartbeat.mock.calls.length]).toEqual(['time', 1]);
});

test('time in which the machine slept is nobody’s, though the timer fires before anybody has noted it', async () => {
  const { live, passes, sleeps } = table();
  await passes(4000);
  await sleeps(HOUR);
  expect(live.away).toEqual([null, null]);
  expect(live.clocks.left(0, 4000 + HOUR)).toBe(6000);
  // And it goes off again when the time is really up.
  await passes(5999);
  expect(live.away).toEqual([null, null]);
  await passes(1);
  expect(live.away[0]).toBe('time');
});

test('while it is not certain that a server lived nobody’s time is up, and that is asked once a second', async () => {
  const { live, passes, heartbeat, known } = table();
  known.until = 2000;
  await passes(10_000);
  for (let n = 0; n < 4; n++) await passes(500);
  expect([live.away, heartbeat.mock.calls.length]).toEqual([[null, null], 3]);
  known.until = Number.POSITIVE_INFINITY;
  await passes(1000);
  expect(live.away[0]).toBe('time');
});

test('what was given up while a heartbeat was awaited is never begun', async () => {
  const { made, live, passes, heartbeat, known } = table();
  known.until = 2000;
  await passes(10_000);
  let wanted = true;
  heartbeat.mockImplementationOnce(async () => {
    wanted = false;
    return 2000;
  });
  const resign = { draft: { kind: 'resign' as const, seat: 0, say: '' }, to: null };
  expect(
    await made.act(
      () => resign,
      () => wanted,
    ),
  ).toMatchObject({ why: 'database' });
  expect(live.log).toEqual([]);
});
