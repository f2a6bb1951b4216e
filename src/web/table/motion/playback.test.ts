import { beforeEach, describe, expect, test } from 'vitest';
import type { HeardEvent, View } from '../../../kernel/index.ts';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import type { TableNews } from '../source.ts';
import type { TimedScene } from '../staging/lengths.ts';
import { StagingController } from '../staging/staging-controller.ts';
import { actorOf, Playback } from './playback.ts';
import type { PlaybackEnvironment } from './playback-environment.ts';
import { FakeClock } from './testing/fake-clock.ts';

const seat = (bot: string | null = null) => ({
  ...{ person: null, keptFor: null, bot, away: null, here: true },
  ...{ saltCommitment: null, saltShown: false },
});
const info = (some: Partial<TableInfo> = {}) =>
  ({
    state: 'playing',
    result: null,
    seed: null,
    seats: [seat(), seat('greedy'), seat('greedy')],
    ...some,
  }) as TableInfo;

/** A table at which this seat is asked; the view is its number. */
function table(seq: number, asked: number[], some: Partial<FollowedTable> = {}): FollowedTable {
  return {
    ...{
      info: info(),
      you: 0,
      seq,
      view: { asked, seq } as unknown as View,
      question: null,
      asides: null,
      undo: false,
    },
    ...{ clocks: [], clocksAt: 0, events: [], chat: [] },
    ...some,
  };
}

let clock: FakeClock;
let board: Pick<PlaybackEnvironment, 'duration' | 'isBrief' | 'settleTime'>;
let playback: Playback;
let staging: StagingController;
const SCENE = 2000;
/** A scene for each event that says so. */
const scenesIn = (events: readonly HeardEvent[]): readonly TimedScene[] =>
  events
    .filter(({ kind }) => kind === 'casts')
    .map((opening, key) => ({
      ...{ ms: SCENE, card: 0, harms: opening.seat === 0 },
      scene: { key, deed: null, opening, effects: [], changes: [], told: [] },
    }));
let last: FollowedTable;
beforeEach(() => {
  clock = new FakeClock();
  board = { duration: () => 0, isBrief: () => false, settleTime: () => 0 };
  staging = new StagingController(clock.surroundings);
  playback = new Playback({
    ...clock.surroundings,
    duration: (events) => board.duration(events),
    isBrief: (events) => board.isBrief(events),
    settleTime: (events) => board.settleTime(events),
    staging: {
      time: ({ events }) => scenesIn(events).length * SCENE,
      left: () => staging.left,
      show: ({ events }, after) => staging.show(scenesIn(events), after),
      clear: () => staging.clear(),
    },
  });
  last = table(1, [1]);
});

const seqShown = () => playback.shown.get().table?.seq;
function news(now: FollowedTable, events: HeardEvent[] = []): TableNews {
  const whole = { ...now, events: [...last.events, ...events] };
  const made = { before: last, now: whole, events, chat: [] };
  last = whole;
  return made;
}
/** The next change: afterwards this seat is asked. */
const goesOn = (asked: number, events: HeardEvent[] = [], some: Partial<FollowedTable> = {}) =>
  playback.take(news(table((last.seq ?? 0) + 1, [asked], some), events));
const begin = (seen: number | null = null) => playback.take({ before: null, now: last, events: [], chat: [] }, seen);

describe('what a board takes its time to show', () => {
  const battle: HeardEvent = { kind: 'battle' };
  beforeEach(() => {
    begin();
    board.duration = (events) => (events.includes(battle) ? 3000 : 0);
  });

  test('is not cut short by what comes next', () => {
    goesOn(2, [battle]);
    goesOn(0);
    clock.pass(2900);
    expect(seqShown()).toBe(2);
    clock.pass(200);
    expect(seqShown()).toBe(3);
  });

  test('neither where an own answer has led to it', () => {
    last = table(1, [0]);
    begin();
    playback.own();
    goesOn(1, [battle]);
    expect(seqShown()).toBe(2);
    goesOn(2);
    clock.pass(2900);
    expect(seqShown()).toBe(2);
    clock.pass(200);
    expect(seqShown()).toBe(3);
  });

  test('but a tap skips it', () => {
    goesOn(2, [battle]);
    goesOn(0);
    playback.skip();
    expect(seqShown()).toBe(3);
  });
});

