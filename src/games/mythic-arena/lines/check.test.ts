import { describe, expect, test } from 'vitest';
import { movesMissing } from './check.ts';

/** The fewest moves, found by trying them all. */
function searched(counts: readonly number[], simple: boolean): number {
  const [front = 0, guard = 0, rear = 0] = counts;
  const n = front + guard + rear;
  const whole = (f: number, g: number, r: number): boolean =>
    simple ? f === 1 || n === 0 : n < 2 ? f === n : n === 2 ? f === 1 && g === 1 : f > 0 && g > 0 && r > 0;
  let edge = [counts];
  for (let moves = 0; ; moves++) {
    if (edge.some((each) => whole(each[0] as number, each[1] as number, each[2] as number))) return moves;
    edge = edge.flatMap((each) =>
      [0, 1, 2].flatMap((from) =>
        [from - 1, from + 1].flatMap((to) => {
          if ((each[from] as number) === 0 || to < 0 || to > (simple ? 1 : 2)) return [];
          return [each.map((count, line) => count + (line === to ? 1 : 0) - (line === from ? 1 : 0))];
        }),
      ),
    );
  }
}

describe('MA-16.6 a Line Check takes the fewest moves between neighbouring lines:', () => {
  const counts = [0, 1, 2, 3].flatMap((f) => [0, 1, 2].flatMap((g) => [0, 1, 2].map((r) => [f, g, r])));
  test.each(counts)('Front %d, Guard %d, Rear %d', (front, guard, rear) => {
    expect(movesMissing(front as number, guard as number, rear as number, false)).toBe(
      searched([front as number, guard as number, rear as number], false),
    );
  });

  test('MA-15.1 simplified, there is one Pet on the Front and the rest on the Guard', () => {
    expect([movesMissing(0, 3, 0, true), movesMissing(1, 3, 0, true), movesMissing(1, 0, 0, true)]).toEqual([1, 0, 0]);
  });
});
