import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { games } from '../src/games/index.ts';
import { type AnyGame, canonical, type GameRecord, heardBy, replay, type Viewer } from '../src/kernel/index.ts';
import { applyMessage, type FollowedTable } from '../src/protocol/client/followed-table.ts';
import { fromServer } from '../src/protocol/socket.ts';
import type { Visitor } from '../src/server/testing/visitor/visitor.ts';
import { type Choose, face, nothing, ownOf, PACKS, playing, ROSE, viewOf } from './support/games/rose.ts';
import { harness } from './support/harness.ts';
import { enter, person, playOn, startTable } from './support/people.ts';
import { Player, playTogether } from './support/player.ts';
import { FIND } from './support/records.ts';
import type { Visit } from './support/visit.ts';

const WORD = 'secrets';
const at = harness(WORD);
/** Milliseconds for a page to show what the table was told. */
const coreOf = (game: string) => games[game]?.core as AnyGame;

/** All views and events that a page was sent. */
function received({ heard }: Visit): { views: string[]; events: string[] } {
  let table: FollowedTable | null = null;
  const [views, events]: [string[], string[]] = [[], []];
  for (const text of heard) {
    const message = fromServer.safeParse(JSON.parse(text)).data;
    if (message?.type !== 'table' && message?.type !== 'update') continue;
    const brought = applyMessage(table, message, 0);
    if (brought === null) throw new Error('an update is missing');
    table = brought.now;
    if (table.view !== null) views.push(canonical(table.view as never));
    events.push(...message.events.map((event) => canonical(event as never)));
  }
  return { views, events };
}

/** All views and events of a game that some eyes may have. */
function allowed(game: string, record: GameRecord, eyes: Viewer): { views: Set<string>; events: Set<string> } {
  const [views, events] = [new Set<string>(), new Set<string>()];
  replay(coreOf(game), record, undefined, (match, told) => {
    views.add(canonical(match.view(eyes) as never));
    for (const each of told) {
      const heard = heardBy(each, eyes);
      if (heard !== null) events.add(canonical(heard as never));
    }
  });
  return { views, events };
}

/** No eyes were sent more than they may have; these are the first seat's, the second's and those of who looks on. */
function receivedWhatTheyMay(game: string, record: GameRecord, visits: readonly Visit[]): void {
  for (const [n, eyes] of ([0, 1, null] as const).entries()) {
    const [was, may] = [received(visits[n] as Visit), allowed(game, record, eyes)];
    expect(was.views.length).toBeGreaterThan(20);
    expect(was.views.filter((view) => !may.views.has(view))).toEqual([]);
    expect(was.events.filter((event) => !may.events.has(event))).toEqual([]);
  }
}

/** Cards that lie open in a place of a page. */
const cardsIn = ({ page }: Visit, place: string): Promise<string[]> =>
  page
    .locator(`[data-place="${place}"] [data-card]`)
    .evaluateAll((elements) => elements.flatMap((element) => element.getAttribute('data-card') || []));
/** Cards that lie open in a hand that is not one's own. */
const openHands = async (visit: Visit, seats: readonly number[]) =>
  (await Promise.all(seats.map((seat) => cardsIn(visit, `hand:${seat}`)))).flat();

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
  const id = await startTable([ada, basil]);
  const seed = createHash('sha256').update(`${WORD} 1`).digest('hex');
  const visits = await Promise.all([at.visit(), at.visit(), at.visit()]);
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
  receivedWhatTheyMay(FIND, record, visits);
});

/** What Ada has in a place that is hers alone, by what is told to her; with the places of others it would be open. */
interface Kept {
  /** In her hand, in her slots and face down beside them. */
  readonly hand: readonly string[];
  readonly slots: readonly string[];
  readonly waits: readonly string[];
}
function keptBy(ada: Visitor, id: string): Kept {
  const { hand, slots, waits } = ownOf(viewOf({ who: ada, id }));
  return {
    hand: hand ?? [],
    slots: slots.flatMap((slot) => slot?.card ?? []),
    waits: waits.flatMap(({ card }) => card ?? []),
  };
}

/** Spells of which everybody may know that they are in the game: both begin with some, and the rest was shown. */
function openNames(ada: Visitor, basil: Visitor, id: string): Set<string> {
  const { players } = viewOf({ who: ada, id }).table;
  const begun = players.flatMap(({ school, mage }) => [
    ...(face.pack.spells[school ?? ''] ?? []).map((spell) => spell.id),
    face.pack.mages.find((each) => each.id === mage)?.spell.id ?? '',
  ]);
  const SHOWN = ['discarded', 'recovered', 'learned', 'casts', 'springs', 'dropped'];
  const shown = ada.at(id).events.flatMap(({ kind, card, cards }) => {
    if (kind === 'leaves') return cards as string[];
    return SHOWN.includes(kind) ? [card as string] : [];
  });
  const drawn = basil.at(id).events.flatMap(({ kind, seat, card, cards }) => {
    if (seat !== 1) return [];
    return kind === 'studied' ? [card as string] : kind === 'drew' ? (cards as string[]) : [];
  });
  return new Set([...begun, ...face.pack.forgotten.map((spell) => spell.id), ...shown, ...drawn]);
}

