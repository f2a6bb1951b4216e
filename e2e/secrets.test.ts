import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { games } from '../src/games/index.ts';
import { type AnyGame, canonical, type GameRecord, heardBy, replay, type Viewer } from '../src/kernel/index.ts';
import { after, type Followed } from '../src/protocol/client/followed.ts';
import { fromServer } from '../src/protocol/socket.ts';
import { beginTable, enter, person } from './support/cast.ts';
import { Player, playTogether } from './support/player.ts';
import { FIND } from './support/records.ts';
import { stage } from './support/stage.ts';
import type { Visit } from './support/visit.ts';

const WORD = 'secrets';
const at = stage(WORD);
const game = games[FIND]?.core as AnyGame;

/** All views and events that a page was sent. */
function received({ heard }: Visit): { views: string[]; events: string[] } {
  let table: Followed | null = null;
  const [views, events]: [string[], string[]] = [[], []];
  for (const text of heard) {
    const message = fromServer.safeParse(JSON.parse(text)).data;
    if (message?.type !== 'table' && message?.type !== 'update') continue;
    const brought = after(table, message, 0);
    if (brought === null) throw new Error('an update is missing');
    table = brought.now;
    if (table.view !== null) views.push(canonical(table.view as never));
    events.push(...message.events.map((event) => canonical(event as never)));
  }
  return { views, events };
}

/** All views and events of a game that some eyes may have. */
function allowed(record: GameRecord, eyes: Viewer): { views: Set<string>; events: Set<string> } {
  const [views, events] = [new Set<string>(), new Set<string>()];
  replay(game, record, undefined, (match, told) => {
    views.add(canonical(match.view(eyes) as never));
    for (const each of told) {
      const heard = heardBy(each, eyes);
      if (heard !== null) events.add(canonical(heard as never));
    }
  });
  return { views, events };
}

/** Cards that lie open in a hand that is not one's own. */
const openHands = ({ page }: Visit, seats: readonly number[]) =>
  page.evaluate(
    (others) =>
      others.flatMap((seat) =>
        [...document.querySelectorAll(`[data-place="hand:${seat}"] [data-card]`)].flatMap(
          (element) => element.getAttribute('data-card') || [],
        ),
      ),
    seats,
  );

/** Whether a text is anywhere in what a page remembers. */
async function remembers({ page, context }: Visit, text: string): Promise<boolean> {
  const session = await context.newCDPSession(page);
  let found = false;
  let rest = '';
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
    found ||= (rest + chunk).includes(text);
    rest = chunk.slice(-text.length);
  });
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return found;
}

test('no page is told or remembers what its eyes may not see: not of a hand, not of the deck, not of the seed', async () => {
  const [ada, basil] = await Promise.all([person(at.url, 'Ada'), person(at.url, 'Basil')]);
  const id = await beginTable([ada, basil]);
  const seed = createHash('sha256').update(`${WORD} 1`).digest('hex');
  const visits = await Promise.all([at.comes(), at.comes(), at.comes()]);
  const [first, second, watcher] = visits;
  await enter(first, ada);
  await enter(second, basil);
  await Promise.all(visits.map(({ page }) => page.goto(`/t/${id}`)));
  await watcher.page.locator('#question.wait').waitFor();
  const players = [new Player(first.page), new Player(second.page, undefined, 'other')];
  const touches = () => players.reduce((sum, player) => sum + player.touches, 0);

  for (let stop = 12; stop <= 36; stop += 12) {
    await playTogether(players, () => touches() >= stop);
    expect(await openHands(first, [1])).toEqual([]);
    expect(await openHands(second, [0])).toEqual([]);
    expect(await openHands(watcher, [0, 1])).toEqual([]);
  }
  // The check can fail: what a page knows is found.
  expect(await remembers(first, id)).toBe(true);
  expect(await Promise.all([first, watcher].map((visit) => remembers(visit, seed)))).toEqual([false, false]);

  await playTogether(players);
  const record: GameRecord = await ada.ask('GET', `/tables/${id}/record`);
  expect(record.seed).toBe(seed);
  for (const [n, eyes] of ([0, 1, null] as const).entries()) {
    const [was, may] = [received(visits[n] as Visit), allowed(record, eyes)];
    expect(was.views.length).toBeGreaterThan(20);
    expect(was.views.filter((view) => !may.views.has(view))).toEqual([]);
    expect(was.events.filter((event) => !may.events.has(event))).toEqual([]);
  }
});
