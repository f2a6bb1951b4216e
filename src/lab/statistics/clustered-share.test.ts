import { describe, expect, test } from 'vitest';
import { below, type RandomState, seededRng } from '../../kernel/index.ts';
import { addGame, addSums, type ClusterSums, emptySums } from './cluster-sums.ts';
import { clusteredShare, comparedWith } from './clustered-share.ts';
import { wilson } from './wilson.ts';

/** How a game ends: the wins of the subject's `seats` and of the `others`, where a seat wins with `chance` percent. */
type Ending = (rng: RandomState, seats: number, others: number, chance: number) => readonly [number, number];

const happens = (rng: RandomState, chance: number): boolean => below(rng, 100) < chance;
const independentWins = (rng: RandomState, seats: number, chance: number): number => {
  let wins = 0;
  for (let seat = 0; seat < seats; seat++) if (happens(rng, chance)) wins++;
  return wins;
};
const ENDINGS = {
  'each seat for itself': (rng, seats, others, chance) => [
    independentWins(rng, seats, chance),
    independentWins(rng, others, chance),
  ],
  'one winner': (rng, seats, others) => (below(rng, seats + others) < seats ? [1, 0] : [0, 1]),
  'one winner or none': (rng, seats, others, chance) =>
    happens(rng, chance * (seats + others)) ? (below(rng, seats + others) < seats ? [1, 0] : [0, 1]) : [0, 0],
  'all together': (rng, seats, others, chance) => (happens(rng, chance) ? [seats, others] : [0, 0]),
} satisfies Record<string, Ending>;
type EndingName = keyof typeof ENDINGS;

const EXPERIMENTS = 2000;

const sumsOf = (games: readonly (readonly [number, number])[]): ClusterSums => {
  const sums = emptySums();
  for (const [seats, wins] of games) addGame(sums, seats, wins, wins);
  return sums;
};
const times = <T>(count: number, games: readonly T[]): T[] => new Array(count).fill(games).flat();
const width = (sums: ClusterSums): number => clusteredShare(sums).high - clusteredShare(sums).low;

describe('the sums of a subject', () => {
  test('leave out games without it, and add up in any order', () => {
    const [all, one, other] = [emptySums(), emptySums(), emptySums()];
    const games: [number, number, number][] = [
      [2, 1, 1],
      [0, 0, 3],
      [3, 2, 4],
      [1, 0, 2],
    ];
    games.forEach((game, i) => {
      addGame(all, ...game);
      addGame(i % 2 === 0 ? one : other, ...game);
    });
    expect(all).toEqual({
      ...{ games: 3, seats: 6, wins: 3, seatsSquared: 14, seatsWins: 8, winsSquared: 5 },
      ...{ seatsWinners: 16, winsWinners: 9 },
    });
    const [there, back] = [{ ...one }, { ...other }];
    addSums(there, other);
    addSums(back, one);
    expect(there).toEqual(all);
    expect(back).toEqual(all);
  });
});

