import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPseudoLanguage, PSEUDO_LANGUAGE } from '../scripts/messages/sixth-language.mjs';
import { games } from '../src/games/index.ts';
import type { Language } from '../src/kernel/index.ts';
import type { ServerProcess } from '../src/server/testing/process.ts';
import { buildIn, type CheckoutCopy, copyCheckout, serveFrom } from './support/checkout-copy.ts';
import { harness } from './support/harness.ts';
import { bareLines, bareText } from './support/page/bare-text.ts';
import { enter, person, startTable } from './support/people.ts';
import { Player } from './support/player.ts';

/**
 * A fifth game and a sixth language, in a copy of this checkout. What `grimalkin new-game` makes is a game like the others,
 * without a line written by hand; what docs/translating.md says is all that a language needs.
 */

const NAME = 'moon-milk';
const TSC = 'node_modules/@typescript/native/bin/tsc';
const at = harness('extending');
let checkout: CheckoutCopy;
let server: ServerProcess | null = null;
beforeAll(async () => {
  checkout = await copyCheckout();
  expect(await checkout.run('bin/grimalkin.mjs', 'new-game', NAME, '--lang', 'en')).toContain(`Made ${NAME}`);
});
afterAll(async () => {
  await server?.stop();
  await checkout.remove();
});

test('a new game has no type errors', async () => {
  const config = {
    extends: './tsconfig.web.json',
    compilerOptions: { types: ['vite/client', 'node'] },
    include: [`src/games/${NAME}`, `src/web/games/${NAME}`, 'src/games/index.ts'],
    exclude: [],
  };
  writeFileSync(join(checkout.folder, 'tsconfig.new-game.json'), JSON.stringify(config));
  await checkout.run(TSC, '-p', 'tsconfig.new-game.json');
});

test('a new game keeps the contract, its scenarios hold, and each of its rules is named by one', async () => {
  const files = ['contract', 'coverage', 'scenarios', 'playthroughs', 'timing', 'layout'];
  const report = await checkout.run(
    'node_modules/vitest/vitest.mjs',
    ...['run', '--project', 'unit', '--maxWorkers', '1', '--reporter', 'json'],
    ...['--testNamePattern', `${NAME}|the table of|every list of games|every zone`],
    ...files.map((file) => `src/games/${file}.test.ts`),
    ...['covers.test.ts', 'first-tables.test.tsx', 'guides.test.ts', 'refusals.test.tsx', NAME].map(
      (file) => `src/web/games/${file}`,
    ),
    ...['rules-text', 'rulings'].map((file) => `scripts/checks/${file}.test.mjs`),
  );
  const { testResults } = JSON.parse(report.slice(report.indexOf('{'))) as {
    testResults: readonly { name: string; assertionResults: readonly { status: string }[] }[];
  };
  // A file in which nothing has its name would prove nothing.
  for (const { name, assertionResults } of testResults)
    expect(assertionResults.filter(({ status }) => status === 'passed').length, name).toBeGreaterThan(0);
  expect(testResults.length).toBe(files.length + 7);
  expect(await checkout.run('scripts/checks/rules.mjs')).toMatch(
    new RegExp(`^${NAME}: (\\d+) rules, \\1 tested$`, 'm'),
  );
});

test('a sixth language needs no more than the steps of docs/translating.md, say the types', async () => {
  addPseudoLanguage(checkout.folder);
  await checkout.run('scripts/messages.mjs');
  const config = {
    extends: './tsconfig.json',
    include: [
      'src/text',
      'src/kernel/game',
      'src/games/*/*.ts',
      'src/protocol',
      'src/server/main.ts',
      'src/cli/main.ts',
    ],
    exclude: ['**/*.test.ts'],
  };
  writeFileSync(join(checkout.folder, 'tsconfig.language.json'), JSON.stringify(config));
  await checkout.run(TSC, '-p', 'tsconfig.language.json');
  const page = {
    extends: './tsconfig.web.json',
    include: ['src/web'],
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing', 'src/web/public'],
  };
  writeFileSync(join(checkout.folder, 'tsconfig.page.json'), JSON.stringify(page));
  await checkout.run(TSC, '-p', 'tsconfig.page.json');
});

test('a new game is played to its end in the browser, on its own board and on the plain one', async () => {
  await buildIn(checkout.folder);
  await at.server.stop();
  server = await serveFrom(checkout.folder, at.server);
  const ada = await person(at.url, 'Ada');
  const visitor = await at.visit({ settings: { introduced: [NAME] } });
  await enter(visitor, ada);
  const { page } = visitor;
  const player = new Player(page);

  const id = await startTable([ada], { game: NAME }, ['kitten']);
  await page.goto(`/t/${id}`);
  await player.play();
  expect(await page.locator(`.board-area .${NAME}-table`).count()).toBe(1);
  expect(await ada.ask('GET', `/tables/${id}`)).toMatchObject({ state: 'over', game: NAME });
  expect(player.touches).toBeGreaterThan(5);

  const setup = JSON.stringify({ game: NAME, seats: [null, 'kitten'], options: { goal: '10' } });
  await page.goto(`/here/new?plain=1&setup=${encodeURIComponent(setup)}`);
  await player.play();
  expect(await page.locator('.board-area .plain').count()).toBe(1);
});

/** What is no text: names of people and bots, and of what has the same name everywhere. */
const NAMES = ['Ada', 'Grimalkin', 'Node.js'];
const PAGES = ['/', '/tables', '/settings', '/replay', '/account'];
/** So many things are touched in each game. */
const TOUCHES = 12;

test('a sixth language is read on every page and at every table, and by the command', async () => {
  const ada = await person(at.url, 'Ada');
  const visitor = await at.visit({
    settings: { language: PSEUDO_LANGUAGE as Language, introduced: [...Object.keys(games), NAME] },
  });
  await enter(visitor, ada);
  const { page } = visitor;
  for (const path of PAGES) {
    await page.goto(path);
    await page.locator('main').getByText('[').first().waitFor();
    expect(await bareText(page, NAMES), path).toEqual([]);
  }
  const player = new Player(page);
  for (const game of [...Object.keys(games), NAME]) {
    const setup = JSON.stringify({ game, seats: [null, 'kitten'], options: {} });
    await page.goto(`/here/new?setup=${encodeURIComponent(setup)}`);
    for (let n = 0; n < TOUCHES && (await player.move()); n++)
      expect(await bareText(page, NAMES), `${game}, after ${n} touches`).toEqual([]);
  }
  const said = await checkout.run('bin/grimalkin.mjs', 'games', '--lang', PSEUDO_LANGUAGE);
  // What is typed is the same in every language.
  expect(bareLines(said, ['true', 'false']).filter((line) => !line.startsWith('--option '))).toEqual([]);
});
