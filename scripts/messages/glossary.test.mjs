import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { lintGlossary } from './glossary.mjs';

const root = mkdtempSync(join(tmpdir(), 'grimalkin-glossary-'));
/** @param {string} path @param {string} text */
const put = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  put('src/text/glossary/en.json', '{ "turn": { "use": "turn", "avoid": ["visit"] } }');
  put('src/text/glossary/de.json', '{ "turn": { "use": "Zug", "avoid": ["Besuch"] } }');
  put('docs/rules/duel.md', '# Duel\n\nYour turn is short.\n');
  put('docs/rules/duel.de.md', '# Duell\n\nDein Zug ist kurz.\n');
  put('src/games/duel/cards/core.json', '[{ "id": "owl", "names": { "en": "Late Owl", "de": "Späte Eule" } }]');
  put(
    'src/games/duel/text/cards/de.ts',
    "/** Besuch */\nexport const de = (visit: string) => `im Zug \u0024{visit} 'x'`;\n",
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const messages = [{ at: 'a.json: key', text: 'Dein Zug.' }];
const BAD = 'says “Besuch”: the glossary has “Zug” for it';

test('words that the language uses are no fault, nor those of another language or of the code around a sentence', () => {
  expect(lintGlossary(root, 'de', messages)).toEqual([]);
  expect(lintGlossary(root, 'en', [])).toEqual([]);
  expect(lintGlossary(root, 'xx', [])).toEqual([]);
});

test('a word to avoid is found in a message, as a whole word only', () => {
  expect(lintGlossary(root, 'de', [{ at: 'a.json: key', text: 'Ein Besuch.' }])).toEqual([`a.json: key: ${BAD}`]);
  expect(lintGlossary(root, 'de', [{ at: 'a.json: key', text: 'Besucher' }])).toEqual([]);
});

test.each([
  ['the rules', 'docs/rules/duel.de.md', 'Zug\n\nein Besuch\n', 'docs/rules/duel.de.md:3'],
  ['the rules of the template', 'template/docs/rules/new.de.md', 'Besuch', 'template/docs/rules/new.de.md:1'],
  [
    'the names of cards',
    'src/games/duel/cards/core.json',
    '{ "all": [{ "names": { "de": "Später Besuch" } }] }',
    'src/games/duel/cards/core.json: the name “Später Besuch”',
  ],
  [
    'the clauses of cards',
    'src/games/duel/text/cards/de.ts',
    "import x from 'Besuch';\nconst a = `beim Besuch \u0024{x}`;",
    'src/games/duel/text/cards/de.ts:2',
  ],
])('a word to avoid is found in %s', (_where, path, text, at) => {
  put(path, text);
  expect(lintGlossary(root, 'de', messages)).toEqual([`${at}: ${BAD}`]);
});

test('a word that nobody uses is a fault of the glossary', () => {
  put('src/text/glossary/de.json', '{ "turn": { "use": "Runde", "avoid": [] } }');
  expect(lintGlossary(root, 'de', messages)).toEqual([
    'src/text/glossary/de.json: turn: “Runde” is used nowhere: write the word that is, or delete the entry',
  ]);
});