describe('what shows little', () => {
  const studied: HeardEvent = { kind: 'studied', card: null };
  const played: HeardEvent = { kind: 'played' };
  beforeEach(() => {
    begin();
    board.isBrief = (events) => events.every((event) => event === studied);
  });

  test('shares one short look, whoever does it', () => {
    for (const seat of [1, 1, 1, 2, 2, 2, 2, 1]) goesOn(seat, [studied]);
    goesOn(1, [played]);
    expect(playback.shown.get().step?.ms).toBe(250);
    clock.pass(999);
    expect(seqShown()).toBeLessThan(10);
    clock.pass(1);
    expect(seqShown()).toBe(10);
    expect(playback.shown.get().step?.ms).toBe(1000);
  });

  test('and what comes later of it has no more time than that', () => {
    for (let n = 0; n < 4; n++) {
      goesOn(1, [studied]);
      clock.pass(250);
      expect(playback.shown.get().busy).toBe(false);
    }
    goesOn(2, [studied]);
    goesOn(2, [played]);
    clock.pass(0);
    expect(seqShown()).toBe(7);
  });

  test('takes nothing of the time of what is worth a look', () => {
    goesOn(1, [played]);
    goesOn(1, [studied]);
    goesOn(1, [played]);
    goesOn(2, [played]);
    clock.pass(1000);
    expect(seqShown()).toBe(3);
    clock.pass(250);
    expect(seqShown()).toBe(4);
    expect(playback.shown.get().step?.ms).toBe(1000);
  });
});

describe('what is thrown', () => {
  const roll: HeardEvent = { kind: 'rolled' };
  const ask = { seat: 0, number: 1, ask: 'ballyhoo', with: {}, legal: ['pass'] } as unknown as NonNullable<
    FollowedTable['question']
  >;
  const shown = () => playback.shown.get();
  beforeEach(() => {
    last = table(1, [0], { events: [{ kind: 'turn' }] });
    begin();
    board.duration = (events) => (events.includes(roll) ? 1600 : 0);
    board.settleTime = (events) => (events.includes(roll) ? 700 : 0);
  });

  test('is neither told nor asked about before it lies, and then at once', () => {
    playback.own();
    goesOn(0, [roll, { kind: 'struck' }], { question: ask });
    expect(shown()).toMatchObject({ settling: true, told: 1, table: { seq: 2, question: null } });
    expect(shown().table?.events).toHaveLength(3);
    clock.pass(699);
    expect(shown().table?.question).toBeNull();
    clock.pass(1);
    expect(shown()).toMatchObject({ settling: false, told: 3, table: { seq: 2, question: ask } });
  });

  test('ends nothing before it lies', () => {
    playback.own();
    const over = info({ state: 'over', result: { reason: 'won', winners: [0], places: [1, 1, 1] } });
    goesOn(0, [roll], { info: over });
    expect(shown().table?.info).toMatchObject({ state: 'playing', result: null });
    clock.pass(700);
    expect(shown().table?.info).toMatchObject({ state: 'over', result: over.result });
  });

  test('is shown at once to who taps or takes a key', () => {
    playback.own();
    goesOn(0, [roll], { question: ask });
    expect(playback.behind).toBe(true);
    playback.settle();
    expect(playback.behind).toBe(false);
    expect(shown()).toMatchObject({ settling: false, told: 2, table: { question: ask } });
    playback.own();
    goesOn(0, [roll], { question: ask });
    playback.skip();
    expect(shown()).toMatchObject({ settling: false, told: 3, table: { question: ask } });
  });

  test('by somebody else as well; and what they do next waits until all of it has been seen', () => {
    last = table(1, [1]);
    begin();
    goesOn(1, [roll]);
    goesOn(0, [], { question: ask });
    expect(shown()).toMatchObject({ settling: true, told: 0, table: { seq: 2 } });
    clock.pass(700);
    expect(shown()).toMatchObject({ settling: false, told: 1, table: { seq: 2 } });
    clock.pass(899);
    expect(shown().table?.seq).toBe(2);
    clock.pass(1);
    expect(shown().table).toMatchObject({ seq: 3, question: ask });
  });
});

