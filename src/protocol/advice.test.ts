import { expect, test } from 'vitest';
import { type Advice, isHasty, weigh } from './advice.ts';

const advice = (...verdicts: [say: string, visits: number, worth: number][]): Advice => ({
  iterations: verdicts.reduce((sum, [, visits]) => sum + visits, 0),
  verdicts: verdicts.map(([say, visits, worth]) => ({ say, visits, worth })),
});

test('worth is told as a standing in percent, and as points behind the best', () => {
  const [best, worse] = weigh(advice(['left', 600, 0.24], ['right', 200, -0.36]));
  expect(best).toEqual({ say: 'left', rank: 'best', standing: 62, behind: 0 });
  expect(worse).toEqual({ say: 'right', rank: 'worse', standing: 32, behind: 30 });
});

test('a difference that may well be chance is none: the fewer looks, the larger it may be', () => {
  const ranks = (visits: number) => weigh(advice(['left', visits, 0.2], ['right', visits, 0.1]))[1]?.rank;
  expect(ranks(1000)).toBe('worse');
  expect(ranks(20)).toBe('as-good');
});

test('what looks better by chance than the one that was chosen is as good, not better', () => {
  expect(weigh(advice(['left', 600, 0.1], ['right', 30, 0.3]))[1]).toMatchObject({ rank: 'as-good', behind: 0 });
});

test('what was hardly looked at says so, and comes last', () => {
  const weighed = weigh(advice(['left', 600, 0.2], ['pass', 3, 0.9], ['right', 60, -0.5]));
  expect(weighed.map(({ say, rank }) => [say, rank])).toEqual([
    ['left', 'best'],
    ['right', 'worse'],
    ['pass', 'hardly'],
  ]);
});

test('where even the best was hardly looked at, all of it is a first impression', () => {
  expect(isHasty(advice(['left', 3, 0.2], ['right', 2, 0]))).toBe(true);
  expect(isHasty(advice(['left', 300, 0.2]))).toBe(false);
});

test('what lies outside of the scale is lost or won', () => {
  expect(weigh(advice(['left', 100, 1.2], ['right', 100, -1.3])).map(({ standing }) => standing)).toEqual([100, 0]);
});
