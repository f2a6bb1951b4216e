import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { lintMessages } from './messages/lint.mjs';
import { compileMessages } from './messages.mjs';

const here = join(import.meta.dirname, '..');
const root = mkdtempSync(join(tmpdir(), 'grimalkin-messages-'));
const folder = join(root, 'src', 'duel', 'messages');
const generated = join(root, 'src', 'duel', 'generated');
const LANGUAGES = ['en', 'it', 'fr', 'es', 'de'];

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(here, 'src', 'text'), join(root, 'src', 'text'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/**
 * The same messages in every language, but for some.
 * @param {object} english
 * @param {Record<string, object>} others
 */
const put = (english, others = {}) => {
  for (const language of LANGUAGES)
    writeFileSync(join(folder, `${language}.json`), JSON.stringify(others[language] ?? english));
};

/** The compiled messages of a language. @param {string} language */
async function load(language) {
  await compileMessages(root);
  return evaluate(join(generated, `${language}.ts`), language);
}
/**
 * @param {string} file
 * @param {string} language
 */
async function evaluate(file, language) {
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, write: false, format: 'esm' });
  const module = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')}`
  );
  return module[language];
}

test('a message without parameters is a string, one with is a function of one object', async () => {
  put({
    title: 'A duel',
    bar: { thinks: '{names, list} {names_count, plural, one {thinks} other {think}}.' },
    lines: ['a', 'b'],
  });
  const t = await load('en');
  expect(t.title).toBe('A duel');
  expect(t.lines).toEqual(['a', 'b']);
  expect(t.bar.thinks({ names: ['Ana'] })).toBe('Ana thinks.');
  expect(t.bar.thinks({ names: ['Ana', 'Ben', 'Cleo'] })).toBe('Ana, Ben and Cleo think.');
});

test('types of parameters come from all languages together', async () => {
  put(
    {
      hit: '{who} hits {foe} {n, plural, one {once} other {# times}}{down, select, true {, down} other {}} {side, select, left {L} right {R}}',
    },
    {
      de: {
        hit: '{who} trifft {foe, name, the accusative} {n}-mal{down, select, true {} other {}} {side, select, left {L} other {R}}',
      },
    },
  );
  await compileMessages(root);
  expect(readFileSync(join(generated, 'messages.ts'), 'utf8')).toContain(
    "readonly hit: (p: { readonly who: string | number; readonly foe: Name; readonly n: number; readonly down: boolean; readonly side: 'left' | 'right' }) => string;",
  );
});

test('names are inflected as the language does, with a capital where a sentence begins', async () => {
  const foe = { text: 'Der Große Blender', gender: 'm' };
  put(
    { hit: '{foe, name, the} is hit. {foe} groans.' },
    {
      de: {
        hit: '{foe, name, accusative} trifft es. {foe, name, the} stöhnt{foe_gender, select, f {, sie} other {, er}}.',
      },
    },
  );
  expect((await load('de')).hit({ foe })).toBe('Den Großen Blender trifft es. Der Große Blender stöhnt, er.');
  expect((await load('en')).hit({ foe: { text: 'The Great Pretender' } })).toBe(
    'The Great Pretender is hit. The Great Pretender groans.',
  );
});

test('what may be missing is null', async () => {
  put({ drew: '{who} draws {cards, select, null {a card} other {{cards, list}}}.' });
  const t = await load('en');
  expect(t.drew({ who: 'Ana', cards: null })).toBe('Ana draws a card.');
  expect(t.drew({ who: 'Ana', cards: ['Mouse', 'Bat'] })).toBe('Ana draws Mouse and Bat.');
  expect(readFileSync(join(generated, 'messages.ts'), 'utf8')).toContain('readonly cards: readonly Name[] | null');
});

test('French spaces are put by the compiler', async () => {
  put({ a: '{who}: “Really”? Yes!' }, { fr: { a: '{who} : « Vraiment »? Oui! À 14:30; fin' } });
  expect((await load('fr')).a({ who: 'Ana' })).toBe(
    'Ana\u202f: «\u202fVraiment\u202f»\u202f? Oui\u202f! À 14:30\u202f; fin',
  );
});

