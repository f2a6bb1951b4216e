import { expect, test } from 'vitest';
import { liarsDice } from '../kernel/testing/games/liars-dice.ts';
import { surrenderIn } from './surrender.ts';

test.each<[string, (string | null)[] | undefined, number[], number[] | null]>([
  ['nobody gave up: no', [null, null, null], [], null],
  ['two people are left: no', [null, null, null], [0], null],
  ['a person and a bot are left: no', [null, null, 'cat'], [0], null],
  ['one seat is left: that has won', [null, null, null], [0, 2], [1]],
  ['bots alone are left: they have won', [null, 'cat', 'cat'], [0], [1, 2]],
  ['nobody says who was a bot: the others have won', undefined, [0], [1, 2]],
])('whether a recorded game ended by giving up, where %s', (_who, bots, gaveUp, winners) => {
  const resigned = gaveUp.map((seat) => ({ seat, after: 0 }));
  const result = surrenderIn(liarsDice, { seats: 3, resigned, ...(bots !== undefined && { bots }) });
  expect(result?.winners ?? null).toEqual(winners);
});