describe('what others do', () => {
  beforeEach(() => begin());

  test('is shown at once when nothing else is being shown', () => {
    goesOn(1);
    expect(seqShown()).toBe(2);
    expect(playback.shown.get()).toMatchObject({ busy: true, step: { own: false, ms: 1000 } });
  });

  test('waits until what came before has been seen', () => {
    goesOn(2);
    goesOn(0);
    expect(seqShown()).toBe(2);
    clock.pass(999);
    expect(seqShown()).toBe(2);
    clock.pass(1);
    expect(seqShown()).toBe(3);
    clock.pass(1000);
    expect(playback.shown.get().busy).toBe(false);
  });

  test('a turn takes two and a half seconds at most, however much happens in it', () => {
    for (let i = 0; i < 12; i++) goesOn(1);
    goesOn(2);
    goesOn(0);
    clock.pass(2499);
    expect(seqShown()).toBe(14);
    clock.pass(1);
    expect(seqShown()).toBe(15);
  });

  test('the turn of the next one has a time of its own', () => {
    for (let i = 0; i < 5; i++) goesOn(1);
    goesOn(2);
    goesOn(2);
    goesOn(0);
    clock.pass(2500);
    // The first one's last answer is what made the second one asked.
    expect(seqShown()).toBe(8);
    clock.pass(1000);
    expect(seqShown()).toBe(9);
  });

  test('goes by the pace', () => {
    clock.pace = 'quick';
    goesOn(2);
    goesOn(0);
    clock.pass(400);
    expect(seqShown()).toBe(3);
    clock.pace = 'instant';
    goesOn(1);
    goesOn(2);
    expect(seqShown()).toBe(5);
    expect(playback.shown.get().busy).toBe(false);
  });

  test('a tap changes nothing where nothing is being shown', () => {
    const before = playback.shown.get();
    playback.skip();
    expect(playback.shown.get()).toBe(before);
    goesOn(1);
    playback.skip();
    expect(playback.shown.get().busy).toBe(false);
  });

  test('what people say is told as it comes, not what was said before', () => {
    const line = (id: number) => ({ id, text: `${id}` }) as FollowedTable['chat'][number];
    const now = { ...last, chat: [line(1), line(2)] };
    playback.take({ before: last, now, events: [], chat: [line(2)] });
    expect(playback.shown.get()).toMatchObject({ said: [{ id: 2 }], table: { chat: [{ id: 1 }, { id: 2 }] } });
  });

  test('a tap skips to how things are', () => {
    goesOn(1);
    goesOn(1);
    goesOn(0);
    playback.skip();
    expect(seqShown()).toBe(4);
    expect(playback.shown.get()).toMatchObject({ busy: false, step: { plain: true } });
    goesOn(1);
    expect(seqShown()).toBe(5);
  });

  test('the own question comes with the change that brought it', () => {
    const question = { seat: 0, ask: 'x', with: {}, hidden: false, legal: ['a'], pass: null, number: 7 };
    goesOn(2);
    goesOn(0, [], { question });
    expect(playback.shown.get().table?.question).toBe(null);
    clock.pass(1000);
    expect(playback.shown.get().table?.question).toBe(question);
  });

  test('the result comes when the last move has been seen', () => {
    goesOn(2);
    goesOn(1);
    const over = info({ state: 'over', result: { winners: [1], places: [2, 1, 2], reason: 'set' } });
    playback.take(news({ ...last, info: over }));
    expect(playback.shown.get().table?.info.state).toBe('playing');
    clock.pass(2000);
    expect(playback.shown.get().table?.info).toBe(over);
  });
});

