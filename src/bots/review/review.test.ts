import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  answers,
  choose,
  coin,
  finish,
  type GameRecord,
  type In,
  Match,
  type Offers,
  procedure,
  run,
  type Seat,
} from '../../kernel/index.ts';
import { type Bare, bareGame } from '../../kernel/testing/games/bare.ts';
import { liarsDice } from '../../kernel/testing/games/liars-dice.ts';
import { decisionsOf } from './decisions.ts';
import { type IncrementalReview, review, type TurningPoint } from './review.ts';

const finished = (reviewing: IncrementalReview): readonly TurningPoint[] => {
  while (reviewing.step());
  return reviewing.points();
};

/** The record of a game in which these answers are given, each by who is asked. */
function recordOf(game: AnyGame, seed: string, says: readonly string[], seats = 2, forced = true): GameRecord {
  const match = Match.start(game, { seats, options: {}, seed, salts: [] }, { forced });
  for (const say of says) {
    const seat = game.asked(match.state).find((by) => game.refuses(match.state, by, say) === null) as Seat;
    expect(match.answer(seat, say), say).toMatchObject({ ok: true });
  }
  return match.record as GameRecord;
}

/** The dice under a seat's cup, as they lie. */
const cup = (seed: string, seat: Seat): string =>
  String((liarsDice.start({ seats: 2, options: {}, seed, salts: [] }) as unknown as { cups: number[][] }).cups[seat]);

/** Games in which the second player holds two sixes at least: to call one six a lie is certainly wrong. */
const sixes = Array.from({ length: 3000 }, (_, n) => `sixes ${n}`).filter((seed) => /6.*6/.test(cup(seed, 1)));
const blunder = recordOf(liarsDice, sixes[0] as string, ['bid 1 6', 'call']);

describe('a planted blunder', () => {
  const points = finished(review(liarsDice, blunder, 1));
  test('is found, with a better answer and what both were worth', () => {
    expect(points).toHaveLength(1);
    expect(points[0]).toMatchObject({ kind: 'slip', after: 1, seat: 1, ask: 'bid', say: 'call', worth: -1 });
    expect(points[0]?.other).toMatch(/^bid /);
    expect(points[0]?.otherWorth).toBeGreaterThan(-0.5);
  });
  test('is found in the same way each time', () => {
    expect(finished(review(liarsDice, blunder, 1))).toEqual(points);
  });
  test('is judged the same whatever the others held', () => {
    const [first] = sixes as [string];
    const alike = sixes.filter((seed) => cup(seed, 1) === cup(first, 1) && cup(seed, 0) !== cup(first, 0));
    expect(alike.length).toBeGreaterThan(0);
    for (const seed of alike.slice(0, 3))
      expect(finished(review(liarsDice, recordOf(liarsDice, seed, ['bid 1 6', 'call']), 1))).toEqual(points);
  });
  test('is found when all seats are looked at, and counted against its own seat', () => {
    expect(finished(review(liarsDice, blunder, null))).toContainEqual(points[0]);
    expect(finished(review(liarsDice, blunder, 0)).every(({ seat }) => seat === 0)).toBe(true);
  });
});

test('a review says how far it has come, and can be left at any time', () => {
  const reviewing = review(liarsDice, blunder, null);
  expect(reviewing.progress).toEqual({ looked: 0, decisions: 2, compared: 0, toCompare: 0 });
  expect(reviewing.points()).toEqual([]);
  while (reviewing.progress.looked === 0) expect(reviewing.step()).toBe(true);
  expect(reviewing.progress).toMatchObject({ looked: 1, toCompare: 0 });
  while (reviewing.step());
  const { looked, compared, toCompare } = reviewing.progress;
  expect(looked).toBe(2);
  expect(compared).toBe(toCompare);
  expect(reviewing.step()).toBe(false);
});

