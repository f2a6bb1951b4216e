import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { botNames } from '../../bots/index.ts';
import type { Player, Standings } from '../../lab/index.ts';
import { grimalkin } from '../testing/run.ts';
import { filled } from './files.ts';
import type { Guest } from './flags.ts';

const folder = mkdtempSync(join(tmpdir(), 'grimalkin-'));
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const SMALL = ['--bots', 'random,greedy', '--games', '6', '--seed', '7'];
const arena = (...args: string[]) => grimalkin(['arena', ...args]);
const json = async (...args: string[]) => JSON.parse((await arena(...args, '--json')).out);

describe('arena', () => {
  test('prints tables for people', async () => {
    const { code, out, err } = await arena('duel', ...SMALL);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^duel: 6 games, 2 players, seed 7\nsnap=true {2}goal=3 {2}content=[0-9a-f]{16}\n/);
    expect(out).toMatch(
      /\nrandom +\d+ +\d+ +-?\d+\.\d +\d+\.\d +6 +\d+\.\d +\d+\.\d +\d+\.\d +\d+\.\d\ngreedy +1500 +0 /,
    );
    expect(out).toMatch(/\nwon % against +random +greedy\nrandom +– +\d+ \(\d+–\d+\)\n/);
    expect(out).toMatch(/\d+ s with 1 worker; milliseconds a decision: random \d+\.\d\d, greedy \d+\.\d\d\n$/);
    expect(out).not.toContain('foul');
  });
  test('prints JSON for programs, and the same for the same seed but for the speed', async () => {
    const once = await json('duel', ...SMALL, '--players', 'all', '--each', 'goal');
    expect(once.tournaments.map(({ players, options }: Standings) => [players, options.goal])).toEqual([
      [2, '1'],
      [2, '3'],
      [3, '1'],
      [3, '3'],
    ]);
    expect(once.tournaments[2]).toMatchObject({ games: 6, each: 6, together: false, seed: '7' });
    expect(Object.keys(once.speed)).toEqual(['seconds', 'workers', 'milliseconds']);
    const again = await json('duel', ...SMALL, '--players', '2,3', '--each', 'goal=1,3');
    expect(again.tournaments).toEqual(once.tournaments);
  });
  test('takes all bots by default, and the fewest players', async () => {
    const { tournaments } = await json('liars-dice', '--games', '1');
    expect(tournaments[0].players).toBe(2);
    const { contestants }: Standings = tournaments[0];
    expect(contestants.map(({ name }) => name)).toEqual(botNames);
  });
  test('takes searches of any length, which win the more the longer they are', async () => {
    const { tournaments } = await json('liars-dice', '--bots', 'search-1,search-60', '--games', '40', '--seed', '1');
    const [short, long] = (tournaments[0] as Standings).contestants;
    expect([short?.name, long?.name]).toEqual(['search-1', 'search-60']);
    expect(long?.rating).toBeGreaterThan(short?.rating as number);
  });
  test('of a game for one rates by wins against the game', async () => {
    const { tournaments } = await json('patience', '--bots', 'greedy', '--games', '3');
    expect(tournaments[0]).toMatchObject({ together: true, cross: [], contestants: [{ won: { of: 3, count: 3 } }] });
  });
  test('takes programs that others bring, and names one that cheats', async () => {
    const opened: Guest[] = [];
    const openPlayer = async (guest: Guest): Promise<Player> => {
      opened.push(guest);
      const nothing = () => {};
      return { name: guest.name, start: nothing, choose: async () => 'bid\x1b[2J', finish: nothing, close: nothing };
    };
    const args = ['arena', 'liars-dice', ...SMALL, '--bot', 'mine=run me now'];
    const { code, out } = await grimalkin(args, { home: { openPlayer } });
    expect(code).toBe(0);
    expect(opened[0]).toEqual({ name: 'mine', command: 'run me now' });
    expect(out).toMatch(
      /\nmine lost \d+ games by a foul: it answered 'bid�\[2J', which is not legal, at .*\(seed '7\//,
    );
  });
  test('says that a program cannot play before anything is played', async () => {
    const log: string[] = [];
    const openPlayer = async ({ name }: Guest): Promise<Player> => ({
      name,
      start: async () => {
        throw new Error('there is no liars-dice here');
      },
      choose: async () => 'never',
      finish: () => {},
      close: () => void log.push('closed'),
    });
    const args = ['arena', 'liars-dice', ...SMALL, '--bot', 'mine=run me now'];
    const { code, out, err } = await grimalkin(args, { home: { openPlayer } });
    expect([code, out, err]).toEqual([2, '', 'grimalkin: --bot mine: there is no liars-dice here\n']);
    expect(log).toEqual(['closed']);
  });
});