describe('what is not the game', () => {
  test('a table that comes again as it was is no change', () => {
    last = table(4, [0]);
    begin();
    playback.take({
      before: last,
      now: { ...last, view: { asked: [0], seq: 4 } as unknown as View },
      events: [],
      chat: [],
    });
    expect(playback.shown.get()).toMatchObject({ step: null, acted: false });
  });

  test('chat, clocks and people are as they are, whatever is being shown', () => {
    begin();
    goesOn(1);
    goesOn(2);
    const line = { id: 1, person: { id: 'a', name: 'A', guest: true }, text: 'hm', at: '' };
    playback.take(news({ ...last, chat: [line], clocksAt: 5 }));
    expect(playback.shown.get().table).toMatchObject({ seq: 2, chat: [line], clocksAt: 5 });
  });
});

describe('what is staged', () => {
  const casts: HeardEvent = { kind: 'casts', seat: 1 };
  const staged = () => staging.state.get()?.staged.scene.opening ?? null;
  beforeEach(() => begin());

  test('has its time, whatever comes next, and takes nothing of the time of the rest of its turn', () => {
    goesOn(1, [casts]);
    expect(staged()).toEqual(casts);
    goesOn(1);
    goesOn(2);
    clock.pass(SCENE - 1);
    expect(seqShown()).toBe(2);
    clock.pass(1);
    expect(seqShown()).toBe(3);
    expect(staged()).toBe(null);
    expect(playback.shown.get().step?.ms).toBeGreaterThanOrEqual(500);
  });

  test('scene after scene, and first a throw comes to rest', () => {
    board.settleTime = () => 700;
    goesOn(1, [casts, { ...casts, seat: 2 }]);
    expect(staged()).toBe(null);
    clock.pass(700);
    expect(staged()).toMatchObject({ seat: 1 });
    clock.pass(SCENE);
    expect(staged()).toMatchObject({ seat: 2 });
    goesOn(0);
    clock.pass(SCENE - 1);
    expect(seqShown()).toBe(2);
    clock.pass(1);
    expect(seqShown()).toBe(3);
  });

  test('keeps no question back that came with it, nor any longer than until it is over', () => {
    const question = { seat: 0, ask: 'x', with: {}, hidden: false, legal: ['a'], pass: null, number: 7 };
    goesOn(0, [casts], { question });
    expect(playback.shown.get().table?.question).toBe(question);
    last = table(9, [1]);
    begin();
    goesOn(1, [casts]);
    goesOn(0, [], { question });
    clock.pass(SCENE);
    expect(playback.shown.get().table?.question).toBe(question);
  });

  test('a tap skips to how things are, a key to what comes next', () => {
    goesOn(1, [casts]);
    goesOn(1, [casts]);
    goesOn(0);
    playback.endScenes();
    expect(seqShown()).toBe(3);
    expect(staged()).not.toBe(null);
    playback.skip();
    expect(seqShown()).toBe(4);
    expect(staged()).toBe(null);
  });

  test('a key that ends no scene is no skip', () => {
    goesOn(1);
    goesOn(0);
    playback.endScenes();
    expect(seqShown()).toBe(2);
  });

  test('is gone once the player answers; a pass that nobody gave leaves it its time', () => {
    last = table(1, [0, 1]);
    begin();
    goesOn(0, [casts]);
    playback.own(false);
    goesOn(1);
    expect(seqShown()).toBe(3);
    expect(staged()).toEqual(casts);
    goesOn(0);
    clock.pass(SCENE - 1);
    expect(seqShown()).toBe(3);
    clock.pass(1);
    expect(seqShown()).toBe(4);
    playback.endScenes();
    expect(staged()).toBe(null);
  });

  test('what was done to the viewer stays until it is touched or the game goes on', () => {
    goesOn(0, [{ ...casts, seat: 0 }]);
    clock.pass(5 * SCENE);
    expect(staged()).not.toBe(null);
    goesOn(1);
    expect(staged()).toBe(null);
  });

  test('is skipped while nobody looks, and where it was caught up with', () => {
    playback.look(false);
    goesOn(1, [casts]);
    expect(staged()).toBe(null);
    playback.look(true);
    playback.take(news(table(20, [0]), [casts]));
    expect(staged()).toBe(null);
  });
});

