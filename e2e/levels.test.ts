import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { View } from '../src/kernel/index.ts';
import { THINK_MS } from '../src/server/tables/table-bots.ts';
import { ContentionMeter } from '../src/server/testing/contention.ts';
import { leastExcess } from '../src/server/testing/tries.ts';
import type { Visitor } from '../src/server/testing/visitor/visitor.ts';
import { hereAddress } from '../src/web/pages/start/table-form.ts';
import { harness } from './support/harness.ts';
import { SLOWER, slowdownOf } from './support/page/trace.ts';
import { enter, person, playOn, startTable } from './support/people.ts';
import { Player, withFinger } from './support/player.ts';
import { FIND } from './support/records.ts';

const at = harness('levels');
let meter: ContentionMeter;
beforeAll(async () => {
  meter = await ContentionMeter.open();
});
afterAll(() => meter.close());

const BEST = 'nine-lives';
/** The seat of the best bot at a table of two people. */
const BOTS_SEAT = 2;
/** What else lies between a question and its answer at a socket, on a quiet machine: the bot's pace, threads that begin. */
const SLACK = 2000;
/** The latest answer, and the longest piece of work, may be that many times as long. */
const SELDOM = 3;
/** The longest piece of work of the page while a bot thinks, in milliseconds: beyond that a finger feels it. */
const BOUND = 200;
/** So often the bot's thinking is looked at. */
const TURNS = 5;

/** How much more than allowed a sorted list of times is: by its median, and by its longest, which may be so only seldom. */
const excessOf = (times: readonly number[], allowed: number): number =>
  Math.max(
    (times[Math.floor((times.length - 1) / 2)] as number) / allowed,
    (times.at(-1) as number) / (allowed * SELDOM),
  );

test('the best bot answers in its time at a table of people', async () => {
  expect(await leastExcess(lateness)).toBeLessThanOrEqual(1);
});

/** How many times as late as allowed the best bot answers in a game. */
async function lateness(): Promise<number> {
  const [ada, basil] = await Promise.all([person(at.url, 'Ada'), person(at.url, 'Basil')]);
  const id = await startTable([ada, basil], { options: { first: '3' } }, [BEST]);
  const visitor = await at.visit();
  await enter(visitor, ada);
  await visitor.page.goto(`/t/${id}`);
  const player = new Player(visitor.page);
  let enough = false;
  const played = player
    .play(() => player.touches >= 8)
    .finally(() => {
      enough = true;
    });
  const waits: Wait[] = [];
  const noted = noteWaits(basil, id, BOTS_SEAT, waits, () => enough);
  // Basil answers without a page, for as long as he is needed.
  await Promise.race([played, playOn([basil], id, () => enough)]);
  await played;
  // He hears of that, too.
  await basil.send({ type: 'ping' });
  await noted;
  const said = waits.map(({ ms, contention }) => `${Math.round(ms)} (contention ${contention.toFixed(2)})`).join(', ');
  console.log(`from a question to the best bot's answer, at a socket: ${said} ms`);
  expect(waits.length).toBeGreaterThan(1);
  const metrics = await (await fetch(`${at.url}/metrics`)).text();
  const answered = Number(/^grimalkin_bot_answers_total (\d+)$/m.exec(metrics)?.[1]);
  expect(answered).toBeGreaterThanOrEqual(waits.length);
  expect(at.server.complaints()).toEqual([]);
  // Beyond its time, as on a quiet machine. The median judges: one answer may be late since something else wanted the machine.
  const late = waits.map(({ ms, contention }) => (ms - THINK_MS) / contention).sort((a, b) => a - b);
  return excessOf(late, SLACK);
}

/** How long an answer took, and how much slower than a quiet machine this one was then. */
interface Wait {
  readonly ms: number;
  readonly contention: number;
}

/**
 * At somebody's socket, until it is enough: how long it took, each time that a seat was asked, until it was heard or asked
 * no more. The lines of one secret answer are not told apart.
 */
async function noteWaits(who: Visitor, id: string, seat: number, waits: Wait[], enough: () => boolean): Promise<void> {
  while (!enough()) {
    await who.until(() => enough() || isAsked(who, id, seat));
    if (enough()) return;
    const since = performance.now();
    const heard = who.at(id).events.length;
    const answered = () =>
      !isAsked(who, id, seat) ||
      who
        .at(id)
        .events.slice(heard)
        .some((event) => event.seat === seat);
    const { result: ms, contention } = await meter.during(async () => {
      await who.until(() => enough() || answered());
      return performance.now() - since;
    });
    if (answered()) waits.push({ ms, contention });
  }
}
const isAsked = (who: Visitor, id: string, seat: number): boolean => (who.at(id).view as View).asked.includes(seat);

/** What takes the page more than 50 milliseconds at a stretch, from now on. */
async function watchTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(window, { long });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(duration);
    }).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => (window as unknown as { long: number[] }).long.splice(0));
}

test('without a server the page of a slow phone stays smooth while the best bot thinks', async () => {
  expect(await leastExcess(roughness)).toBeLessThanOrEqual(1);
});

/** How many times as long as allowed the page is busy while the best bot thinks. */
async function roughness(): Promise<number> {
  const visitor = await at.visit({ size: 'phone', touch: true, moving: true, settings: { windows: 'always' } });
  const { page } = visitor;
  await page.goto(hereAddress(FIND, [null, BEST], { first: '1' }));
  await page.waitForURL(/\/here\/(?!new)/);
  const player = new Player(page, withFinger);
  // To look at the page all the time would slow it down.
  player.looks = 250;
  await player.awaited();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const longest: number[] = [];
  for (let turns = 0; turns < TURNS; turns++) {
    await player.playWhileAsked();
    const burden = await slowdownOf(page);
    const tasks = await watchTasks(page);
    await tasks();
    const standing = await player.awaited();
    longest.push(Math.max(0, ...(await tasks())) / Math.max(burden, await slowdownOf(page)));
    if (standing === 'over') break;
  }
  console.log(`the longest task while the bot thought: ${longest.map(Math.round).join(', ')} ms`);
  // The median judges: another program may have taken the processor in the midst of a task.
  longest.sort((a, b) => a - b);
  return excessOf(longest, BOUND);
}