test('grammar of nouns is data of a language, and no message', async () => {
  put({ a: 'A' }, { fr: { a: 'A', nouns: { mouse: 'f', ashes: 'f plural', owl: { elides: false } } } });
  expect((await load('fr')).nouns).toEqual({
    mouse: { gender: 'f' },
    ashes: { gender: 'f', plural: true },
    owl: { elides: false },
  });
  expect((await load('en')).nouns).toEqual({});
});

test.each([
  ['a missing key', { a: 'A {x}', b: 'B' }, { a: 'A {x}' }, 'src/duel/messages/it.json: b: is missing'],
  ['a key of its own', { a: 'A' }, { a: 'A', c: 'C' }, 'src/duel/messages/it.json: c: is not in English'],
  ['a parameter of its own', { a: 'A {x}' }, { a: 'A {y}' }, 'src/duel/messages/it.json: a: {y} is not in English'],
  ['a parameter of two kinds', { a: '{n, plural, other {#}}' }, { a: '{n, name}' }, 'a: {n} is of another kind here'],
  ['a brace too few', { a: 'A {x}' }, { a: 'A {x' }, 'src/duel/messages/it.json: a: '],
  ['an unknown style', { a: '{x, name}' }, { a: '{x, name, the dative}' }, 'a: the style "the dative" is unknown'],
  ['an unknown format', { a: '{x}' }, { a: '{x, spellout}' }, 'a: {x, spellout} is unknown'],
  [
    'a case too few',
    { a: '{x, select, l {1} r {2}}' },
    { a: '{x, select, l {1}}' },
    'a: {x, select} has no case for: r',
  ],
])('a fault is told with file, key and what to do: %s', async (_what, english, italian, told) => {
  put(english, { it: italian });
  await expect(compileMessages(root)).rejects.toThrow(told);
  expect(existsSync(join(generated, 'it.ts'))).toBe(false);
});

test('it is compiled only if something has changed, and what has no messages any more goes', async () => {
  put({ a: 'A' });
  expect(await compileMessages(root)).toEqual([join('src', 'duel', 'generated')]);
  const { mtimeMs } = statSync(join(generated, 'en.ts'));
  expect(await compileMessages(root)).toEqual([]);
  expect(statSync(join(generated, 'en.ts')).mtimeMs).toBe(mtimeMs);
  rmSync(join(generated, 'fr.ts'));
  expect(await compileMessages(root)).toHaveLength(1);
  put({ a: 'B' });
  expect((await load('en')).a).toBe('B');
  rmSync(folder, { recursive: true });
  await compileMessages(root);
  expect(existsSync(generated)).toBe(false);
});

test('what nobody uses is a fault, what looks incomplete is suspicious', () => {
  put(
    {
      used: 'One two {n, plural, one {three} other {four}} {x}',
      place: '{n, plural, =1 {1st} other {#th}}',
      asleep: '{foe_number, select, plural {they} other {it}}',
      spare: 'It’s spare.',
    },
    { it: { used: 'Uno due "tre" {n}', place: '{n}º', asleep: 'dorme', spare: 'È di riserva.' } },
  );
  writeFileSync(join(root, 'src', 'duel', 'code.ts'), 'export const shown = (t) => [t.used, t.place, t.asleep];');
  rmSync(join(root, 'src', 'text', 'glossary'), { recursive: true });
  mkdirSync(join(root, 'src', 'text', 'glossary'));
  writeFileSync(
    join(root, 'src', 'text', 'glossary', 'it.json'),
    '{ "sleep": { "use": "dorme", "avoid": ["riserva"] } }',
  );
  const { faults, suspicious, count } = lintMessages(root);
  expect(count).toBe(20);
  expect(faults).toEqual([
    'src/duel/messages: spare: nothing in src uses it: delete it in every language',
    'src/duel/messages/it.json: used: has straight quotes: write ’ or the quotation marks of the language',
    'src/duel/messages/it.json: spare: says “riserva”: the glossary has “dorme” for it',
  ]);
  expect(suspicious.filter((line) => line.includes('/it.json'))).toEqual([
    'src/duel/messages/it.json: used: does not use {x}',
    'src/duel/messages/it.json: used: has no plural, but English has',
  ]);
  expect(suspicious.filter((line) => line.includes('/fr.json'))).toEqual([
    'src/duel/messages/fr.json: used: is the same as in English',
  ]);
});
