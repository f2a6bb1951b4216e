import { expect, test } from 'vitest';
import { grimalkin } from './testing/run.ts';

const json = async (...args: string[]) => JSON.parse((await grimalkin(['sim', ...args, '--json'])).out);

test('sim prints tables for people', async () => {
  const { code, out, err } = await grimalkin([
    'sim',
    'duel',
    '--games',
    '40',
    '--seed',
    '7',
    '--bots',
    'greedy,random',
  ]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^duel: 40 games, 2 players, seed 7\nsnap=true {2}goal=3 {2}content=[0-9a-f]{16}\n/);
  expect(out).toMatch(/\n1 +greedy +\d+ +\d+\.\d % +\d+\.\d % +\d+\.\d %\n2 +random /);
  expect(out).toMatch(/\npoints +40 +100\.0 %/);
  expect(out).toMatch(/\ndecisions +\d+\.\d +\d+ +\d+ +\d+\n/);
  expect(out).toMatch(/games\/s with 1 worker\n$/);
});

test('sim prints JSON for programs, and the same for the same seed but for the speed', async () => {
  const { speed, ...summary } = await json('duel', '--games', '30', '--seed', 'x', '--players', '3', '-o', 'goal=1');
  expect(Object.keys(summary)).toEqual(
    'game content seed options games seats bots reasons traits shared draws lost unfinished decisions turns'.split(' '),
  );
  expect(summary).toMatchObject({ game: 'duel', seed: 'x', options: { snap: true, goal: '1' }, games: 30 });
  expect(summary.seats).toHaveLength(3);
  expect(Object.keys(speed)).toEqual(['seconds', 'gamesPerSecond', 'workers']);
  const { speed: _, ...again } = await json('duel', '--games', '30', '--seed', 'x', '--players', '3', '-o', 'goal=1');
  expect(again).toEqual(summary);
});

test('without a seed every simulation is another one, and says its seed', async () => {
  const [a, b] = [await json('duel', '--games', '1'), await json('duel', '--games', '1')];
  expect(a.seed).toMatch(/^[0-9a-f]{12}$/);
  expect(a.seed).not.toBe(b.seed);
});