describe('the end of a game', () => {
  const casts: HeardEvent = { kind: 'casts', seat: 1 };
  const result = { reason: 'won', winners: [1], places: [2, 1, 2] };
  const over = info({ state: 'over', result, seed: 'seed' });
  const shown = () => playback.shown.get().table?.info;
  const playing = { state: 'playing', result: null, seed: null };
  beforeEach(() => begin());

  test('is not shown before the deed that led to it', () => {
    goesOn(1, [casts], { info: over });
    expect(staging.state.get()).not.toBe(null);
    expect(shown()).toMatchObject(playing);
    clock.pass(SCENE - 1);
    expect(shown()).toMatchObject(playing);
    clock.pass(1);
    expect(shown()).toBe(over);
  });

  test('neither where an own answer did it, and its throw must come to rest first', () => {
    last = table(1, [0]);
    begin();
    board.settleTime = () => 700;
    playback.own();
    goesOn(0, [casts], { info: over });
    clock.pass(700);
    expect(staging.state.get()).not.toBe(null);
    expect(shown()).toMatchObject(playing);
    clock.pass(SCENE - 1);
    expect(shown()).toMatchObject(playing);
    clock.pass(1);
    expect(shown()).toBe(over);
  });

  test('neither where the table says it a little later', () => {
    last = table(1, [0]);
    begin();
    playback.own();
    goesOn(0, [casts]);
    playback.take(news({ ...last, info: over }));
    expect(shown()).toMatchObject(playing);
    clock.pass(SCENE);
    expect(shown()).toBe(over);
  });

  test('is shown at once to who taps or takes a key', () => {
    goesOn(1, [casts], { info: over });
    expect(playback.behind).toBe(true);
    playback.endScenes();
    expect(playback.behind).toBe(false);
    expect(shown()).toBe(over);
    last = table(1, [1]);
    begin();
    goesOn(1, [casts], { info: over });
    playback.skip();
    expect(shown()).toBe(over);
  });

  test('waits for nothing else: neither for a deed before it, nor while nobody looks or nothing is shown', () => {
    goesOn(1, [casts]);
    playback.own();
    goesOn(1, [{ kind: '@resigned', seat: 0 }], { info: over });
    expect(shown()).toBe(over);
    last = table(1, [1]);
    begin();
    clock.pace = 'instant';
    goesOn(1, [], { info: over });
    expect(shown()).toBe(over);
    clock.pace = 'normal';
    last = table(1, [1]);
    begin();
    goesOn(1, [casts], { info: over });
    expect(shown()).toMatchObject(playing);
    playback.look(false);
    expect(shown()).toBe(over);
  });
});

describe('the own answers', () => {
  test('are shown at once, and with them all that waited', () => {
    last = table(1, [1]);
    begin();
    goesOn(1);
    goesOn(0);
    expect(seqShown()).toBe(2);
    goesOn(1);
    expect(seqShown()).toBe(4);
    expect(playback.shown.get()).toMatchObject({ busy: false, acted: true, step: { own: true, ms: 0 } });
  });

  test('also where several are asked at once', () => {
    last = table(1, [0, 1]);
    begin();
    goesOn(1);
    goesOn(1);
    expect(seqShown()).toBe(2);
    clock.pass(5000);
    last = table(3, [0, 1]);
    const done = playback.own();
    goesOn(1);
    expect(playback.shown.get().step?.own).toBe(true);
    done();
    goesOn(2);
    expect(playback.shown.get().step?.own).toBe(false);
  });

  test('a refused one makes nothing its own', () => {
    last = table(1, [1]);
    begin();
    playback.own()();
    goesOn(1);
    expect(playback.shown.get().step?.own).toBe(false);
  });

  test('what a bot does in the own place is somebody else’s', () => {
    last = table(1, [0], { info: info({ seats: [seat('greedy'), seat()] }) });
    begin();
    playback.take(news({ ...last, seq: 2, view: { asked: [1] } as unknown as View }));
    expect(playback.shown.get().step?.own).toBe(false);
  });
});

