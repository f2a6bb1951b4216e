import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, onTestFinished, vi } from 'vitest';
import { games } from '../../games/index.ts';
import type { GameFactory, Question, View } from '../../kernel/index.ts';
import { BotScheduler, type SchedulerOptions } from '../bots/bot-scheduler.ts';
import { openLog } from '../log.ts';
import { builtThinker } from './built.ts';
import { PATIENCE } from './patience.ts';

/** Pools for the tests of a file, and bots that put them to the test. */

export const factory = Object.values(games)[0] as GameFactory;

/**
 * Bots that no table should have. `gate` begins, says so and thinks until the test lets it go; `patient` until it is
 * late, and says that it was; so does `swift`, by a clock that it turns itself. `calm` thinks as long as it has extra time;
 * for it no time goes by. `hang` says that it has begun, and never ends.
 */
const BAD_BOTS = `
  const bot = (name, choose) => ({ name, make: () => ({ name, choose }) });
  const [OPEN, BEGUN, ENDED, TIME] = [0, 1, 2, 3];
  export const bots = [
    bot('first', (view, { legal }) => ({ say: legal[0], why: 'first' })),
    bot('patient', ({ table: { gate } }, { legal }, rng, late) => {
      const cells = new Int32Array(gate);
      Atomics.store(cells, BEGUN, 1);
      while (!late());
      Atomics.store(cells, ENDED, 1);
      return { say: legal[0], why: 'late' };
    }),
    bot('calm', ({ table: { gate } }, { legal }, rng, late, mayThinkOn) => {
      const now = performance.now;
      const stopped = now.call(performance);
      performance.now = () => stopped;
      while (mayThinkOn()) Atomics.store(new Int32Array(gate), BEGUN, 1);
      performance.now = now;
      return { say: legal[0], why: late() ? 'cut' : 'done' };
    }),
    bot('swift', ({ table: { gate } }, { legal }, rng, late) => {
      const cells = new Int32Array(gate);
      const now = performance.now;
      const began = now.call(performance) - Atomics.load(cells, TIME);
      performance.now = () => began + Atomics.load(cells, TIME);
      while (!late()) Atomics.add(cells, TIME, 1);
      performance.now = now;
      return { say: legal[0], why: 'late' };
    }),
    bot('hang', ({ table: { gate } }) => {
      if (gate) Atomics.store(new Int32Array(gate), BEGUN, 1);
      for (;;);
    }),
    bot('gate', ({ table: { gate } }, { legal }) => {
      const cells = new Int32Array(gate);
      Atomics.store(cells, BEGUN, 1);
      Atomics.wait(cells, OPEN, 0);
      return { say: legal[0], why: null };
    }),
    bot('throw', () => { throw new RangeError('mo' + 'th in hand'); }),
    bot('exit', () => process.exit(7)),
    bot('hog', () => { for (const all = []; ; ) all.push(new Array(10_000).fill(all.length)); }),
    bot('cheat', () => ({ say: 'win at once', why: 'first' })),
    bot('mute', () => ({ why: null })),
  ];`;
/** Whoever stands in, easily known. */
const STAND_IN = `
  bots.push(bot('greedy', (view, { legal }, rng) => ({ say: legal[1], why: 'stood in' })));`;
const HELPLESS = `
  bots.push(bot('greedy', () => { throw new Error(); }));`;
export const moduleOf = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;
const more = moduleOf(BAD_BOTS + STAND_IN);
export const helpless = moduleOf(BAD_BOTS + HELPLESS);
export const stoodIn = { say: 'take 2', why: 'stood in' };

export const legal = ['take 1', 'take 2', 'take 3'];
export const question: Question = { seat: 0, ask: 'take', with: {}, hidden: false, legal, pass: null };
export const job = (table: string, bot: string, { gate }: { gate?: unknown } = {}) => {
  const view = { table: { gate } } as View;
  const { name: game, edition, content } = factory.core;
  const asked = { table, game, edition, content, pack: null, bot, view, question };
  return { ...asked, ms: 60_000, extraMs: 800 };
};

/** A door for the bot `gate` and a clock for the bot `swift`, in memory that both threads see. */
export function newGate() {
  const gate = new SharedArrayBuffer(16);
  const cells = new Int32Array(gate);
  return {
    gate,
    hasBegun: () => Atomics.load(cells, 1) === 1,
    hasEnded: () => Atomics.load(cells, 2) === 1,
    time: () => Atomics.load(cells, 3),
    open: () => {
      Atomics.store(cells, 0, 1);
      Atomics.notify(cells, 0);
    },
  };
}

/** Not `expect.poll`: that puts a stopped clock forward. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(5);
}
export const begun = (...gates: ReturnType<typeof newGate>[]) => until(() => gates.every((gate) => gate.hasBegun()));

/** From now on a pool's clock stands still until it is put forward. That of its threads goes on. */
export function stopClock(): (ms: number) => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  return (ms) => void vi.advanceTimersByTime(ms);
}
/** When the only job that is left thinks, and the pool knows: it has set a timer for slow, for late and for the end. */
export const isWatched = () => until(() => vi.getTimerCount() === 3);

/** Makes pools that are closed after each test; `logged` is what they have said in it. */
export function pools() {
  let worker: URL | null = null;
  beforeAll(async () => {
    worker = await builtThinker();
  });
  const open: BotScheduler[] = [];
  const logged: string[] = [];
  afterEach(async () => {
    logged.length = 0;
    await Promise.all(open.splice(0).map((pool) => pool.close()));
  });
  const newPool = (how: Partial<SchedulerOptions> = {}): BotScheduler => {
    const log = openLog({ level: 'info', readable: false, out: { write: (line) => logged.push(line) } });
    const usual = {
      worker: worker as URL,
      threads: 1,
      seconds: PATIENCE / 1000,
      standInMs: PATIENCE,
      // A thread that waits for its turn on a busy machine is not slow: only tests of slow bots say when one is.
      slowAfter: PATIENCE,
      log,
      more,
    };
    const pool = new BotScheduler({ ...usual, ...how });
    open.push(pool);
    return pool;
  };
  return { newPool, logged };
}

/** How often each thing went wrong, without those that never did. */
export const troubles = (pool: BotScheduler) =>
  Object.fromEntries(Object.entries(pool.figures().failures).filter(([, n]) => n > 0));
