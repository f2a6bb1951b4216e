import { describe, expect, test } from 'vitest';
import { type Bout, boutOf } from './bout.ts';
import { skills } from './skill.ts';
import { inverted, strengths } from './strength.ts';
import type { Tournament } from './tournament.ts';

/** So many wins of one against another. */
const wins = (a: number, b: number, count: number): Bout[] =>
  Array.from({ length: count }, () => ({ who: [a, b], credit: [1, 0], won: true, places: [1, 2] }));

test('a matrix is inverted, also where a row must change its place', () => {
  expect(inverted([])).toEqual([]);
  const inverse = inverted([
    [0, 2, 0],
    [4, 0, 0],
    [0, 1, 5],
  ]);
  const expected = [
    [0, 0.25, 0],
    [0.5, 0, 0],
    [-0.1, 0, 0.2],
  ];
  inverse.forEach((row, i) => {
    row.forEach((cell, j) => {
      expect(cell).toBeCloseTo(expected[i]?.[j] as number, 12);
    });
  });
});

describe('the most likely strengths', () => {
  test('of two follow from the odds, with one draw more', () => {
    const [a, b] = strengths(2, [...wins(0, 1, 75), ...wins(1, 0, 25)], 1);
    // ln(75.5 / 25.5) and 1.96 / √(101 p (1 − p)), where ten to one is 400.
    expect(a?.rating).toBeCloseTo(1500 + 400 * Math.log10(75.5 / 25.5), 6);
    const p = 75.5 / 101;
    expect(a?.error).toBeCloseTo((1.959963984540054 * 400) / Math.LN10 / Math.sqrt(101 * p * (1 - p)), 6);
    expect(b).toEqual({ rating: 1500, error: 0 });
  });
  test('are the same for everybody where all is even', () => {
    const even = [...wins(0, 1, 5), ...wins(1, 0, 5), ...wins(1, 2, 5), ...wins(2, 1, 5)];
    for (const { rating } of strengths(3, even, 0)) expect(rating).toBeCloseTo(1500, 6);
  });
  test('agree with the table of baseball teams in Agresti (1990)', () => {
    // American League East 1987, home and away together: row's wins against column.
    const names = ['Milwaukee', 'Detroit', 'Toronto', 'New York', 'Boston', 'Cleveland', 'Baltimore'];
    const table = [
      [0, 7, 9, 7, 7, 9, 11],
      [6, 0, 7, 5, 11, 9, 9],
      [4, 6, 0, 7, 7, 8, 12],
      [6, 8, 6, 0, 6, 7, 10],
      [6, 2, 6, 7, 0, 7, 12],
      [4, 4, 5, 6, 6, 0, 6],
      [2, 4, 1, 3, 1, 7, 0],
    ];
    // A hundred of each, so that the one draw more does not matter.
    const bouts = table.flatMap((row, a) => row.flatMap((count, b) => wins(a, b, 100 * count)));
    const found = strengths(names.length, bouts, 6).map(({ rating }) => ((rating - 1500) * Math.LN10) / 400);
    const known = [1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0];
    found.forEach((strength, who) => {
      expect(strength, names[who]).toBeCloseTo(known[who] as number, 2);
    });
  });
  test('at tables of three are chances to win in proportion', () => {
    // One wins half of the games against two that are equal: twice as strong as either.
    const bout = (winner: number): Bout => ({
      who: [0, 1, 2],
      credit: [0, 1, 2].map((who) => (who === winner ? 1 : 0)),
      won: true,
      places: [1, 1, 1],
    });
    const bouts = [0, 0, 1, 2].flatMap((winner) => Array.from({ length: 5000 }, () => bout(winner)));
    const [one, two, three] = strengths(3, bouts, 1);
    expect(one?.rating).toBeCloseTo(1500 + 400 * Math.log10(2), 0);
    expect(three?.rating).toBeCloseTo(two?.rating as number, 6);
  });
  test('stay finite for who never lost, and surer with more games', () => {
    const few = strengths(2, wins(0, 1, 10), 1)[0];
    const many = strengths(2, wins(0, 1, 1000), 1)[0];
    expect(many?.rating).toBeGreaterThan(few?.rating as number);
    expect(many?.rating).toBeLessThan(3000);
    const even = (n: number) => strengths(2, [...wins(0, 1, n), ...wins(1, 0, n)], 1)[0]?.error as number;
    expect(even(10) / even(1000)).toBeCloseTo(10, 0);
  });
  test('of one who plays alone are 1500', () => {
    expect(strengths(1, [], 0)).toEqual([{ rating: 1500, error: 0 }]);
  });
});

