import { describe, expect, test } from 'vitest';
import { type AnyGame, commitmentTo, type Options, replay, type Seat } from '../kernel/index.ts';
import { ascent } from '../kernel/testing/games/ascent.ts';
import { duel } from '../kernel/testing/games/duel.ts';
import { liarsDice } from '../kernel/testing/games/liars-dice.ts';
import { walking } from '../kernel/testing/games/walk.ts';
import { parseRecord } from '../protocol/record/record.ts';
import type { Clock } from '../protocol/table.ts';
import type { TableViewer } from './chronicle.ts';
import type { EntryKind, LogEntry } from './entry.ts';
import { type Appended, LiveGame, MOST_UNDOS } from './live-game.ts';

const START = 1_000_000;

function live(
  game: AnyGame,
  { seats = 2, bots = [] as (string | null)[], clock = { kind: 'none' } as Clock } = {},
): LiveGame {
  const setup = { seats, options: {} as Options, seed: 'moon', salts: [] };
  const filled = Array.from({ length: seats }, (_, seat) => bots[seat] ?? null);
  const viewers: TableViewer[] = [...filled.keys(), null];
  const dealt = { game, setup, clock, started: START, bots: filled, downtimes: [] };
  return new LiveGame(dealt, [], viewers);
}

const act = (at: LiveGame, kind: EntryKind, seat: Seat, say = '', now = START): Appended => {
  const appended = at.append({ kind, seat, say }, null, now);
  if ('bar' in appended) throw new Error(appended.bar.why);
  return appended;
};
const answer = (at: LiveGame, seat: Seat, say: string, now = START) => act(at, 'answer', seat, say, now);

test('what is given in secret is news to its giver alone, and counts for nobody else', () => {
  const at = live(duel, { seats: 3 });
  const { updates: news } = answer(at, 1, 'throw rock');
  expect([...news.keys()].sort()).toEqual([0, 1, 2, null].sort());
  // That somebody has answered is seen; with what is not.
  expect(JSON.stringify([...news].filter(([viewer]) => viewer !== 1))).not.toContain('rock');
});

test('a line of an answer that is not whole yet is seen by nobody else, nor is its being taken back', () => {
  const at = live(duel);
  // To the last round, where all compose a spell.
  while (!at.match.question(0)?.legal.includes('charm ember')) {
    const seat = at.asked[0] as Seat;
    const { legal } = at.match.question(seat) as { legal: readonly string[] };
    answer(at, seat, legal.includes('pass') ? 'pass' : (legal[seat % legal.length] as string));
  }
  const before = [at.chronicles.of(1).seq, at.chronicles.of(null).seq];
  expect([...answer(at, 0, 'charm ember').updates.keys()]).toEqual([0]);
  expect([...act(at, 'undo', 0).updates.keys()]).toEqual([0]);
  expect([...answer(at, 0, 'charm frost').updates.keys()]).toEqual([0]);
  expect([at.chronicles.of(1).seq, at.chronicles.of(null).seq]).toEqual(before);
});

test('an undo that others can see is told to them', () => {
  const at = live(liarsDice);
  answer(at, 0, 'bid 1 1');
  const { updates: news } = act(at, 'undo', 0);
  for (const viewer of [0, 1, null])
    expect(news.get(viewer)?.events).toEqual([{ kind: '@undone', seat: 0, events: 1 }]);
});

