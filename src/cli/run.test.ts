import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { botNames, noSuchBot } from '../bots/index.ts';
import { choose, run as does, procedure } from '../kernel/index.ts';
import { bareGame, go, note, pass, ways } from '../kernel/testing/games/bare.ts';
import { grimalkin } from './testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'grimalkin-'));
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

describe('help', () => {
  test.each(
    'play,sim,learn,arena,games,replay,scenario,packs,packs check,packs new,packs show,packs export,packs schema,packs diff,bot,answers,bench'.split(
      ',',
    ),
  )('of %s is printed and is no fault', async (command) => {
    const { code, out, err } = await grimalkin([...command.split(' '), '--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`Usage: grimalkin ${command}`);
    if (command !== 'packs') expect(out).toContain('Examples:\n  grimalkin');
  });
  test('stands in for a missing command', async () => {
    expect(await grimalkin([])).toMatchObject({ code: 0, out: expect.stringContaining('Usage: grimalkin') });
  });
  test('fits into 80 columns', async () => {
    const { out } = await grimalkin(['play', '--help']);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});

test('--version prints the version of the package', async () => {
  expect(await grimalkin(['--version'])).toMatchObject({ code: 0, out: `${version}\n` });
});

describe('a wrong argument gets one sentence and exit code 2:', () => {
  test.each([
    [
      'frobnicate',
      "unknown command 'frobnicate'; there are: play, sim, learn, arena, lab, games, replay, scenario, packs, bot, answers, new-game, bench",
    ],
    ['simm duel', "unknown command 'simm' (Did you mean sim?)"],
    ['packs', 'a command is missing; `--help` lists them'],
    ['play', "missing required argument 'game'"],
    ['play duel now', "too many arguments for 'play'. Expected 1 argument but got 2."],
    ['play chess', "there is no game 'chess'; there are: liars-dice, duel, patience"],
    ['play constructor', "there is no game 'constructor'; there are: liars-dice, duel, patience"],
    ['play duel --players 4', 'duel takes 2 to 3 players, not 4'],
    [
      'play duel --players two',
      "option '-p, --players <n>' argument 'two' is invalid. It must be a whole number from 1 to 99.",
    ],
    ['play duel --seat 3', '--seat must be from 1 to 2, not 3'],
    ['play duel --lang xx', "there is no language 'xx'; there are: en, it, fr, es, de"],
    ['play duel --bot search-9', `there is no bot 'search-9'; there are: ${botNames.join(', ')}`],
    ['play duel --option speed=9', "duel has no option 'speed'; it has: snap, goal"],
    ['play duel --option goal=9', "option 'goal' must be one of 1, 3, not '9'"],
    ['play duel --option snap=perhaps', "option 'snap' must be one of true, false, not 'perhaps'"],
    ['play patience --option very', 'very-needs-neat (P-2)'],
    ['sim patience --option very', 'very-needs-neat (P-2)'],
    [
      'play duel -p 4 -o speed=9 -o goal=9',
      "duel takes 2 to 3 players, not 4\nduel has no option 'speed'; it has: snap, goal\noption 'goal' must be one of 1, 3, not '9'",
    ],
    ['play duel --record /nowhere/game.json', '--record /nowhere/game.json: there is no such folder'],
    [
      'sim duel --games 0',
      "option '-g, --games <n>' argument '0' is invalid. It must be a whole number from 1 to 1000000000.",
    ],
    [
      'sim duel --games 1e3',
      "option '-g, --games <n>' argument '1e3' is invalid. It must be a whole number from 1 to 1000000000.",
    ],
    ['sim duel --gamez 3', "unknown option '--gamez' (Did you mean --games?)"],
    ['sim duel --bots random,deep', noSuchBot('deep')],
    ['sim duel --players 3 --bots random,greedy', '--bots names 2 bots for 3 players: give one, or one for each'],
    ['arena chess', "there is no game 'chess'; there are: liars-dice, duel, patience"],
    ['arena duel --players two', "--players must be numbers with commas between, or all, not 'two'"],
    ['arena duel --players 2,4', 'duel takes 2 to 3 players, not 4'],
    ['arena duel --bots greedy', 'a tournament takes two contestants at least'],
    ['arena duel --bots greedy,deep', noSuchBot('deep')],
    ['arena duel --bots greedy,random,greedy', "'greedy' cannot take part twice"],
    [
      'arena duel --bot mine',
      "--bot must be a name of up to 40 letters, digits and hyphens, =, and a command, not 'mine'",
    ],
    ['arena duel --bot greedy=x', "'greedy' cannot take part twice"],
    ['arena duel --bots random,cat --bot greedy=x', "'greedy' is the name of a bot of ours"],
    ['arena duel --bots random,cat --bot search-9=x', "'search-9' is the name of a bot of ours"],
    ['arena duel --bots greedy,search-0', noSuchBot('search-0')],
    ['arena duel --bot mine=x', '--bot: programs cannot be started here'],
    ['arena duel --each speed', "duel has no option 'speed'; it has: snap, goal"],
    ['arena duel --each goal=1,9', "option 'goal' must be one of 1, 3, not '9'"],
    ['arena duel --json --markdown', "option '--markdown' cannot be used with option '--json'"],
    ['arena duel --into /nowhere.md', '/nowhere.md: there is no such file'],
    ['arena duel --publish /nowhere/ratings.json', '--publish /nowhere/ratings.json: there is no such folder'],
    ['arena duel --near 1', '--near goes by the order of the bots: name them with --bots, by strength'],
    [
      'arena duel --games 0',
      "option '-g, --games <n>' argument '0' is invalid. It must be a whole number from 1 to 100000.",
    ],
    ['play duel --seed ', "option '-s, --seed <text>' argument '' is invalid. It must not be empty."],
    ['replay /nowhere.json', '/nowhere.json: there is no such file'],
    [
      'replay x.json --seat 0',
      "option '--seat <n|all>' argument '0' is invalid. It must be a seat’s number, from 1, or all.",
    ],
    ['scenario /nowhere.json', '/nowhere.json: there is no such file'],
    ['packs check /nowhere.json', '/nowhere.json: there is no such file'],
  ])('%s', async (line, sentence) => {
    expect(await grimalkin(line.split(' '))).toEqual({ code: 2, out: '', err: `grimalkin: ${sentence}\n` });
  });
});

test('games are listed with seats and options, also as JSON', async () => {
  const { out } = await grimalkin(['games']);
  expect(out).toContain('duel  Bare, 2 to 3 players');
  expect(out).toContain('--option goal=1|3  (3)');
  expect((await grimalkin(['games', '--lang', 'de'])).out).toContain('duel  Bare, 2 bis 3 Personen');
  const list = JSON.parse((await grimalkin(['games', '--json'])).out);
  expect(list[1]).toMatchObject({
    name: 'duel',
    seats: { min: 2, max: 3 },
    options: [{ id: 'snap', default: true }, {}],
  });
});

describe('packs check', () => {
  test('names every fault with its path', async () => {
    const path = file('bad.json', '{"game":"duel"}');
    const { code, out, err } = await grimalkin(['packs', 'check', path]);
    expect(code).toBe(1);
    expect(out).toBe(`${path}: cards[0].id: must be a word\n${path}: licence: is missing\n`);
    expect(err).toBe(`${path}: 2 faults; more may show once these are mended\n`);
  });
  test('tells what a good pack is and its content hash', async () => {
    const path = file('good.json', '{"id":"mine","version":"1.2.0","good":true}');
    const { code, out } = await grimalkin(['packs', 'check', path, '--game', 'duel']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /game +duel \(rules version 1\)\n +id +mine\n +version +1.2.0\n +features +\d+\n +content +[0-9a-f]{16}\n$/,
    );
  });
  test('prints no control character of a pack', async () => {
    const path = file('escape.json', JSON.stringify({ id: 'mine', author: 'Eve\x1b[2J\x9b31m\u202e', good: true }));
    const { out } = await grimalkin(['packs', 'check', path, '--game', 'duel']);
    expect(out).toContain('author    Eve�[2J�31m�\n');
  });
  test('asks for the game where neither the pack nor the arguments name it', async () => {
    const path = file('whose.json', '[]');
    const { code, err } = await grimalkin(['packs', 'check', path]);
    expect([code, err]).toEqual([2, `grimalkin: ${path} does not say which game it is for: name it with --game\n`]);
  });
  test('of a file that is no JSON says where', async () => {
    const path = file('broken.json', '{\n  "id": "x",\n  oops\n}');
    const { code, err } = await grimalkin(['packs', 'check', path]);
    expect(code).toBe(1);
    expect(err).toContain(`grimalkin: ${path}:3:3: this is not JSON`);
  });
});

test('bench says in a sentence that it needs a checkout', async () => {
  const { code, err } = await grimalkin(['bench', 'kernel', '--json']);
  expect([code, err]).toEqual([
    1,
    'grimalkin: the benchmarks are only in a checkout of the repository: run this there, after `npm ci`\n',
  ]);
});

describe('a fault in the rules', () => {
  const broken = bareGame(
    [
      procedure('game', {
        Answer: choose({ ask: 'go', by: () => 0, from: ways, then: note }),
        Break: does(() => {
          throw new Error('the cat is gone');
        }),
      }),
    ],
    [go, pass],
    { name: 'broken' },
  );
  const environment = { factories: { broken: { name: 'broken', core: broken, pack: null, load: () => [] } } };

  test('is told in a sentence, and the game that shows it is put into a file', async () => {
    const { code, err } = await grimalkin(['play', 'broken', '--seed', 'hush'], {
      lines: ['go left'],
      home: environment,
    });
    expect(code).toBe(1);
    const said =
      /^grimalkin: the cat is gone, at game .*; this is a fault in the rules, and the game that shows it is in (.*)\n$/;
    expect(err).toMatch(said);
    expect(err).not.toContain('hush');
    const path = said.exec(err)?.[1] as string;
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ seed: 'hush', answers: [{ say: 'go left' }] });
    rmSync(path);
  });
  test('in a simulation names the game that can be played again', async () => {
    const { code, err } = await grimalkin(['sim', 'broken', '--seed', '7', '--games', '3'], { home: environment });
    expect([code, err]).toEqual([1, "grimalkin: game 0 (seed '7/0', 1 seats): the cat is gone\n"]);
  });
});
