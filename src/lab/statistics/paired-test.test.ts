import { describe, expect, test } from 'vitest';
import { below, seededRng } from '../../kernel/index.ts';
import { effect, logLikelihoodRatio, pairedDifference, verdict } from './paired-test.ts';

const MOST = 2;
/** How often the differences -2 to 2 came up. */
const histogramOf = (counts: readonly number[]): Map<number, number> => new Map(counts.map((n, i) => [i - MOST, n]));

describe('the difference of pairs', () => {
  test('has a mean, an interval, and says what pairing saved', () => {
    const { pairs, mean, low, high, saved } = pairedDifference(histogramOf([100, 400, 8500, 800, 200]), MOST, [1, 0.6]);
    expect({ pairs, mean }).toEqual({ pairs: 10_000, mean: 0.06 });
    // A variance of 0.24 - 0.06².
    expect(high - mean).toBeCloseTo((1.96 * Math.sqrt(0.2364)) / 100, 4);
    expect(mean - low).toBeCloseTo(high - mean, 14);
    expect(saved).toBeCloseTo(1 - 0.2364 / 1.6, 4);
  });
  test('of no pairs can be anything, and of a few that are alike is not certain', () => {
    expect(pairedDifference(new Map(), MOST, [0, 0])).toEqual({ pairs: 0, mean: 0, low: -2, high: 2, saved: 0 });
    expect(pairedDifference(new Map([[0, 10]]), MOST, [0.25, 0.25])).toMatchObject({ mean: 0, saved: 1 });
    expect(pairedDifference(new Map([[0, 10]]), MOST, [0.25, 0.25]).high).toBeGreaterThan(0.4);
  });
});

/** The score that so much Elo is worth in the mean, as a difference of pairs in half points. */
const elo = (points: number): number => 4 / (1 + 10 ** (-points / 400)) - 2;

describe('the logarithm of the likelihood ratio', () => {
  // Tests of Stockfish on fishtest: how often which score of a pair, the bounds in Elo, and the ratio that was reported.
  test.each([
    ['5f9c7bbc6a2c112b60691d4d', [253, 4282, 17604, 4431, 286], -0.25, 1.25, 2.94],
    ['5f9d01f06a2c112b60691d87', [58, 3302, 33130, 3518, 84], 0.25, 1.25, 2.97],
    ['5f4cb5e8ba100690c5cc5d25', [491, 7345, 29693, 7670, 465], -0.25, 1.25, 2.96],
    ['60163146735dd7f0f03530ff', [14, 1030, 14318, 1163, 19], 0.25, 1.25, 2.93],
    ['5e1c9afed12216a2857e6401', [424, 2948, 5832, 3045, 460], -1, 3, 2.94],
    ['5e1ceb9975be933c8fe635a3', [1284, 17437, 55536, 18085, 1292], 0, 2, 2.94],
  ])('is what fishtest reported of its test %s', (_, counts, lower, upper, reported) => {
    const ratio = logLikelihoodRatio(histogramOf(counts), elo(lower), elo(upper), MOST);
    expect(Math.abs(ratio - reported)).toBeLessThan(0.01);
  });
  test('turns with its hypotheses, and with the differences', () => {
    const [more, less] = [histogramOf([3, 10, 60, 15, 12]), histogramOf([12, 15, 60, 10, 3])];
    const ratio = logLikelihoodRatio(more, 0, 0.1, MOST);
    expect(ratio).toBeGreaterThan(0);
    expect(logLikelihoodRatio(more, 0.1, 0, MOST)).toBeCloseTo(-ratio, 14);
    expect(logLikelihoodRatio(less, 0, -0.1, MOST)).toBeCloseTo(ratio, 14);
  });
  test('of few pairs is small, whatever they show', () => {
    expect(logLikelihoodRatio(new Map(), 0, 0.05, MOST)).toBe(0);
    for (const histogram of [new Map([[2, 1]]), new Map([[2, 3]]), new Map([[0, 50]]), new Map([[1, 5]])])
      expect(Math.abs(logLikelihoodRatio(histogram, 0, 0.05, MOST))).toBeLessThan(1);
  });
});

test('a verdict falls at the bounds of Wald', () => {
  expect([-2.95, -2.94, 0, 2.94, 2.95].map((ratio) => verdict(ratio))).toEqual([
    ...['lower', 'open', 'open', 'open', 'upper'],
  ]);
  // ln 0.05 / 0.99 and ln 0.95 / 0.01.
  const rates = { alpha: 0.01, beta: 0.05 };
  expect([-2.99, -2.98, 4.55, 4.56].map((ratio) => verdict(ratio, rates))).toEqual(['lower', 'open', 'open', 'upper']);
});