test('the deal is nobody’s answer', () => {
  last = table(1, [], { seq: null, view: null, info: info({ state: 'open' }) });
  begin();
  playback.take(news(table(1, [0]), [{ kind: 'drew', seat: 0 }]));
  expect(playback.shown.get()).toMatchObject({ acted: false, step: { own: false } });
});

describe('the seal', () => {
  const event: HeardEvent = { kind: 'took', seat: 0 };
  test('lies below the last event that cannot be taken back', () => {
    last = table(1, [0]);
    begin();
    goesOn(0, [event], { undo: true });
    expect(playback.shown.get().sealed).toBe(0);
    goesOn(0, [event, event], { undo: false });
    expect(playback.shown.get().sealed).toBe(3);
    goesOn(0, [event], { undo: true });
    expect(playback.shown.get()).toMatchObject({ sealed: 3, acted: true });
  });
});

test('what others did is kept for who is asked later, not for who only watches', () => {
  const event: HeardEvent = { kind: 'took', seat: 1 };
  begin();
  goesOn(2, [event]);
  expect(playback.shown.get().byOthers).toEqual([event]);
  last = table(1, [1], { you: null });
  begin();
  goesOn(2, [event], { you: null });
  goesOn(1, [event], { you: null });
  expect(playback.shown.get().byOthers).toEqual([]);
});

describe('while nobody looks', () => {
  const event = (n: number): HeardEvent => ({ kind: 'took', seat: 1, n });

  test('everything is shown at once and kept to be told', () => {
    begin();
    goesOn(1, [event(1)]);
    goesOn(1, [event(2)]);
    playback.look(false);
    expect(seqShown()).toBe(3);
    goesOn(2, [event(3)]);
    goesOn(0, [event(4)]);
    expect(seqShown()).toBe(5);
    expect(playback.shown.get().missed).toEqual([event(3), event(4)]);
    playback.look(true);
    expect(playback.shown.get().missed).toHaveLength(2);
    playback.read();
    expect(playback.shown.get().missed).toEqual([]);
  });

  test('who answers has read it', () => {
    begin();
    playback.look(false);
    goesOn(0, [event(1)]);
    playback.look(true);
    goesOn(1);
    expect(playback.shown.get()).toMatchObject({ missed: [], step: { own: true, answered: true } });
  });

  test('but what goes by by itself has read nothing', () => {
    begin();
    playback.look(false);
    goesOn(0, [event(1)]);
    playback.look(true);
    playback.own(false);
    goesOn(0);
    expect(playback.shown.get()).toMatchObject({ missed: [event(1)], step: { own: true, answered: false } });
    goesOn(1);
    expect(playback.shown.get().missed).toEqual([]);
  });

  test('what came while the connection was lost is told too', () => {
    begin();
    playback.take(news(table(9, [0]), [event(1), event(2)]));
    expect(seqShown()).toBe(9);
    expect(playback.shown.get()).toMatchObject({ missed: [event(1), event(2)], step: { plain: true } });
  });

  test('and what came while the page was closed', () => {
    last = table(9, [0], { events: [event(1), event(2), event(3)] });
    begin(2);
    expect(playback.shown.get().missed).toEqual([event(3)]);
  });

  test('nothing is told to who sees the table for the first time', () => {
    last = table(9, [0], { events: [event(1)] });
    begin(null);
    expect(playback.shown.get().missed).toEqual([]);
  });
});

describe('who acted', () => {
  const at = (asked: number[]) => table(1, asked);
  test('is the only one who was asked', () => {
    expect(actorOf({ before: at([2]), events: [{ kind: 'x', seat: 1 }] })).toBe(2);
  });
  test('else whom the first event is about', () => {
    expect(actorOf({ before: at([0, 2]), events: [{ kind: 'y' }, { kind: 'x', seat: 1 }] })).toBe(1);
    expect(actorOf({ before: at([]), events: [] })).toBe(null);
  });
});
