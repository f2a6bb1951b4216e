import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { usage } from './used.mjs';

const root = mkdtempSync(join(tmpdir(), 'grimalkin-used-'));
/** @param {string} path @param {string} text */
const put = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => rmSync(root, { recursive: true, force: true }));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Whether a message of the duel is used. @param {string} key */
const isUsed = (key) => usage(root)('src/games/duel/messages', key);

test.each([
  ['as a property of a property', 'export const shown = t.board.status;'],
  ['over two lines', 'export const shown = messages[language]\n  .board\n  .status;'],
  ['from a pattern', 'const { board: t } = messages[language];\nexport const shown = t.status;'],
  ['by a pattern', 'const { status } = messages[language].board;'],
  ['from a parameter', "export const shown = (t: Messages['board']) => t.status;"],
])('a message is used if it is read %s', (_how, code) => {
  put('src/web/games/duel/board.ts', code);
  expect(isUsed('board.status')).toBe(true);
});

test.each([
  ['is a property of something else', 'export const shown = [t.board.title, record.status.length > 0];\n', false],
  ['stands only in prose', '/** The status of the board. */\nexport const shown = t.board.title; // status\n', true],
])('a message is not used because its last word %s', (_where, code, alone) => {
  if (alone) put('src/games/duel/text.ts', code);
  else {
    put('src/games/duel/text.ts', 'export const shown = t.board.title;');
    put('src/games/duel/record.ts', 'export const all = record.status;');
  }
  expect(isUsed('board.title')).toBe(true);
  expect(isUsed('board.status')).toBe(false);
});

test('what another game, a test, a scenario or the messages say is no use', () => {
  const code = 'export const shown = t.board.status;';
  put('src/games/other/text.ts', code);
  put('src/games/duel/text.test.ts', code);
  put('src/games/duel/scenarios/status.json', '{ "board": "status" }');
  put('src/games/duel/messages/en.json', '{ "board": { "status": "Status" } }');
  put('src/games/duel/generated/messages.ts', 'export interface A { board: { status: string } }');
  expect(isUsed('board.status')).toBe(false);
});

test('a message of a declared group is used if its name stands in rules or cards', () => {
  put('src/games/duel/turn.ts', "offers.bar(answer, 'DU-1.1', 'no-cards');");
  put('src/games/duel/cards/core.json', '[{ "breed": "undead" }]');
  expect(isUsed('bars.no-cards')).toBe(true);
  expect(isUsed('bars.no-herbs')).toBe(false);
  expect(isUsed('cards.breeds.undead')).toBe(true);
  expect(isUsed('cards.breeds.construct')).toBe(false);
  expect(isUsed('board.no-cards')).toBe(false);
});

test('of the sentences of a part, the part must be named, also where its name is put together', () => {
  put(
    'src/games/duel/value/terms.ts',
    'export const terms = { health: 1 };\nconst of = (name) => `their\u0024{name}`;',
  );
  expect(isUsed('comparisons.health.more')).toBe(true);
  expect(isUsed('comparisons.theirHealth.less')).toBe(true);
  expect(isUsed('comparisons.mana.more')).toBe(false);
  expect(isUsed('comparisons.theirMana.more')).toBe(false);
});

test('the items of a list are one message', () => {
  put('src/web/games/duel/board.ts', 'export const lines = t.board.lines;');
  expect(isUsed('board.lines.0')).toBe(true);
  expect(isUsed('board.rows.0')).toBe(false);
});
