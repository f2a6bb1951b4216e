import { expect, test } from 'vitest';
import type { FindTable } from '../../../../games/familiar-find/face.ts';
import type { View, Viewer } from '../../../../kernel/index.ts';
import { pilesShown, reachOf, rivalsOf, sideOf } from './seating.ts';

/** A table of so many, of whom these are out: their piles were merged into those before them. */
function table(seats: number, viewer: Viewer, out: readonly number[] = []): View<FindTable> {
  const sides = Array.from({ length: seats }, (_, seat) => ({
    id: `side-${seat + 1}`,
    lies: !out.includes(seat),
    cards: [],
  }));
  return {
    seats,
    viewer,
    table: {
      piles: [{ id: 'centre', lies: true, cards: [] }, ...sides],
      players: sides.map(({ lies }) => ({ out: lies ? 0 : 1 })),
    },
  } as unknown as View<FindTable>;
}
const shown = (view: View<FindTable>) => Object.fromEntries(pilesShown(view).map(({ slot, id }) => [slot, id]));

test('two players have all three piles before them', () => {
  expect(shown(table(2, 0))).toEqual({ centre: 'centre', left: 'side-1', right: 'side-2' });
  expect(shown(table(2, 1))).toEqual({ centre: 'centre', left: 'side-2', right: 'side-1' });
});

test('of three players each has one pile far away', () => {
  expect(shown(table(3, 0))).toEqual({ centre: 'centre', left: 'side-1', far: 'side-2', right: 'side-3' });
  expect(shown(table(3, 2))).toEqual({ centre: 'centre', left: 'side-3', far: 'side-1', right: 'side-2' });
});

test('of four players each has two', () => {
  expect(shown(table(4, 1))).toEqual({
    ...{ centre: 'centre', left: 'side-2', right: 'side-1' },
    ...{ 'far-left': 'side-3', 'far-right': 'side-4' },
  });
});

test('who is out leaves no pile; what was far may come near', () => {
  expect(shown(table(4, 0, [3]))).toEqual({ centre: 'centre', left: 'side-1', 'far-left': 'side-2', right: 'side-3' });
  expect(shown(table(4, 0, [1]))).toEqual({ centre: 'centre', left: 'side-1', 'far-right': 'side-3', right: 'side-4' });
  expect(shown(table(3, 0, [1]))).toEqual({ centre: 'centre', left: 'side-1', right: 'side-3' });
  expect(shown(table(4, 0, [1, 2]))).toEqual({ centre: 'centre', left: 'side-1', right: 'side-4' });
});

test('who is out oneself still sees every pile', () => {
  expect(shown(table(4, 0, [0]))).toEqual({
    ...{ centre: 'centre', 'far-left': 'side-2' },
    ...{ 'far-right': 'side-3', right: 'side-4' },
  });
  expect(shown(table(3, 0, [0]))).toEqual({ centre: 'centre', far: 'side-2', right: 'side-3' });
});

test('a pile between two is in reach of both, the central one and any of two players of all', () => {
  expect(reachOf(table(2, 0), 'side-2')).toEqual([0, 1]);
  expect(reachOf(table(3, 1), 'centre')).toEqual([1, 2, 0]);
  expect(reachOf(table(4, 0), 'side-1')).toEqual([0, 1]);
  expect(reachOf(table(4, 0), 'side-4')).toEqual([0, 3]);
  expect(reachOf(table(4, 0, [2]), 'side-2')).toEqual([1, 3]);
  expect(reachOf(table(3, 0, [1]), 'side-1')).toEqual([0, 2]);
});

test('no two piles of any table lie in the same place', () => {
  for (const seats of [2, 3, 4])
    for (let viewer = 0; viewer < seats; viewer++)
      for (let bits = 0; bits < 1 << seats; bits++) {
        const out = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (bits & (1 << seat)) !== 0);
        if (out.length > seats - 2) continue;
        const slots = pilesShown(table(seats, viewer, out)).map(({ slot }) => slot);
        expect(new Set(slots).size, `${seats} ${viewer} ${out}`).toBe(slots.length);
      }
});

test('the others sit clockwise from the left; spectators look over the first shoulder', () => {
  expect(rivalsOf(table(4, 2))).toEqual([3, 0, 1]);
  expect(rivalsOf(table(3, null))).toEqual([1, 2]);
  expect(sideOf(table(3, 'all'))).toBe(0);
});