/** Whether a side of a spell is laid face down. */
const isLaid = (card: string, side: string): boolean => {
  const spell = Object.values(face.pack.spells)
    .flat()
    .find(({ id }) => id === card);
  return ['trap', 'protection'].includes(spell?.[side as 'a' | 'b'].kind ?? '');
};
/** Ada takes spells of which nobody knows that she has them, prepares what is laid face down, and lays it. */
const laysTraps: Choose = (view, { ask, legal }) => {
  const find = (way: (words: readonly string[]) => boolean) => legal.find((say) => way(say.split(' ')));
  const some = (...says: readonly string[]) => says.find((say) => legal.includes(say)) ?? (legal[0] as string);
  const { drawn } = view.table;
  const { school: own } = ownOf(view);
  const isOwn = (card = '') => (face.pack.spells[own ?? ''] ?? []).some(({ id }) => id === card);
  const canLie = (card = '') => isLaid(card, 'a') || isLaid(card, 'b');
  if (ask === 'choose') return view.viewer === 0 ? 'choose tessa necromancy' : 'choose nero transmutation';
  if (view.viewer === 1) return some('pass', 'done', 'stop', 'ready', 'study transmutation');
  switch (ask) {
    case 'study':
      return find(([, school]) => school !== own && !drawn.some((each) => each.school === school)) ?? some();
    case 'keep':
      return find(([, one, other]) => canLie(one) && canLie(other)) ?? find(([, one]) => canLie(one)) ?? some();
    case 'prepare':
      return find(([, card, side]) => !isOwn(card) && isLaid(card ?? '', side ?? '')) ?? some('ready');
    default:
      return (
        find(([verb]) => verb === 'cast' || verb === 'quick') ?? find(([verb]) => verb === 'walk') ?? nothing(legal)
      );
  }
};

test('no page is told which spells of Black Rose another Mage holds, has prepared or has laid face down', async () => {
  const people = await Promise.all(['Ada', 'Basil', 'Cleo'].map((name) => person(at.url, name)));
  const [ada, basil, cleo] = people as [Visitor, Visitor, Visitor];
  const id = await startTable([ada, basil], { game: ROSE, options: { lodge: 'duel', ...PACKS } });
  await cleo.watch(id, 0);
  const visits = await Promise.all([at.visit(), at.visit(), at.visit()]);
  const [first, second, watcher] = visits;
  await Promise.all(visits.map((visit, n) => enter(visit, people[n] as Visitor)));
  await Promise.all(visits.map(({ page }) => page.goto(`/t/${id}`)));
  await Promise.all(visits.map(({ page }) => page.locator('#question h2').waitFor()));

  const found = { hand: 0, slots: 0, waits: 0 };
  const roundOf = () => viewOf({ who: ada, id }).table.round;
  /** In the middle of the preparation, after it, and as soon as something lies face down. */
  const moments = [
    () => (viewOf({ who: ada, id }).stack.at(-1)?.given?.[0]?.length ?? 0) > 0,
    () => keptBy(ada, id).slots.length > 0,
    () => keptBy(ada, id).waits.length > 0,
  ];
  for (const round of [1, 2, 3]) {
    for (const isSo of moments) {
      await playing([ada, basil], id, laysTraps, () => roundOf() > round || (roundOf() === round && isSo()));
      const kept = keptBy(ada, id);
      const open = openNames(ada, basil, id);
      for (const [n, visit] of visits.entries()) {
        const now = () => canonical(people[n]?.at(id).view as never);
        await expect.poll(() => received(visit).views.at(-1) === now()).toBe(true);
      }
      await expect.poll(() => cardsIn(first, 'slots:0')).toEqual(expect.arrayContaining([...kept.slots]));
      for (const place of ['hand', 'slots', 'waits'] as const) {
        for (const card of kept[place].filter((name) => !open.has(name))) {
          found[place]++;
          // What a pile was shuffled from is known to all; there names are keys.
          const named = new RegExp(`"${card}"(?!:)`);
          const tells = ({ heard }: Visit) => heard.some((text) => named.test(text));
          // The check can fail: her own page knows.
          expect([card, ...visits.map(tells)]).toEqual([card, true, false, false]);
        }
        for (const visit of [second, watcher])
          expect(await cardsIn(visit, `${place}:0`), `${place} in round ${round}`).toEqual([]);
      }
    }
  }
  for (const [place, count] of Object.entries(found)) expect(count, `secrets in ${place}`).toBeGreaterThan(0);

  await playOn([ada, basil], id);
  receivedWhatTheyMay(ROSE, await ada.ask('GET', `/tables/${id}/record`), visits);
});