describe('openskill', () => {
  test('rates a single game as its own documentation does', async () => {
    // Places 4, 1, 3, 2 of four newcomers.
    const bout = { who: [0, 1, 2, 3], credit: [0, 1, 0, 0], won: true, places: [4, 1, 3, 2] };
    const found = await skills(4, [bout]);
    const known = [
      [20.963, 8.084],
      [27.795, 8.263],
      [24.689, 8.084],
      [26.553, 8.179],
    ];
    found.forEach(({ mu, sigma }, who) => {
      expect(mu).toBeCloseTo(known[who]?.[0] as number, 2);
      expect(sigma).toBeCloseTo(known[who]?.[1] as number, 2);
    });
  });
  test('counts who sits at two seats of a table once', async () => {
    const found = await skills(2, [{ who: [0, 1, 1], credit: [1, 0, 0], won: true, places: [1, 2, 2] }]);
    const apart = await skills(3, [{ who: [0, 1, 2], credit: [1, 0, 0], won: true, places: [1, 2, 2] }]);
    expect(found[0]).toEqual(apart[0]);
    expect(found[1]?.mu).toBeCloseTo(((apart[1]?.mu as number) + (apart[2]?.mu as number)) / 2, 9);
  });
  test('goes by the order of the games', async () => {
    const [a, b] = [wins(0, 1, 3), wins(1, 0, 3)];
    expect(await skills(2, [...a, ...b])).not.toEqual(await skills(2, [...b, ...a]));
  });
});

describe('a game counts', () => {
  const plan = { together: false, contestants: [0, 1, 2] } as unknown as Tournament;
  const fixture = { seed: 's', seats: [2, 0, 0] };
  const outcome = { number: 0, result: null, foul: null, decisions: [], milliseconds: [] };
  const result = (winners: number[], places: number[]) => ({ winners, places, reason: 'x' });

  test('for its winner', () => {
    const bout = boutOf(plan, fixture, { ...outcome, result: result([1], [2, 1, 3]) });
    expect(bout).toEqual({ who: [2, 0, 0], credit: [0, 1, 0], won: true, places: [2, 1, 3] });
  });
  test('for its winners in equal parts', () => {
    const bout = boutOf(plan, fixture, { ...outcome, result: result([0, 2], [1, 3, 1]) });
    expect(bout.credit).toEqual([0.5, 0, 0.5]);
  });
  test('as drawn where nobody won or it did not end, and as nobody’s win', () => {
    const third = 1 / 3;
    for (const end of [null, result([], [1, 1, 1])]) {
      const { credit, won } = boutOf(plan, fixture, { ...outcome, result: end });
      expect([credit, won]).toEqual([[third, third, third], false]);
    }
  });
  test('against who committed a foul, at all its seats', () => {
    const bout = boutOf(plan, fixture, { ...outcome, foul: { seat: 1, message: 'slept' } });
    expect(bout).toEqual({ who: [2, 0, 0], credit: [1, 0, 0], won: true, places: [1, 2, 2] });
    const alone = boutOf(plan, fixture, { ...outcome, foul: { seat: 0, message: 'slept' } });
    expect(alone).toEqual({ who: [2, 0, 0], credit: [0, 0.5, 0.5], won: true, places: [2, 1, 1] });
  });
  test('as a win or a loss against the game where all play together', () => {
    const together = { ...plan, together: true };
    const won = boutOf(together, fixture, { ...outcome, result: result([0, 1, 2], [1, 1, 1]) });
    expect(won).toEqual({ who: [2, 3], credit: [1, 0], won: true, places: [1, 2] });
    const lost = { who: [2, 3], credit: [0, 1], won: true, places: [2, 1] };
    expect(boutOf(together, fixture, { ...outcome, result: result([], [1, 1, 1]) })).toEqual(lost);
    expect(boutOf(together, fixture, { ...outcome, foul: { seat: 1, message: 'slept' } })).toEqual(lost);
  });
});
