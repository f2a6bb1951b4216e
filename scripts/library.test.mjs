import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The package as strangers have it: in a folder of their own, without its sources, and used as docs/library.md and docs/gym.md say. */

const here = join(import.meta.dirname, '..');
const home = mkdtempSync(join(tmpdir(), 'grimalkin-library-'));
const checkout = join(home, 'checkout');
const stranger = join(home, 'stranger');
const installed = join(stranger, 'node_modules', 'grimalkin');

/** @param {string} command @param {string[]} args @param {string} cwd */
function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (error !== undefined) throw error;
  return { status, out: stdout, err: stderr };
}
/** @param {string} name @param {string} text */
function put(name, text) {
  writeFileSync(join(stranger, name), text);
  return name;
}

beforeAll(() => {
  // A checkout of its own: nobody else builds there, and what is there is of this build.
  for (const path of [
    'src',
    'bin',
    'scripts',
    'editions',
    'package.json',
    'README.md',
    'tsconfig.json',
    'tsconfig.types.json',
  ])
    cpSync(join(here, path), join(checkout, path), { recursive: true });
  symlinkSync(join(here, 'node_modules'), join(checkout, 'node_modules'), 'junction');
  const script = (/** @type {string} */ name) => JSON.stringify(pathToFileURL(join(checkout, 'scripts', name)).href);
  const build = `await (await import(${script('build.mjs')})).buildIfStale(); (await import(${script('types.mjs')})).buildTypes();`;
  expect(run(process.execPath, ['--input-type=module', '-e', build], checkout)).toMatchObject({ status: 0, err: '' });
  // What npm packs: package.json and what it names. npm itself would take longer than all of this test.
  const { files, dependencies } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
  for (const path of ['package.json', ...files])
    cpSync(join(checkout, path), join(installed, path), { recursive: true });
  // What it depends on, as npm would put it there.
  for (const name of Object.keys(dependencies)) {
    mkdirSync(join(stranger, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(join(here, 'node_modules', name), join(stranger, 'node_modules', name), 'junction');
  }
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A record as release 0.7.0 wrote them. */
beforeAll(() => {
  const code = `
    import { writeFileSync } from 'node:fs';
    import { games, seededRng, makeBot, Match } from 'grimalkin';
    const game = games['familiar-find'].core;
    const match = Match.start(game, { seats: 2, options: {}, seed: 'old', salts: [] });
    const [bot, luck] = [makeBot('random', game), seededRng('bots')];
    while (match.state.result === null) {
      const [seat] = game.asked(match.state);
      match.answer(seat, bot.choose(match.view(seat), match.question(seat), luck).say);
    }
    const { edition, ...record } = match.record;
    writeFileSync('game.json', JSON.stringify({ ...record, format: 1, rules: game.version }));`;
  expect(run(process.execPath, [put('old.mjs', code)], stranger)).toMatchObject({ status: 0, err: '' });
});

/** @param {string} name */
const examplesIn = (name) =>
  [...readFileSync(join(here, 'docs', name), 'utf8').matchAll(/^```js\n(.*?)^```/gms)].map(([, code]) => String(code));
const [play, read, ask, write] = examplesIn('library.md');
const [loop] = examplesIn('gym.md');

test.each([
  ['Play a game', play, /^places \[ [12], [12] \]\nthe same true\n$/],
  ['Read a record of any age', read, /^rules \d+ places \[ [12], [12] \]\n$/],
  ['Ask the search', ask, /^200 iterations\n(take (centre|side-1|side-2) \d+ -?\d\.\d\d\n){3}$/],
  ['Write a game', write, /^of ten sticks take 2\n$/],
  ['The loop for a learner', loop, /^1554 actions; steps \d+; rewards \[ -?1, -?1 \]\n$/],
])('%s, as the text says', (_, code, says) => {
  const { status, out, err } = run(process.execPath, [put('example.mjs', String(code))], stranger);
  expect([status, err]).toEqual([0, '']);
  expect(out).toMatch(says);
});

test('what a search thinks follows from its seed, and a short time is enough for something', () => {
  const code = `
    import { games, Match, search } from 'grimalkin';
    const game = games['familiar-find'].core;
    const match = Match.start(game, { seats: 2, options: {}, seed: '7', salts: [] });
    const [seat] = game.asked(match.state);
    const ask = (budget) => search(game, match.view(seat), match.question(seat), budget);
    const same = JSON.stringify(ask({ iterations: 50, seed: 'a' })) === JSON.stringify(ask({ iterations: 50, seed: 'a' }));
    console.log(same, ask({ milliseconds: 0 }).iterations, ask({ iterations: 3 }).iterations, ask({}).iterations);`;
  expect(run(process.execPath, [put('seed.mjs', code)], stranger)).toEqual({
    status: 0,
    out: 'true 8 3 1000\n',
    err: '',
  });
});

test('its types are true: they stand by themselves, fit what is written, and refuse what is wrong', () => {
  put('package.json', '{ "type": "module" }');
  put(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        ...{ strict: true, noEmit: true, target: 'ES2022', lib: ['ES2022'], types: [] },
        ...{ module: 'nodenext', moduleResolution: 'nodenext' },
      },
      files: ['right.ts', 'wrong.ts'],
    }),
  );
  put(
    'right.ts',
    `
    import { type AnyGame, type Bot, games, seededRng, makeBot, Match, search, type AnswerEstimate } from 'grimalkin';
    const game: AnyGame = games['familiar-find']!.core;
    const match = Match.start(game, { seats: 2, options: {}, seed: '1', salts: [] });
    const question = match.question(0);
    const bot: Bot = makeBot('greedy', game);
    if (question !== null) {
      const say: string = bot.choose(match.view(0), question, seededRng('1')).say;
      const best: AnswerEstimate | undefined = search(game, match.view(0), question, { iterations: 10 }).verdicts[0];
      match.answer(0, best?.say ?? say);
    }`,
  );
  put(
    'wrong.ts',
    `
    import { games, nothing, search } from 'grimalkin';
    search(games['familiar-find']!.core, 'view', null, { iterations: 'many' });`,
  );
  const tsc = join(here, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
  const { out } = run(process.execPath, [tsc, '-p', '.'], stranger);
  const faults = out.split('\n').filter((line) => line.includes('error'));
  expect(faults.map((line) => line.replace(/\(.*?error (TS\d+).*/, ' $1')).sort()).toEqual([
    'wrong.ts TS2305',
    'wrong.ts TS2345',
  ]);
});

test('what is packed has what is needed and no sources', () => {
  const files = readdirSync(installed, { recursive: true }).map(String);
  expect(files).toEqual(
    expect.arrayContaining(['dist/index.mjs', 'dist/types/index.d.ts', 'dist/cli.mjs', 'bin/grimalkin.mjs']),
  );
  expect(files.filter((name) => /^(src|scripts)\b/.test(name))).toEqual([]);
});