/** What a change does to a pair, in thousands: how often which difference, and no difference in all others. */
type Change = readonly (readonly [difference: number, inThousand: number])[];

const RUNS = 1000;
/** A source of pairs of this change, which counts so many more into a histogram. */
function pairsOf(name: string, change: Change): (histogram: Map<number, number>, pairs: number) => void {
  const rng = seededRng('paired test', name);
  const differences = change.flatMap(([difference, part]) => new Array<number>(part).fill(difference));
  return (histogram, pairs) => {
    for (let n = 0; n < pairs; n++) {
      const difference = differences[below(rng, 1000)] ?? 0;
      histogram.set(difference, (histogram.get(difference) ?? 0) + 1);
    }
  };
}

/** How many runs of pairs of this change end with which effect, if one looks after every few pairs. */
function outcomes(name: string, change: Change, margin: number, every: number) {
  const play = pairsOf(name, change);
  const counted = { more: 0, less: 0, none: 0 };
  for (let run = 0; run < RUNS; run++) {
    const histogram = new Map<number, number>();
    for (;;) {
      play(histogram, every);
      const seen = effect(histogram, margin, MOST);
      if (seen === 'open') continue;
      counted[seen]++;
      break;
    }
  }
  return counted;
}

const MOSTLY_ALIKE: Change = [
  [-2, 20],
  [-1, 60],
  [1, 60],
  [2, 20],
];

test.each<[string, Change, number]>([
  ['mostly alike', MOSTLY_ALIKE, 300],
  [
    'lopsided',
    [
      [-1, 50],
      [2, 200],
    ],
    100,
  ],
  ['seldom unlike', [[2, 20]], 250],
])('the mean of pairs lies in its interval 95 times of 100: %s', (name, change, pairs) => {
  const play = pairsOf(name, change);
  const truth = change.reduce((sum, [difference, part]) => sum + (difference * part) / 1000, 0);
  let covered = 0;
  for (let run = 0; run < 2 * RUNS; run++) {
    const histogram = new Map<number, number>();
    play(histogram, pairs);
    const { low, high } = pairedDifference(histogram, MOST, [1, 1]);
    if (low <= truth && truth <= high) covered++;
  }
  expect(covered / (2 * RUNS)).toBeGreaterThanOrEqual(0.93);
  expect(covered / (2 * RUNS)).toBeLessThanOrEqual(0.97);
});

describe('the effect of a change', () => {
  const BROAD: Change = [
    [-2, 100],
    [-1, 250],
    [1, 250],
    [2, 100],
  ];
  test.each<[string, Change, number, number]>([
    ['mostly alike', MOSTLY_ALIKE, 0.05, 10],
    ['mostly alike, large margin', MOSTLY_ALIKE, 0.2, 1],
    [
      'seldom unlike',
      [
        [-2, 5],
        [2, 5],
      ],
      0.02,
      10,
    ],
    [
      'seldom unlike, lopsided',
      [
        [-2, 10],
        [1, 20],
      ],
      0.03,
      10,
    ],
    ['mostly unlike', BROAD, 0.2, 1],
    ['mostly unlike, very large margin', BROAD, 0.8, 1],
    [
      'unlike as can be',
      [
        [-2, 500],
        [2, 500],
      ],
      0.5,
      1,
    ],
    ['never unlike', [], 0.05, 1],
  ])('is seen where there is none in 1 of 20 runs at most: pairs %s', (name, change, margin, every) => {
    const { more, less, none } = outcomes(name, change, margin, every);
    expect(more + less).toBeLessThanOrEqual(RUNS / 20);
    expect(more + less + none).toBe(RUNS);
  });

  test.each<[string, Change, number, number, 'more' | 'less']>([
    [
      'mostly alike',
      [
        [-2, 15],
        [-1, 45],
        [1, 65],
        [2, 30],
      ],
      0.05,
      10,
      'more',
    ],
    [
      'seldom unlike',
      [
        [-2, 15],
        [2, 5],
      ],
      0.02,
      10,
      'less',
    ],
    ['seldom unlike, and then one way', [[2, 10]], 0.02, 10, 'more'],
    [
      'mostly unlike',
      [
        [-2, 140],
        [-1, 270],
        [1, 190],
        [2, 80],
      ],
      0.2,
      1,
      'less',
    ],
    [
      'mostly unlike, very large margin',
      [
        [-1, 100],
        [1, 300],
        [2, 300],
      ],
      0.8,
      1,
      'more',
    ],
  ])('is found in 9 of 10 runs where it is the margin: pairs %s', (name, change, margin, every, truth) => {
    expect(outcomes(name, change, margin, every)[truth]).toBeGreaterThanOrEqual(0.9 * RUNS);
  });

  test('is open without pairs', () => {
    expect(effect(new Map(), 0.05, MOST)).toBe('open');
  });
});
