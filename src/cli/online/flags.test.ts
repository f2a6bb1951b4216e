import { describe, expect, test } from 'vitest';
import { grimalkin } from '../testing/run.ts';
import { placeOf, serverOf, tableOf } from './address.ts';
import { clockOf, shown } from './clock.ts';

describe('an address', () => {
  test.each([
    ['http://localhost:4000', 'http://localhost:4000'],
    ['http://localhost:4000/', 'http://localhost:4000'],
    ['https://example.org/tables//', 'https://example.org/tables'],
  ])('%s is %s', (text, server) => expect(serverOf(text)).toBe(server));
  test.each(['localhost:4000', 'ftp://x', 'example.org', '', 'http://a:b@x', 'http://x?y'])('is not %s', (text) =>
    expect(() => serverOf(text)).toThrow(`--server must be an address such as http://localhost:4000, not '${text}'`),
  );
  test('of a table is its id, or its link, which names the server as well', () => {
    expect(tableOf('abc2')).toEqual({ server: null, table: 'abc2' });
    expect(tableOf('https://x.org/a/t/abc2/')).toEqual({ server: 'https://x.org/a', table: 'abc2' });
    for (const text of ['', 'a b', '../me', 'https://x.org/abc2', 'http://x/t/'])
      expect(() => tableOf(text)).toThrow('--table must be a table’s id or its link');
  });
  test('given twice must be the same', () => {
    expect(placeOf('http://x', 'http://x/t/abc')).toEqual({ server: 'http://x', table: 'abc' });
    expect(placeOf('http://x', undefined)).toEqual({ server: 'http://x', table: null });
    expect(() => placeOf('http://x', 'http://y/t/abc')).toThrow(
      '--table is a link to http://y, but --server is http://x',
    );
    expect(() => placeOf(undefined, 'abc')).toThrow('--table needs the table’s whole link, or --server beside it');
  });
});

describe('a clock', () => {
  test.each([
    ['none', { kind: 'none' }],
    ['30s', { kind: 'move', seconds: 30 }],
    ['5m', { kind: 'move', seconds: 300 }],
    ['10m/game', { kind: 'game', seconds: 600 }],
    ['2h/game', { kind: 'game', seconds: 7200 }],
    ['2d', { kind: 'days', days: 2 }],
  ])('%s', (text, clock) => expect(clockOf(text)).toEqual(clock));
  test.each(['', '30', 's', '2s', '25h', '5s/game', '2d/game', '15d', '0d', '1.5h', '-5s', '9999999s'])(
    'is not %s',
    (text) => expect(() => clockOf(text)).toThrow('It must be none'),
  );
  test('shows what is left', () => {
    const times = [0, 1, 59_000, 61_000, 600_000, 3_723_000, 86_400_000, 180_000_000];
    expect(times.map(shown)).toEqual(['0:00', '0:01', '0:59', '1:01', '10:00', '1:02:03', '1d 0h', '2d 2h']);
  });
});

describe('a wrong argument gets one sentence and exit code 2:', () => {
  const there = '--server http://localhost:9';
  test.each([
    ['patience --friends 1', '--friends is for tables on a server: name it with --server'],
    ['patience --clock 30s', '--clock is for tables on a server: name it with --server'],
    ['patience --public', '--public is for tables on a server: name it with --server'],
    ['patience --name Ada', '--name is for tables on a server: name it with --server'],
    [`patience ${there} --seed 7 --resume x.json`, 'on a server there is no --seed and no --resume'],
    [
      `${there} --players 3 --option neat --seat 2`,
      '--players, --option, --seat: only for a new table, and a new table needs the name of a game',
    ],
    [`${there} --table abc --friends 1`, '--friends: only for a new table, and a new table needs the name of a game'],
    [`patience ${there} --table abc`, '--table says which game is played: leave out patience'],
    ['--table abc', '--table needs the table’s whole link, or --server beside it'],
    [`nothing ${there}`, "there is no game 'nothing'; there are: liars-dice, duel, patience"],
    [
      `patience ${there} --bot nobody`,
      "there is no bot 'nobody'; there are: random, greedy, kitten, cat, grimalkin, nine-lives",
    ],
  ])('play %s', async (args, sentence) => {
    expect(await grimalkin(['play', ...args.split(' ')])).toEqual({
      code: 2,
      out: '',
      err: `grimalkin: ${sentence}\n`,
    });
  });
});