describe('what made a bot do something', () => {
  const draft = { kind: 'answer', seat: 0, say: 'go left', why: 'danger wolf' } as const;

  test('is told to everybody before what it did, again to who comes later, and is in the record', () => {
    const at = live(walking, { bots: ['greedy', null] });
    const appended = at.append(draft, null, START) as Appended;
    const because = { kind: '@because', seat: 0, why: 'danger wolf' };
    for (const viewer of [0, 1, null]) expect(appended.updates.get(viewer)?.events[0]).toEqual(because);
    expect(at.chronicles.story(1).flatMap(({ events }) => events)).toContainEqual(because);
    answer(at, 1, 'go right');
    const record = at.record(['Bot', 'Ada']);
    expect(record.reasons).toEqual([{ seat: 0, after: 1, why: 'danger wolf' }]);
    expect(parseRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
    const again = live(walking, { bots: ['greedy', null] });
    for (const entry of at.log) again.replay(entry);
    expect(again.record(['Bot', 'Ada'])).toEqual(record);
  });

  test('is no secret anywhere: where somebody has some, it is neither told nor kept', () => {
    const at = live(liarsDice, { bots: ['greedy', null] });
    const appended = at.append({ ...draft, say: 'bid 1 1', why: 'have six' }, null, START) as Appended;
    expect(appended.entry.why).toBeNull();
    expect(JSON.stringify([...appended.updates, at.record(['Bot', 'Ada'])])).not.toContain('have six');
  });
});

test('a game follows from its log: whoever reads it again sees the same', () => {
  const at = live(liarsDice, { seats: 3, clock: { kind: 'move', seconds: 60 } });
  answer(at, 0, 'bid 1 1', START + 1000);
  act(at, 'undo', 0, '', START + 2000);
  answer(at, 0, 'bid 1 2', START + 3000);
  act(at, 'away', 1, 'left', START + 4000);
  answer(at, 1, 'bid 2 2', START + 5000);
  const again = new LiveGame(at.dealt, JSON.parse(JSON.stringify(at.log)) as LogEntry[], [0, 1, 2, null]);
  for (const viewer of [0, 1, 2, null]) {
    expect(again.chronicles.of(viewer)).toEqual(at.chronicles.of(viewer));
    expect(at.chronicles.story(viewer)).toHaveLength(at.chronicles.of(viewer).seq);
  }
  const late = new LiveGame(at.dealt, at.log, []);
  const { seq, view, question } = at.chronicles.of(2);
  expect(late.chronicles.of(2)).toMatchObject({ seq, view, question });
  expect(late.chronicles.heardSince(2, 2)).toEqual(at.chronicles.heardSince(2, 2));
  expect(again.shownClocks(START + 9000)).toEqual(at.shownClocks(START + 9000));
  expect(again.botAt(1)).toBe('greedy');
});

test('who comes back hears all from the deal on, whether it is remembered or must be replayed', () => {
  const { dealt } = live(duel);
  const games = [1, 3, Number.POSITIVE_INFINITY].map((remembered) => new LiveGame(dealt, [], [0], remembered));
  for (let n = 0; n < 6; n++)
    for (const at of games) {
      const seat = at.asked.at(-1) as Seat;
      answer(at, seat, at.match.question(seat)?.legal[0] as string);
    }
  for (const since of [0, 1, 2, 4]) {
    const [few, some, all] = games.map(({ chronicles }) => chronicles.heardSince(0, since));
    expect([few, some]).toEqual([all, all]);
    const story = games[0]?.chronicles.story(0).slice(since);
    expect(all).toEqual(story?.flatMap(({ events }) => events));
  }
  expect(games[2]?.chronicles.of(0).since(0, games[2].match)).not.toBeNull();
});

describe('whether an answer could be taken back', () => {
  const seals = (at: LiveGame, seat: Seat, say: string) =>
    at.isSealing(seat, say, at.chronicles.of(seat).question?.number ?? 0);

  test('is told beforehand', () => {
    const at = live(duel);
    expect(seals(at, 0, 'throw rock')).toBe(false);
    answer(at, 1, 'throw rock');
    expect(seals(at, 0, 'throw rock')).toBe(true);
  });

  test('is nobody’s question where it would be refused: it is late, not legal or over', () => {
    const at = live(liarsDice);
    answer(at, 0, 'bid 5 6');
    expect(seals(at, 1, 'call')).toBe(true);
    expect(at.isSealing(1, 'call', 99)).toBe(false);
    expect(seals(at, 1, 'bid 1 1')).toBe(false);
    expect(seals(at, 0, 'call')).toBe(false);
    act(at, 'resign', 0);
    expect(seals(at, 1, 'call')).toBe(false);
  });

  test('is so no more where somebody has taken back often enough', () => {
    const at = live(liarsDice);
    for (let n = 0; n < MOST_UNDOS; n++) {
      expect(seals(at, 0, 'bid 1 1')).toBe(false);
      answer(at, 0, 'bid 1 1');
      act(at, 'undo', 0);
    }
    expect(seals(at, 0, 'bid 1 1')).toBe(true);
    answer(at, 0, 'bid 1 1');
    expect(at.mayUndo(0)).toBe(false);
  });
});

test.each<[string, Partial<LogEntry>, RegExp]>([
  ['leaves a gap', { seq: 3 }, /does not follow/],
  ['is not legal', { say: 'bid 9 9' }, /is refused/],
])('a log that %s is not of this game', (_what, more, why) => {
  const at = live(liarsDice);
  const entry: LogEntry = { seq: 1, kind: 'answer', seat: 0, say: 'bid 1 1', at: 0, why: null, ...more };
  expect(() => at.replay(entry)).toThrow(why);
});

describe('giving up', () => {
  test.each<[string, object, Seat[], object | null]>([
    ['one of two: the other has won', { seats: 2 }, [0], { winners: [1], places: [2, 1] }],
    ['one of three: the others go on', { seats: 3 }, [0], null],
    ['two of three: the last has won', { seats: 3 }, [0, 2], { winners: [1], places: [2, 1, 2] }],
    [
      'the only person among bots: the bots have won',
      { seats: 3, bots: [null, 'x', 'x'] },
      [0],
      { winners: [1, 2], places: [3, 1, 1] },
    ],
  ])('%s', (_what, table, who, result) => {
    const at = live(liarsDice, table);
    for (const seat of who) act(at, 'resign', seat);
    expect(at.result).toEqual(result === null ? null : { ...result, reason: '@resigned' });
    expect(at.record(['a', 'b', 'c']).resigned).toEqual(who.map((seat) => ({ seat, after: 0 })));
  });

  test('where all win or lose together, it is lost only when nobody is left', () => {
    const together = Object.assign(Object.create(Object.getPrototypeOf(liarsDice)), liarsDice) as AnyGame;
    Object.defineProperty(together, 'seating', { value: { ...liarsDice.seating, together: true } });
    const at = live(together);
    act(at, 'resign', 0);
    expect(at.result).toBeNull();
    act(at, 'resign', 1);
    expect(at.result).toEqual({ winners: [], places: [1, 1], reason: '@resigned' });
  });
});

test('a record has the promise, the names, who is a bot, the hashes, and can be cut', () => {
  const at = live(liarsDice);
  for (const [seat, say] of [
    [0, 'bid 1 1'],
    [1, 'bid 1 2'],
    [0, 'bid 2 2'],
  ] as const)
    answer(at, seat, say);
  const record = at.record(['Ada', 'Bob']);
  expect(record).toMatchObject({ names: ['Ada', 'Bob'], commitment: commitmentTo('moon'), hashes: expect.any(Array) });
  expect(record.bots).toEqual([null, null]);
  expect(live(liarsDice, { seats: 2, bots: [null, 'cat'] }).record(['Ada', 'cat']).bots).toEqual([null, 'cat']);
  replay(liarsDice, record);
  expect(at.record(['Ada', 'Bob'], 1).answers).toEqual(record.answers.slice(0, 1));
});

describe('a clock for moves', () => {
  const clock: Clock = { kind: 'move', seconds: 60 };
  const left = (at: LiveGame, seat: Seat, now: number) => at.shownClocks(START + now)[seat]?.left;
  test('is not won back by taking an answer back and giving another', () => {
    const at = live(liarsDice, { seats: 2, clock });
    for (const now of [10_000, 30_000]) {
      answer(at, 0, 'bid 1 1', START + now);
      act(at, 'undo', 0, '', START + now + 10_000);
    }
    // Ten seconds before the first answer, ten more before the second; the other's thinking is not counted.
    expect(left(at, 0, 40_000)).toBe(40_000);
  });
  test('does not run for bots, nor for who is away', () => {
    const at = live(liarsDice, { seats: 2, clock });
    act(at, 'away', 0, 'left');
    expect(at.shownClocks(START).map(({ runs }) => runs)).toEqual([false, false]);
    act(at, 'back', 0);
    expect(at.shownClocks(START).map(({ runs }) => runs)).toEqual([true, false]);
  });
});

describe('an aside', () => {
  test('is heard by all, and what a seat may do beside the question is known to it alone', () => {
    const at = live(ascent);
    const { updates: news } = act(at, 'aside', 1, 'eat');
    for (const viewer of [0, 1, null]) expect(news.get(viewer)?.events).toEqual([{ kind: 'ate', seat: 1 }]);
    expect(at.chronicles.of(null).asides).toBeNull();
    expect(at.chronicles.of(0).asides?.legal).toContain('eat');
    expect(at.chronicles.of(1).asides?.legal).not.toContain('eat');
  });

  test('costs nobody time: the clock of who is asked runs on, and no other does', () => {
    const at = live(ascent, { clock: { kind: 'move', seconds: 60 } });
    act(at, 'aside', 1, 'eat', START + 10_000);
    act(at, 'aside', 0, 'eat', START + 20_000);
    expect(at.shownClocks(START + 30_000)).toEqual([
      { left: 30_000, runs: true },
      { left: 60_000, runs: false },
    ]);
    act(at, 'undo', 0, '', START + 40_000);
    expect(at.shownClocks(START + 45_000)[0]).toEqual({ left: 15_000, runs: true });
    answer(at, 0, 'rest', START + 50_000);
    expect(at.shownClocks(START + 50_000)).toEqual([
      { left: 60_000, runs: false },
      { left: 60_000, runs: true },
    ]);
  });

  test('starts the clock of whom it asks', () => {
    const at = live(ascent, { clock: { kind: 'game', seconds: 60 } });
    (at.match.state as unknown as { flasks: number[] }).flasks = [2, 2];
    act(at, 'aside', 0, 'drink rope', START + 10_000);
    expect(at.asked).toEqual([1]);
    answer(at, 1, 'pull up', START + 30_000);
    expect(at.shownClocks(START + 40_000)).toEqual([
      { left: 40_000, runs: true },
      { left: 40_000, runs: false },
    ]);
  });

  test('given and taken back again and again does not make a log grow for ever', () => {
    const at = live(ascent);
    for (let n = 0; n < MOST_UNDOS; n++) {
      act(at, 'aside', 1, 'eat');
      act(at, 'undo', 1);
    }
    act(at, 'aside', 1, 'eat');
    expect(at.mayUndo(1)).toBe(false);
    expect(at.isSealingAside(1, 'whistle', at.match.asides(1)?.number ?? 0)).toBe(true);
  });
});
