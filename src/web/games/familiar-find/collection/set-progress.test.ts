import { expect, test } from 'vitest';
import { nearestSet, setProgress } from './set-progress.ts';

const KINDS = ['scale', 'wood', 'lichen', 'residuum', 'ruby'];
const counts = (...numbers: number[]) => numbers.map((n, i) => [KINDS[i] as string, n] as const);

test('each kind of set says how many cards are missing', () => {
  const [twos, threes, fours] = setProgress(counts(3, 0, 3, 1, 2));
  expect([twos?.short, threes?.short, fours?.short]).toEqual([1, 1, 2]);
  expect([twos?.filled, threes?.filled, fours?.filled]).toEqual([
    [2, 2, 2, 1],
    [3, 3, 2],
    [3, 3],
  ]);
});

test('what is missing is named where only that will do', () => {
  const [twos, threes] = setProgress(counts(3, 0, 3, 1, 2));
  expect(twos?.missing).toEqual([['residuum', 1]]);
  expect(threes?.missing).toEqual([['ruby', 1]]);
});

test('nothing is named where another kind would do as well', () => {
  const [twos] = setProgress(counts(2, 2, 2, 1, 1));
  expect(twos?.short).toBe(1);
  expect(twos?.missing).toBeNull();
});

test('the nearest of several ways is the one whose cards have a name', () => {
  const ways = setProgress(counts(2, 2, 3, 1, 1));
  expect(nearestSet(ways).short).toBe(1);
  expect(nearestSet(setProgress(counts(4, 3, 0, 0, 0))).missing).toEqual([['wood', 1]]);
});

test('a collection lacks nothing exactly when it is a set: two of four, three of three or four of two', () => {
  const isSet = (...numbers: number[]) =>
    [
      [2, 4],
      [3, 3],
      [4, 2],
    ].some(([each = 0, kinds = 0]) => numbers.filter((n) => n >= each).length >= kinds);
  const all = [0, 1, 2, 3, 4, 5];
  for (const a of all)
    for (const b of all)
      for (const c of all)
        for (const d of all)
          for (const e of all)
            if ((nearestSet(setProgress(counts(a, b, c, d, e))).short === 0) !== isSet(a, b, c, d, e))
              throw new Error(`${[a, b, c, d, e]}`);
});