describe('the share of a subject', () => {
  test.each([
    [0, 20],
    [1, 29],
    [7, 13],
    [148, 148],
  ])("with one seat a game has Wilson's interval: %i of %i", (wins, games) => {
    const { share, low, high } = wilson(wins, games);
    const sums = sumsOf([...times(wins, [[1, 1]] as const), ...times(games - wins, [[1, 0]] as const)]);
    expect(clusteredShare(sums)).toEqual({
      ...{ games, seats: games, wins, share },
      ...{ low: expect.closeTo(low, 12), high: expect.closeTo(high, 12) },
    });
  });

  test('of four seats that win together is known no better than that of one', () => {
    const four = sumsOf([...times(200, [[4, 4]] as const), ...times(300, [[4, 0]] as const)]);
    const { low, high } = wilson(200, 500);
    expect(clusteredShare(four)).toMatchObject({ games: 500, seats: 2000, wins: 800, share: 0.4 });
    expect(clusteredShare(four).low).toBeCloseTo(low, 12);
    expect(clusteredShare(four).high).toBeCloseTo(high, 12);
  });

  test('has the variance of a ratio, worked out by hand', () => {
    // A share of 1/3; the games stray by 2/3, 1/3 and -1, which is 14/9 squared, with 6 seats.
    const games = times(5000, [
      [1, 1],
      [2, 1],
      [3, 0],
    ] as const);
    expect(width(sumsOf(games)) / (2 * 1.96 * (Math.sqrt((14 / 9) * 5000) / 30_000))).toBeCloseTo(1, 3);
  });

  test('never leaves 0 and 1, nor its interval, and is never certain', () => {
    for (const games of [1, 2, 3, 10, 1000])
      for (const game of [
        [4, 0],
        [4, 4],
        [4, 1],
        [3, 2],
      ] as const) {
        const { share, low, high } = clusteredShare(sumsOf(times(games, [game])));
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(share);
        expect(high).toBeGreaterThanOrEqual(share);
        expect(high).toBeLessThanOrEqual(1);
        expect(high - low).toBeGreaterThan(0);
      }
    expect(clusteredShare(emptySums())).toMatchObject({ games: 0, share: 0, low: 0, high: 1 });
  });

  test('where all were lost, or one game was played, is as uncertain as if the seats had won together', () => {
    expect(clusteredShare(sumsOf(times(100, [[4, 0]]))).high).toBeCloseTo(wilson(0, 100).high, 12);
    expect(clusteredShare(sumsOf([[4, 1]])).high).toBeCloseTo(wilson(0.25, 1).high, 12);
  });

  /** How often the interval has the truth in it. `seats` in a game, or one to as many as -`seats`. */
  function coverage(name: EndingName, games: number, seats: number, chance: number): number {
    const rng = seededRng('coverage', name, `${games} ${seats} ${chance}`);
    let covered = 0;
    for (let n = 0; n < EXPERIMENTS; n++) {
      const sums = emptySums();
      for (let game = 0; game < games; game++) {
        const own = seats > 0 ? seats : 1 + below(rng, -seats);
        const [wins, more] = ENDINGS[name](rng, own, 4 - own, chance);
        addGame(sums, own, wins, wins + more);
      }
      const { low, high } = clusteredShare(sums);
      if (low <= chance / 100 && chance / 100 <= high) covered++;
    }
    return covered / EXPERIMENTS;
  }
  test.each<[EndingName, number, number, number]>([
    ['each seat for itself', 100, 1, 25],
    ['each seat for itself', 40, 4, 50],
    ['each seat for itself', 100, -4, 25],
    ['each seat for itself', 200, 3, 4],
    ['one winner', 100, 1, 25],
    ['one winner', 100, 2, 25],
    ['one winner', 200, 3, 25],
    ['one winner', 100, -4, 25],
    ['one winner or none', 100, 4, 15],
    ['one winner or none', 200, 2, 4],
    ['all together', 30, 4, 50],
    ['all together', 200, 4, 80],
    ['all together', 100, -4, 60],
    ['all together', 200, 2, 95],
  ])('lies in its interval 95 times of 100: %s, %i games, %i seats, chance %i', (...experiment) => {
    const share = coverage(...experiment);
    expect(share).toBeGreaterThanOrEqual(0.93);
    expect(share).toBeLessThanOrEqual(0.97);
  });
  test.each<[EndingName, number, number, number]>([
    ['each seat for itself', 5, 4, 50],
    ['one winner', 3, 3, 25],
    ['one winner', 20, 3, 25],
    ['all together', 3, 4, 50],
  ])('is not missed more often in few games: %s, %i games, %i seats, chance %i', (...experiment) => {
    expect(coverage(...experiment)).toBeGreaterThanOrEqual(0.93);
  });
});

