import { expect, test } from 'vitest';
import { Game } from '../index.ts';
import { cover, tablesOf } from './coverage.ts';
import { duel } from './games/duel.ts';
import { liarsDice } from './games/liars-dice.ts';

test('playing stops as soon as everything came up', () => {
  const { missing, games, seen } = cover(duel, 1000);
  expect(missing).toEqual([]);
  expect(games).toBeLessThan(20);
  for (const table of ['2 players', '3 players', 'option snap: true', 'option snap: false', 'option goal: 1'])
    expect(seen.get(table)).toBeGreaterThan(0);
  for (const feature of duel.features) expect(seen.get(feature)).toBeGreaterThan(0);
});

test('what never comes up is told', () => {
  const game = new Game({ ...duel.rules, features: [...duel.features, 'unicorn'] });
  expect(cover(game, 5)).toMatchObject({ missing: ['unicorn'], games: 5 });
});

test('a game without features of its own is played at every player count', () => {
  const { missing, games, seen } = cover(liarsDice, 1000);
  expect(missing).toEqual([]);
  expect(games).toBe(3);
  expect([...seen.keys()].sort()).toEqual(['2 players', '3 players', '4 players']);
});

test('a player count or option that no game got to is told', () => {
  expect(cover(duel, 1).missing).toEqual(expect.arrayContaining(['2 players', 'option snap: true']));
});

test('player counts take turns', () => {
  expect(tablesOf(duel).map(({ seats }) => seats)).toEqual([3, 2, 3, 2, 3, 2, 3, 2]);
});

test('every player count and option set takes its turn', () => {
  expect(tablesOf(duel)).toHaveLength(8);
  const played = new Set<string>();
  const rules = { ...duel.rules, features: ['unicorn'] };
  const spied = new Game({
    ...rules,
    setup: (seats, options) => {
      played.add(JSON.stringify([seats, options]));
      return rules.setup(seats, options);
    },
  });
  cover(spied, 8);
  expect(played.size).toBe(8);
});

test('the same seed plays the same games', () => {
  const counts = (seed: string) => [
    ...cover(new Game({ ...duel.rules, features: [...duel.features, 'unicorn'] }), 10, seed).seen,
  ];
  expect(counts('a')).toEqual(counts('a'));
  expect(counts('a')).not.toEqual(counts('b'));
});