describe('tables for a page', () => {
  test('name the command that makes them again', async () => {
    const { out, err } = await arena('duel', ...SMALL, '-o', 'goal=1', '--markdown');
    expect(out).toMatch(/^### 2 players, goal=1\n\n6 games, 6 for each pair; /);
    const command = /```\ngrimalkin (.*)\n```/.exec(out)?.[1] as string;
    expect(command).toBe('arena duel --players 2 --games 6 --seed 7 --bots random,greedy --option goal=1');
    expect(out).toMatch(/\n\| bot \| rating \| ± \|.*\n(\|---)+\|\n\| random \| /);
    // The time is no part of what can be made again.
    expect(out).not.toContain('milliseconds');
    expect(err).toContain('milliseconds a decision');
    expect((await arena(...command.split(' ').slice(1), '--markdown')).out).toBe(out);
  });
  test('name with it what programs had for a decision, and the pack', async () => {
    const openPlayer = async ({ name }: Guest): Promise<Player> => {
      const nothing = () => {};
      return {
        name,
        start: nothing,
        choose: async (_, { legal }) => legal[0] as string,
        finish: nothing,
        close: nothing,
      };
    };
    const args = ['arena', 'duel', ...SMALL, '--bot', 'mine=run', '--markdown'];
    const commandOf = async (...more: string[]) =>
      /```\ngrimalkin (.*)\n```/.exec((await grimalkin([...args, ...more], { home: { openPlayer } })).out)?.[1];
    expect(await commandOf()).toMatch(/ --bot mine=run$/);
    expect(await commandOf('--deadline', '500')).toMatch(/ --bot mine=run --deadline 500$/);
  });
  test('have no cell for bots that are too far apart to meet', async () => {
    const { out } = await arena(
      'duel',
      '--games',
      '2',
      '--seed',
      '7',
      '--bots',
      'random,kitten,greedy',
      '--near',
      '1',
      '--markdown',
    );
    expect(out).toContain('--bots random,kitten,greedy --near 1\n');
    expect(out).toMatch(/\n\| random \| – \| [^|]+ \| – \|\n/);
  });
  test('say what is counted where more than two play', async () => {
    const { out } = await arena('duel', ...SMALL, '--players', '3', '--markdown');
    expect(out).toContain('Each row’s bot alone among 2 of the column’s; equal strength would be 33.3 %.');
  });
  test('are put between the marks of their game, and nowhere else', async () => {
    const page = 'Before\n<!-- arena duel -->\nold\n<!-- /arena duel -->\nAfter\n';
    const path = file('bots.md', page);
    expect((await arena('duel', ...SMALL, '--into', path)).code).toBe(0);
    const { out } = await arena('duel', ...SMALL, '--markdown');
    expect(readFileSync(path, 'utf8')).toBe(
      `Before\n<!-- arena duel -->\n${out.trim()}\n<!-- /arena duel -->\nAfter\n`,
    );
  });
  test('take the place of those with the same title and leave the others', () => {
    const page = filled('<!-- arena x -->\n<!-- /arena x -->', 'x', ['### 2 players\na', '### 3 players\nb']) as string;
    expect(filled(page, 'x', ['### 2 players\nc', '### 4 players\nd'])).toBe(
      '<!-- arena x -->\n### 2 players\nc\n\n### 3 players\nb\n\n### 4 players\nd\n<!-- /arena x -->',
    );
  });
  test('need a page with a place for them, before anything is played', async () => {
    const path = file('other.md', '<!-- arena other -->\n<!-- /arena other -->');
    const { code, err } = await arena('duel', ...SMALL, '--into', path);
    expect([code, err]).toEqual([
      2,
      `grimalkin: ${path}: there is no place for tables, <!-- arena duel --> and <!-- /arena duel -->\n`,
    ]);
  });
});

describe('published ratings', () => {
  test('stand by number of players, beside those of other games and numbers', async () => {
    const before = { greedy: { rating: 1, error: 2, games: 3 } };
    const path = file('ratings.json', JSON.stringify({ chess: { 2: before }, duel: { 2: before, 4: before } }));
    const { tournaments } = await json('duel', ...SMALL, '--players', '3,2', '--publish', path);
    const ratings = JSON.parse(readFileSync(path, 'utf8'));
    expect(Object.keys(ratings)).toEqual(['chess', 'duel']);
    expect(Object.keys(ratings.duel)).toEqual(['2', '3', '4']);
    for (const { players, contestants } of tournaments) {
      const [{ rating, error, games }] = contestants;
      expect(ratings.duel[players].random).toEqual({ rating, error, games });
      expect(ratings.duel[players].greedy).toEqual({ rating: 1500, error: 0, games });
    }
    expect([ratings.chess[2], ratings.duel[4]]).toEqual([before, before]);
  });
  test('are of bots that people play with: a search of some length is in none', async () => {
    const before = { duel: { 2: { greedy: { rating: 1, error: 2, games: 3 } } } };
    const path = file('searches.json', JSON.stringify(before));
    await json('duel', '--bots', 'search-1,search-2', '--games', '2', '--seed', '7', '--publish', path);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(before);
    await json('duel', '--bots', 'greedy,search-2', '--games', '2', '--seed', '7', '--publish', path);
    expect(Object.keys(JSON.parse(readFileSync(path, 'utf8')).duel[2])).toEqual(['greedy']);
  });
  test('are those of the first of several tournaments for as many', async () => {
    const path = join(folder, 'each.json');
    const { tournaments } = await json('duel', ...SMALL, '--each', 'goal', '--publish', path);
    expect(tournaments.length).toBeGreaterThan(1);
    const [{ rating, error, games }] = tournaments[0].contestants;
    expect(tournaments[1].contestants[0].rating).not.toBe(rating);
    expect(JSON.parse(readFileSync(path, 'utf8')).duel[2].random).toEqual({ rating, error, games });
  });
  test('go into a new file, but not into one that holds something else', async () => {
    const path = join(folder, 'new.json');
    expect((await arena('duel', ...SMALL, '--publish', path)).code).toBe(0);
    expect(Object.keys(JSON.parse(readFileSync(path, 'utf8')))).toEqual(['duel']);
    const list = file('list.json', '[]');
    const { code, err } = await arena('duel', ...SMALL, '--publish', list);
    expect([code, err]).toEqual([2, `grimalkin: ${list}: there are no ratings in it\n`]);
  });
});