describe('a subject compared with the field', () => {
  test('that is not there, or has every seat, is no different', () => {
    const field = sumsOf([...times(30, [[4, 1]] as const), ...times(5, [[4, 2]] as const)]);
    expect(comparedWith(emptySums(), field)).toBe(1);
    expect(comparedWith(field, field)).toBe(1);
  });

  test('that wins together with all others in every game is no different, however many seats it has', () => {
    const [sums, field] = [emptySums(), emptySums()];
    for (let game = 0; game < 100; game++) {
      addGame(sums, 2, game % 3 === 0 ? 2 : 0, game % 3 === 0 ? 4 : 0);
      addGame(field, 4, game % 3 === 0 ? 4 : 0, game % 3 === 0 ? 4 : 0);
    }
    expect(comparedWith(sums, field)).toBe(1);
  });

  test('whose one seat in many games won more often than one of four has the p of the score test', () => {
    const [sums, field] = [emptySums(), emptySums()];
    for (let game = 0; game < 1000; game++) addGame(field, 4, 1, 1);
    for (let game = 0; game < 400; game++) addGame(sums, 1, game < 120 ? 1 : 0, 1);
    // 0.05 of 0.25 off, in 400 games: 2.309 standard errors.
    expect(comparedWith(sums, field)).toBeCloseTo(0.0213, 3);
  });

  test('of few seats that were all lost is not sure to be worse', () => {
    const field = sumsOf(times(1000, [[4, 1]] as const));
    const lost = (games: number): number => comparedWith(sumsOf(times(games, [[1, 0]] as const)), field);
    expect(lost(1)).toBe(1);
    // Exactly, all of 4 and of 30 are lost with 32 % and 0.02 %.
    expect(lost(4)).toBeGreaterThan(0.2);
    expect(lost(30)).toBeLessThan(0.01);
  });

  /** The p values of a subject at `part` percent of the seats, which does nothing. */
  function probabilities(name: EndingName, games: number, part: number, chance: number): number[] {
    const rng = seededRng('no effect', name, `${games} ${part} ${chance}`);
    return Array.from({ length: EXPERIMENTS }, () => {
      const [sums, field] = [emptySums(), emptySums()];
      for (let game = 0; game < games; game++) {
        const seats = independentWins(rng, 4, part);
        const [wins, more] = ENDINGS[name](rng, seats, 4 - seats, chance);
        addGame(sums, seats, wins, wins + more);
        addGame(field, 4, wins + more, wins + more);
      }
      return comparedWith(sums, field);
    });
  }
  const below05 = (p: readonly number[]): number => p.filter((one) => one < 0.05).length / p.length;
  test.each<[EndingName, number, number, number]>([
    ['each seat for itself', 100, 25, 25],
    ['each seat for itself', 100, 80, 40],
    ['one winner', 200, 25, 25],
    ['one winner or none', 200, 50, 20],
    ['all together', 100, 25, 50],
    ['all together', 100, 60, 70],
  ])('differs by chance in 5 of 100 without effect: %s, %i games, seats of 100: %i, chance %i', (...experiment) => {
    const p = probabilities(...experiment);
    expect(below05(p)).toBeLessThanOrEqual(0.055);
    expect(below05(p)).toBeGreaterThanOrEqual(0.035);
    for (const part of [0.25, 0.5, 0.75]) {
      expect(p.filter((one) => one < part).length / p.length).toBeGreaterThan(part - 0.04);
      expect(p.filter((one) => one < part).length / p.length).toBeLessThan(part + 0.04);
    }
  });
  test.each<[EndingName, number, number, number]>([
    ['each seat for itself', 8, 30, 40],
    ['one winner', 6, 50, 25],
    ['all together', 8, 50, 50],
    ['all together', 2, 50, 50],
    ['all together', 100, 3, 5],
  ])('is not found different too often in few games: %s, %i games, seats of 100: %i, chance %i', (...experiment) => {
    expect(below05(probabilities(...experiment))).toBeLessThanOrEqual(0.05);
  });
});
