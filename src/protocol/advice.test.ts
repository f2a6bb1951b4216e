import { expect, test } from 'vitest';
import { type Advice, adviceSchema, isClear, isHasty, isIndifferent, rankAnswers } from './advice.ts';

const advice = (...verdicts: [say: string, visits: number, worth: number][]): Advice => ({
  iterations: verdicts.reduce((sum, [, visits]) => sum + visits, 0),
  verdicts: verdicts.map(([say, visits, worth]) => ({ say, visits, worth })),
});

test('worth is told as a standing in percent, and as points behind the best', () => {
  const [best, worse] = rankAnswers(advice(['left', 600, 0.24], ['right', 200, -0.36]));
  expect(best).toEqual({ say: 'left', rank: 'best', standing: 62, behind: 0, reasons: null });
  expect(worse).toEqual({ say: 'right', rank: 'worse', standing: 32, behind: 30, reasons: null });
});

test('a difference that may well be chance is none: the fewer looks, the larger it may be', () => {
  const ranks = (visits: number) => rankAnswers(advice(['left', visits, 0.2], ['right', visits, 0.1]))[1]?.rank;
  expect(ranks(1000)).toBe('worse');
  expect(ranks(20)).toBe('as-good');
});

test('what looks better by chance than the one that was chosen is as good, not better', () => {
  const [, right] = rankAnswers(advice(['left', 600, 0.1], ['right', 30, 0.3]));
  expect(right).toEqual({ say: 'right', rank: 'as-good', standing: 55, behind: 0, reasons: null });
});

test('the same number gets the same word, however often each was looked at', () => {
  const weighed = rankAnswers(
    advice(['a', 800, 0.1], ['b', 600, 0.06], ['c', 60, 0.06], ['d', 60, 0.04], ['e', 500, 0.09]),
  );
  expect(weighed.map(({ say, standing, rank }) => [say, standing, rank])).toEqual([
    ['a', 55, 'best'],
    ['e', 55, 'as-good'],
    ['b', 53, 'worse'],
    ['c', 53, 'worse'],
    ['d', 52, 'worse'],
  ]);
});

test('the list goes by the number that is shown: the best answer, the others, and last what has no number', () => {
  const weighed = rankAnswers(
    advice(['a', 300, -0.12], ['b', 290, -0.12], ['c', 280, -0.14], ['d', 270, -0.12], ['e', 2, 0.5], ['f', 260, -0.1]),
  );
  expect(weighed.map(({ say, standing, rank }) => [say, rank === 'hardly' ? null : standing])).toEqual([
    ['a', 44],
    ['b', 44],
    ['d', 44],
    ['f', 44],
    ['c', 43],
    ['e', null],
  ]);
});

test('the best is clear where no other is about as good', () => {
  expect(isClear(rankAnswers(advice(['left', 500, 0.3], ['right', 500, 0.1])))).toBe(true);
  expect(isClear(rankAnswers(advice(['left', 500, 0.3], ['right', 500, 0.29])))).toBe(false);
  // Of what was hardly looked at nobody can tell: it makes nothing less clear.
  expect(isClear(rankAnswers(advice(['left', 500, 0.3], ['right', 2, 0.29])))).toBe(true);
});

test('what was hardly looked at says so, and comes last', () => {
  const weighed = rankAnswers(advice(['left', 600, 0.2], ['pass', 3, 0.9], ['right', 60, -0.5]));
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
  expect(rankAnswers(advice(['left', 100, 1.2], ['right', 100, -1.3])).map(({ standing }) => standing)).toEqual([
    100, 0,
  ]);
});

test('where the spread was measured it is that which says what may be chance', () => {
  const ranks = (error: number) => {
    const { iterations, verdicts } = advice(['left', 500, 0.2], ['right', 500, 0.1]);
    const [best, other] = verdicts as [(typeof verdicts)[0], (typeof verdicts)[0]];
    return rankAnswers({ iterations, verdicts: [best, { ...other, error }] })[1]?.rank;
  };
  expect(ranks(0.04)).toBe('worse');
  expect(ranks(0.06)).toBe('as-good');
});

/** Two answers that were compared round by round; the means of each alone lie further apart. */
const paired = (gap: number, error: number): Advice => {
  const { iterations, verdicts } = advice(['left', 500, 0.2], ['right', 500, 0.1]);
  const [best, other] = verdicts as [(typeof verdicts)[0], (typeof verdicts)[0]];
  return { iterations, verdicts: [best, { ...other, gap, error }] };
};

test('an error is compared with the gap that it is the error of, and the number is that of the gap', () => {
  const [, sure] = rankAnswers(paired(0.06, 0.02));
  expect(sure).toMatchObject({ rank: 'worse', standing: 57, behind: 3 });
  const [, chance] = rankAnswers(paired(0.03, 0.02));
  expect(chance).toMatchObject({ rank: 'as-good', standing: 59, behind: 1 });
  const [, better] = rankAnswers(paired(-0.05, 0.02));
  expect(better).toMatchObject({ rank: 'as-good', standing: 60, behind: 0 });
  expect(isIndifferent(paired(0.04, 0.01))).toBe(true);
  expect(isIndifferent(paired(0.08, 0.01))).toBe(false);
});

test('advice of older servers, which say less, and of newer ones, which say more, can be read', () => {
  const { verdicts } = paired(0.06, 0.02);
  const [best, { gap: _gap, ...without }] = verdicts as [Advice['verdicts'][0], Advice['verdicts'][0]];
  expect(adviceSchema.parse({ iterations: 9, verdicts: [best, without] }).verdicts[1]).toEqual(without);
  const newer = [best, { ...without, gap: 0.06, more: 1 }];
  expect(adviceSchema.parse({ iterations: 9, verdicts: newer }).verdicts[1]).toEqual({ ...without, gap: 0.06 });
});
