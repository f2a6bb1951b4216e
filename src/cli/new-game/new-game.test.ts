import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/index.ts';
import { gameName, rulePrefix } from './game-name.ts';
import { type Finish, newGame } from './new-game.ts';

const repository = join(import.meta.dirname, '../../..');
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-game-'));
  const covers = readdirSync(join(repository, 'src/games')).map((game) => `src/games/${game}/cover.ts`);
  const parts = ['template', 'src/games/index.ts', 'docs/rules', ...covers];
  for (const part of parts.filter((path) => existsSync(join(repository, path)))) {
    mkdirSync(dirname(join(root, part)), { recursive: true });
    cpSync(join(repository, part), join(root, part), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
/** Makes a game, and what the command said. The end, which needs the npm packages, is e2e/extending.test.ts. */
function make(name: string, language: (typeof LANGUAGES)[number] = 'en', finish: Finish = () => null): string {
  const stdout = new PassThrough();
  const io = { stdin: new PassThrough(), stdout, stderr: new PassThrough(), env: {}, now: () => 0 };
  expect(newGame(root, name, language, io, finish)).toBe(0);
  return String(stdout.read());
}

test('a new game has every file of the template under its own name', () => {
  let files: readonly string[] = [];
  const said = make('moon-milk', 'en', (_root, _name, made) => {
    files = made;
    return null;
  });
  expect(said).toContain(`moon-milk: ${files.length} files`);
  expect(files).toEqual(
    expect.arrayContaining([
      'src/games/moon-milk/game.ts',
      'src/web/games/moon-milk/index.ts',
      'docs/rules/moon-milk.md',
    ]),
  );
  for (const file of files) expect(`${file}\n${read(file)}`, file).not.toMatch(/new-game|NewGame|New Game|\bNG-/);
  expect(read('docs/rules/moon-milk.md')).toContain('**MM-1.1**');
  expect(JSON.parse(read('src/games/moon-milk/cover/messages/en.json')).title).toBe('Moon Milk');
  expect(files.filter((file) => /generated|tsconfig/.test(file))).toEqual([]);
});

test('the register has it in its place among the shortest games first', () => {
  make('moon-milk');
  make('aaa');
  expect(read('src/games/index.ts')).toContain("import { factory as moonMilk } from './moon-milk/game.ts';");
  expect(read('src/games/index.ts')).toContain(' = [aaa, moonMilk, familiarFind, mythicArena, ');
});

test.each(['Moon', 'moon_milk', 'moon--milk', '-moon', '2moons', '../moon', 'm'.repeat(31), '', 'class'])(
  '‘%s’ is no name for a game, and nothing is written',
  (name) => {
    const before = read('src/games/index.ts');
    expect(() => make(name)).toThrow(/cannot be the name of a game/);
    expect(read('src/games/index.ts')).toBe(before);
  },
);

test.each(['familiar-find', 'games', 'index', 'current-edition'])('the name %s is taken', (name) => {
  expect(() => make(name)).toThrow(/is taken/);
});

test('a name is taken once it is given', () => {
  make('moon-milk');
  expect(() => make('moon-milk')).toThrow(/is taken/);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('whoever is not in a checkout is told so', () => {
    rmSync(join(root, 'template'), { recursive: true });
    expect(() => make('moon-milk', language)).toThrow(/npm ci/);
  });
  test('what failed at the end is told', () => {
    expect(() => make('moon-milk', language, () => 'all is lost')).toThrow(/moon-milk.*all is lost/);
  });
});

test.each([
  ['moon-milk', [], 'MM'],
  ['moths', [], 'MO'],
  ['moon-milk', ['MM'], 'MO'],
  ['x', [], 'XA'],
  ['x', ['XA'], 'XB'],
])('the rules of %s, where %j are taken, begin with %s', (name, taken, prefix) => {
  expect(rulePrefix(gameName(name) as NonNullable<ReturnType<typeof gameName>>, new Set(taken))).toBe(prefix);
});
