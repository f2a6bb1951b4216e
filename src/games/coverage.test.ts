import { expect, test } from 'vitest';
import { cover } from '../kernel/testing/coverage.ts';
import { duel } from '../kernel/testing/games/duel.ts';
import { liarsDice } from '../kernel/testing/games/liars-dice.ts';
import { games } from './index.ts';

/** Games in which everything should have come up. */
const GAMES = 1000;

test.each(
  [liarsDice, duel, ...Object.values(games).map((factory) => factory.core)].map((game) => [game.name, game] as const),
)('everything that %s has comes up in play', (_name, game) => {
  const { missing, games } = cover(game, GAMES);
  expect(missing, `never came up in ${games} games`).toEqual([]);
});
