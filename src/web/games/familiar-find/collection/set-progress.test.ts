import { expect, test } from 'vitest';
import { nearestSet, neededCards, setProgress } from './set-progress.ts';

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

test('what would complete a set is said in a few cards, or not at all', () => {
  const needed = (...numbers: number[]) => neededCards(setProgress(counts(...numbers)));
  expect(needed(2, 0, 2, 1, 2)).toEqual({ how: 'any', cards: [['residuum', 1]] });
  expect(needed(2, 2, 2, 1, 1)).toEqual({
    ...{
      how: 'any',
      cards: [
        ['residuum', 1],
        ['ruby', 1],
      ],
    },
  });
  expect(needed(3, 0, 3, 1, 2)).toEqual({
    how: 'any',
    cards: [
      ['residuum', 1],
      ['ruby', 1],
    ],
  });
  expect(needed(2, 2, 2, 0, 0)).toBeNull();
  expect(needed(4, 1, 1, 0, 0)).toBeNull();
  expect(needed(4, 2, 0, 0, 0)).toEqual({ how: 'all', cards: [['wood', 2]] });
  expect(needed(2, 2, 2, 2, 0)).toBeNull();
  expect(needed(0, 0, 0, 0, 0)).toBeNull();
});

test('any of the cards that are said to be the last one completes a set', () => {
  const all = [0, 1, 2, 3, 4];
  for (const a of all)
    for (const b of all)
      for (const c of all)
        for (const d of all)
          for (const e of all) {
            const has = counts(a, b, c, d, e);
            const ways = setProgress(has);
            const completing = has
              .map(([card]) => card)
              .filter(
                (card) => nearestSet(setProgress(has.map(([id, n]) => [id, id === card ? n + 1 : n]))).short === 0,
              );
            const needed = neededCards(ways);
            if (nearestSet(ways).short !== 1 || completing.length > 3) continue;
            expect(needed?.cards.map(([card]) => card).toSorted(), `${[a, b, c, d, e]}`).toEqual(completing.toSorted());
          }
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