describe('how it stood', () => {
  const stood = (record: GameRecord, seat: Seat | null) => {
    const reviewing = review(liarsDice, record, seat);
    while (reviewing.step());
    return reviewing.standings();
  };
  test('is known of each decision, once that was looked at', () => {
    const reviewing = review(liarsDice, blunder, null);
    expect(reviewing.standings()).toEqual([]);
    while (reviewing.progress.looked === 0) reviewing.step();
    const [first] = reviewing.standings();
    while (reviewing.step());
    expect(reviewing.standings()[0]).toEqual(first);
    expect(reviewing.standings().map(({ after, seat }) => [after, seat])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(stood(blunder, 1)).toEqual(reviewing.standings().slice(1));
  });
  test('is judged by nothing that its seat could not see then', () => {
    const [first] = sixes as [string];
    const alike = sixes.filter((seed) => cup(seed, 1) === cup(first, 1) && cup(seed, 0) !== cup(first, 0));
    expect(alike.length).toBeGreaterThan(0);
    for (const seed of alike.slice(0, 3))
      expect(stood(recordOf(liarsDice, seed, ['bid 1 6', 'call']), 1)).toEqual(stood(blunder, 1));
  });
  test('is judged by nothing that came afterwards', () => {
    const otherwise = recordOf(liarsDice, sixes[0] as string, ['bid 1 6', 'bid 2 6']);
    expect(stood(otherwise, 1)).toEqual(stood(blunder, 1));
    const longer = recordOf(liarsDice, sixes[0] as string, ['bid 1 6', 'bid 2 6', 'call']);
    expect(stood(longer, null).slice(0, 2)).toEqual(stood(blunder, null));
  });
});

const name = answers('name', ['number', ['0', '1', '2', '3']]);
const offered =
  (numbers: readonly number[]) => (_s: Bare, _d: object, _seat: Seat, offers: Offers<In<typeof name>>) => {
    for (const n of numbers) offers.may(name.of(n));
  };
const noted = (s: Bare, _d: object, answer: In<typeof name>): void => {
  s.log.push(answer.words);
};
/** The first player names a number, the second answers, and what `value` says comes of it. */
const naming = (value: (log: readonly string[], over: boolean) => number, second: readonly number[] = [0, 1]) =>
  bareGame(
    [
      procedure<Bare, object>('naming', {
        'The first names a number': choose({ ask: 'name', by: () => 0, from: offered([0, 1, 2]), then: noted }),
        'The second names another': choose({ ask: 'name', by: () => 1, from: offered(second), then: noted }),
        'All is over': run((s) => finish(s, { winners: [0], places: [1, 2], reason: 'x' })),
      }),
    ],
    [name],
    { value: (s, seat) => (seat === 0 ? 1 : -1) * value(s.log, s.result !== null) },
  );

describe('no turning point is', () => {
  test('a choice between equals', () => {
    const game = naming(() => 0.3);
    expect(finished(review(game, recordOf(game, 'equal', ['name 1', 'name 0']), null))).toEqual([]);
  });
  test('a difference that is too small for a word', () => {
    const game = naming(([first]) => (first === 'name 2' ? 0.32 : 0.3));
    expect(finished(review(game, recordOf(game, 'small', ['name 1', 'name 0']), 0))).toEqual([]);
  });
  test('an answer to which there was no other', () => {
    const game = naming(([first]) => (first === 'name 2' ? 1 : -1), [3]);
    for (const record of [recordOf(game, 'x', ['name 1']), recordOf(game, 'x', ['name 1', 'name 3'], 2, false)]) {
      expect(decisionsOf(game, record, 1)).toEqual([]);
      expect(decisionsOf(game, record, 0)).toHaveLength(1);
      expect(review(game, record, 1).progress.decisions).toBe(0);
      expect(finished(review(game, record, 1))).toEqual([]);
    }
  });
  test('what comes after an answer that does not fit', () => {
    const game = naming(() => 0);
    const record = recordOf(game, 'fits', ['name 1', 'name 0']);
    const [first, second] = record.answers as [GameRecord['answers'][0], GameRecord['answers'][0]];
    const faulty = { ...record, answers: [first, { ...second, say: 'name 3' }, second] };
    expect(decisionsOf(game, faulty, null).map(({ after }) => after)).toEqual([0]);
    expect(decisionsOf(game, record, null).map(({ after }) => after)).toEqual([0, 1]);
  });
  test('the obvious', () => {
    const game = naming(([first]) => (first === 'name 2' ? 0.9 : -0.9));
    expect(finished(review(game, recordOf(game, 'obvious', ['name 2', 'name 0']), 0))).toEqual([]);
  });
});

/** Two looks best at once, and loses when it is answered; none is ever as good as it. */
const trap = naming(([first], over) => (first === 'name 2' ? (over ? -0.8 : 0.5) : first === 'name 1' ? 0.2 : 0));

test('an answer that was better than the one that looked natural is one, where there are no slips', () => {
  const [point, ...more] = finished(review(trap, recordOf(trap, 'trap', ['name 1', 'name 0']), 0));
  expect(more).toEqual([]);
  expect(point).toMatchObject({ kind: 'find', after: 0, say: 'name 1', other: 'name 2' });
  expect(point?.worth).toBeGreaterThan(point?.otherWorth as number);
  const [slip] = finished(review(trap, recordOf(trap, 'trap', ['name 2', 'name 0']), 0));
  expect(slip).toMatchObject({ kind: 'slip', say: 'name 2', other: 'name 1' });
});

/** Numbers in a row, all named by one player or by who `by` says, and what they are worth to the first. */
const row = (
  length: number,
  then: typeof noted,
  value: (log: readonly string[]) => number,
  by: (n: number) => Seat = () => 0,
) =>
  bareGame(
    [
      procedure<Bare, object>(
        'row',
        Object.fromEntries([
          ...Array.from({ length }, (_, n) => [
            `number ${n}`,
            choose<Bare, object, In<typeof name>>({ ask: 'name', by: () => by(n), from: offered([0, 1, 2, 3]), then }),
          ]),
          ['end', run((s: Bare) => finish(s, { winners: [0], places: [1], reason: 'x' }))],
        ]),
      ),
    ],
    [name],
    { value: (s, seat) => (seat === 0 ? 1 : -1) * value(s.log) },
  );

test('there are three at most: those that cost most, in the order of the game', () => {
  const game = row(6, noted, (log) => log.reduce((sum, said) => sum + (Number(said.split(' ')[1]) - 3) / 8, 0));
  const said = ['name 2', 'name 0', 'name 3', 'name 0', 'name 2', 'name 1'];
  const points = finished(review(game, recordOf(game, 'row', said, 1), 0));
  expect(points.map(({ after }) => after)).toEqual([1, 3, 5]);
  for (const { other } of points) expect(other).toBe('name 3');
});

test('luck is no turning point, however large', () => {
  // Each number throws the coin another time, so that no two have the same luck; none is better.
  const thrown = (s: Bare, _d: object, { number }: In<typeof name>) => {
    for (let n = 0; n < number; n++) coin(s);
    s.log.push(coin(s) ? 'heads' : 'tails');
  };
  const game = row(12, thrown, (log) => (log.length === 0 ? 0 : log.at(-1) === 'heads' ? 1 : -1));
  const found = Array.from({ length: 12 }, (_, n) => {
    const said = Array.from({ length: 12 }, (_, at) => `name ${(at + n) % 4}`);
    return finished(review(game, recordOf(game, `luck ${n}`, said, 1), 0)).length;
  });
  expect(found.reduce((sum, points) => sum + points, 0)).toBeLessThanOrEqual(1);
});

test('luck that is the same whatever is answered hides no slip', () => {
  const thrown = (s: Bare, _d: object, { number }: In<typeof name>) => {
    s.log.push(`${(coin(s) ? 0.7 : -0.7) + (number === 3 ? 0.1 : 0)}`);
  };
  const game = row(1, thrown, (log) => Number(log.at(-1) ?? 0));
  for (const seed of ['one', 'two', 'three'])
    expect(finished(review(game, recordOf(game, seed, ['name 0'], 1), 0))).toMatchObject([
      { kind: 'slip', say: 'name 0', other: 'name 3' },
    ]);
});

test('the best answer is no slip, even where luck made another look better at first', () => {
  const thrown = (s: Bare, _d: object, { number }: In<typeof name>) => {
    for (let n = 0; n < number; n++) coin(s);
    s.log.push(`${(coin(s) ? 0.6 : -0.6) + (number === 3 ? 0.35 : 0)}`);
  };
  const game = row(12, thrown, (log) => Number(log.at(-1) ?? 0));
  const points = Array.from({ length: 4 }, (_, n) =>
    finished(review(game, recordOf(game, `best ${n}`, new Array<string>(12).fill('name 3'), 1), 0)),
  );
  expect(points.flat().filter(({ kind }) => kind === 'slip')).toEqual([]);
});

/** Four times: two looks best and turns out worst, one is good, nought is poor. */
const traps = row(4, noted, (log) => {
  const worth = (said: string, last: boolean) =>
    ({ 'name 2': last ? 0.6 : -0.8, 'name 1': 0.5, 'name 0': 0.2, 'name 3': -1 })[said] as number;
  return log.reduce((sum, said, n) => sum + worth(said, n === log.length - 1 && log.length < 4), 0) / 4;
});

test('slips go before finds, even before greater ones', () => {
  const points = finished(review(traps, recordOf(traps, 'both', ['name 1', 'name 1', 'name 0', 'name 3'], 1), 0));
  const slips = points.filter(({ kind }) => kind === 'slip').map(({ after }) => after);
  const finds = points.filter(({ kind }) => kind === 'find');
  expect(slips).toEqual([2, 3]);
  expect(finds).toHaveLength(1);
  const by = ({ worth, otherWorth }: TurningPoint) => Math.abs(worth - otherWorth);
  expect(by(finds[0] as TurningPoint)).toBeGreaterThan(by(points.find(({ after }) => after === 2) as TurningPoint));
});

test('of a dozen that are looked at closely three are kept for finds, however many slips there seem to be', () => {
  // Four traps, none of which is walked into, and then twelve slips that are too small for a word.
  const worth = (said: string, n: number, last: boolean) => {
    if (n >= 4) return said === 'name 3' ? 0.03 : 0;
    return said === 'name 2' ? (last ? 0.2 : -0.2) : said === 'name 1' ? 0.1 : 0;
  };
  const game = row(16, noted, (log) =>
    log.reduce((sum, said, n) => sum + worth(said, n, n === log.length - 1 && log.length < 16), 0),
  );
  const said = Array.from({ length: 16 }, (_, n) => (n < 4 ? 'name 1' : 'name 0'));
  const reviewing = review(game, recordOf(game, 'kept', said, 1), 0);
  while (reviewing.progress.compared < 9) expect(reviewing.step()).toBe(true);
  expect(reviewing.progress.toCompare).toBe(12);
  expect(reviewing.points()).toEqual([]);
  expect(finished(reviewing).map(({ kind }) => kind)).toEqual(['find', 'find', 'find']);
});

test('of those that weigh the same the ones are told after which more changed', () => {
  // Whoever names nought loses something to the other. One player does it four times, and the other makes good one of
  // them, which nobody could expect.
  const game = row(
    9,
    noted,
    (log) => log.reduce((sum, said, n) => sum + (said !== 'name 0' ? 0 : n % 2 === 0 ? -0.08 : 0.08), 0),
    (n) => n % 2,
  );
  const slips = [0, 2, 4, 6];
  for (const healed of slips) {
    const said = Array.from({ length: 9 }, (_, n) => (slips.includes(n) || n === healed + 1 ? 'name 0' : 'name 3'));
    const points = finished(review(game, recordOf(game, 'same', said), 0));
    expect(points.map(({ after }) => after)).toEqual(slips.filter((after) => after !== healed));
  }
});
