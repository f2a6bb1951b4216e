import { type Browser, chromium, type Page } from 'playwright-core';
import type { PageTimer, PageTimes, ShownMoves } from '../bench/page/page-times.ts';
import { ARGUMENTS, ensureBrowser } from '../scripts/browser.mjs';
import { buildAllIfStale } from '../scripts/build.mjs';
import type { ArenaTable } from '../src/games/mythic-arena/face.ts';
import type { View } from '../src/kernel/index.ts';
import { SERVER_THINK_MS } from '../src/server/tables/table-bots.ts';
import { ContentionMeter } from '../src/server/testing/contention.ts';
import type { Visitor } from '../src/server/testing/visitor/visitor.ts';
import { hereAddress } from '../src/web/pages/start/table-form.ts';
import { delays, markWords, SLOWER, slowdownOf } from './support/page/trace.ts';
import { type PageServer, startPageServer } from './support/page-server.ts';
import { enter, person, playOn, startTable } from './support/people.ts';
import { Player, withFinger } from './support/player.ts';
import { FIND } from './support/records.ts';
import { visit } from './support/visit.ts';

/** What takes how long in a browser. `npm run bench -- page` loads this file (bench/page/page-times.ts). */

const BEST = 'nine-lives';
/** The seat of the best bot at a table of two people. */
const BOTS_SEAT = 2;
/** So many words of the server are looked at, and so many turns of a bot. */
const [WORDS, TURNS] = [12, 5];

/** A game of two people, and from when on its moves are of interest. */
interface Match {
  readonly game: string;
  readonly options: object;
  isUnderWay(ada: Visitor, id: string): boolean;
}
const MATCHES: readonly Match[] = [
  { game: FIND, options: { abilities: true, locations: true, first: '1' }, isUnderWay: () => true },
  {
    game: 'mythic-arena',
    options: { decks: 'dealt' },
    // With Pets on the lines.
    isUnderWay: (ada, id) =>
      ((ada.at(id).view?.table as ArenaTable | undefined)?.turns ?? 0) > 2 && ada.at(id).question !== null,
  },
];

/** A page that is not looked at all the time, for that would slow it down. */
function slowPlayer(page: Page, touch?: typeof withFinger): Player {
  const player = new Player(page, touch);
  player.looks = 250;
  return player;
}
/** No window goes by by itself: every answer is a touch. */
const PHONE = { size: 'phone', touch: true, moving: true, settings: { windows: 'always' } } as const;

/** Two people sit down to a game: how long it takes until Ada sees what her moves did. */
async function shownMoves(pageServer: PageServer, browser: Browser, match: Match, wanted: number): Promise<ShownMoves> {
  const { game, options, isUnderWay } = match;
  const [ada, basil] = await Promise.all([person(pageServer.url, 'Ada'), person(pageServer.url, 'Basil')]);
  const underWay = async (): Promise<string> => {
    const id = await startTable([ada, basil], { game, options });
    await playOn([ada, basil], id, () => isUnderWay(ada, id));
    return isUnderWay(ada, id) ? id : underWay();
  };
  const visitor = await visit(browser, pageServer.url, PHONE);
  await enter(visitor, ada);
  const { page } = visitor;
  await markWords(page);
  const player = slowPlayer(page);
  const ms: number[] = [];
  let id = '';
  while (ms.length < wanted) {
    if (id === '') {
      id = await underWay();
      await page.goto(`/t/${id}`);
    }
    // Basil answers without a page; his moves are not counted, for they are shown one after another.
    let isAsked = false;
    const standing = player.awaited().finally(() => {
      isAsked = true;
    });
    await Promise.race([standing, playOn([basil], id, () => isAsked)]);
    if ((await standing) === 'over') {
      id = '';
      continue;
    }
    ms.push(...(await delays(browser, page, () => player.playWhileAsked())));
  }
  await visitor.close();
  for (const who of [ada, basil]) who.hangUp();
  return { game, ms };
}

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

/** The longest piece of work of a slow page in each turn of the best bot, which thinks in the browser. */
async function longestTasks(pageServer: PageServer, browser: Browser, turns: number): Promise<number[]> {
  const visitor = await visit(browser, pageServer.url, PHONE);
  const { page } = visitor;
  await page.goto(hereAddress(FIND, [null, BEST], { first: '1' }));
  await page.waitForURL(/\/here\/(?!new)/);
  const player = slowPlayer(page, withFinger);
  await player.awaited();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const longest: number[] = [];
  while (longest.length < turns) {
    await player.playWhileAsked();
    const burden = await slowdownOf(page);
    const tasks = await watchTasks(page);
    await tasks();
    const standing = await player.awaited();
    longest.push(Math.max(0, ...(await tasks())) / Math.max(burden, await slowdownOf(page)));
    if (standing === 'over') break;
  }
  await visitor.close();
  return longest;
}

const isAsked = (who: Visitor, id: string, seat: number): boolean => (who.at(id).view as View).asked.includes(seat);

/** By how many milliseconds each answer of the best bot at a table of people is later than it may think. */
async function lateness(pageServer: PageServer, meter: ContentionMeter, turns: number): Promise<number[]> {
  const [ada, basil] = await Promise.all([person(pageServer.url, 'Ada'), person(pageServer.url, 'Basil')]);
  const people = [ada, basil];
  const id = await startTable(people, { options: { first: '3' } }, [BEST]);
  const isOver = () => basil.at(id).info.state === 'over';
  const late: number[] = [];
  while (late.length < turns && !isOver()) {
    await playOn(people, id, () => isAsked(basil, id, BOTS_SEAT));
    if (isOver()) break;
    const since = performance.now();
    const heard = basil.at(id).events.length;
    // The lines of one secret answer are not told apart.
    const hasAnswered = () =>
      isOver() ||
      !isAsked(basil, id, BOTS_SEAT) ||
      basil
        .at(id)
        .events.slice(heard)
        .some((event) => event.seat === BOTS_SEAT);
    const { result: ms, contention } = await meter.during(async () => {
      await basil.until(hasAnswered);
      return performance.now() - since;
    });
    late.push((ms - SERVER_THINK_MS) / contention);
  }
  for (const who of people) who.hangUp();
  return late;
}

export async function open(): Promise<PageTimer> {
  await buildAllIfStale();
  const pageServer = await startPageServer('timing');
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ARGUMENTS });
  const meter = await ContentionMeter.open();
  return {
    async measure(short: boolean): Promise<PageTimes> {
      const moves: ShownMoves[] = [];
      for (const match of MATCHES) moves.push(await shownMoves(pageServer, browser, match, short ? WORDS / 2 : WORDS));
      const turns = short ? 2 : TURNS;
      const tasks = await longestTasks(pageServer, browser, turns);
      return { moves, tasks, late: await lateness(pageServer, meter, turns) };
    },
    async close(): Promise<void> {
      await meter.close();
      await browser.close();
      await pageServer.remove();
    },
  };
}
