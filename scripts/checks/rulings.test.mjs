// A ruling decides what a book leaves open. In docs/rules it is marked, and ends with what was open and why we chose so.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/text/languages.ts';

const folder = join(import.meta.dirname, '../../docs/rules');
const games = readdirSync(folder).flatMap((name) => /^([^.]+)\.md$/.exec(name)?.[1] ?? []);

/** By language: how a ruling is marked, and how its end begins and goes on. */
const FORMS = {
  en: { mark: '(ruling)', open: 'Open: ', why: 'Why so: ' },
  it: { mark: '(chiarimento)', open: 'Aperto: ', why: 'Perché così: ' },
  fr: { mark: '(précision)', open: `Ouvert\u202f: `, why: `Pourquoi\u202f: ` },
  es: { mark: '(aclaración)', open: 'Abierto: ', why: 'Por qué así: ' },
  de: { mark: '(Klarstellung)', open: 'Offen: ', why: 'Warum so: ' },
};
/** @typedef {keyof typeof FORMS} Language */
const languages = /** @type {Language[]} */ (Object.keys(FORMS));

test('the form of a ruling is known in every language', () => {
  expect(languages).toEqual(LANGUAGES);
});

/** The rules of a game, by id. @param {string} game @param {Language} language */
function rulesOf(game, language) {
  const file = language === 'en' ? `${game}.md` : `${game}.${language}.md`;
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  return lines.flatMap((text) => {
    const id = /^- \*\*([A-Z]{2}-\d+\.\d+)\*\* /.exec(text)?.[1];
    return id === undefined ? [] : [{ id, text }];
  });
}
/** What a rule says in italics at its end, if anything. @param {string} text */
const endOf = (text) => / \*([^*]+)\*$/.exec(text)?.[1] ?? '';

/** The ids of a game's rulings. @param {string} game @param {Language} language */
const rulingsOf = (game, language) =>
  rulesOf(game, language).flatMap(({ id, text }) => (text.includes(FORMS[language].mark) ? [id] : []));

test('there are rulings', () => {
  expect(games.flatMap((game) => rulingsOf(game, 'en')).length).toBeGreaterThan(50);
});

describe.each(games)('%s', (game) => {
  const marked = (/** @type {Language} */ language) => rulingsOf(game, language);

  test.each(languages)(
    'every ruling ends with what the book leaves open and why we chose so, and nothing else does (%s)',
    (language) => {
      const { open, why } = FORMS[language];
      const form = new RegExp(`^${open}\\S[^*]*[.?] ${why}\\S[^*]+\\.$`);
      const ended = rulesOf(game, language).flatMap(({ id, text }) => (form.test(endOf(text)) ? [id] : []));
      expect(ended).toEqual(marked(language));
    },
  );

  test.each(languages)('no ruling is marked in another way (%s)', (language) => {
    const otherWords =
      /\((ruling|decision|decisione|chiarimento|décision|précision|decisión|aclaración|Festlegung|Klarstellung)\)/g;
    const words = rulesOf(game, language).flatMap(({ text }) => text.match(otherWords) ?? []);
    expect(words.filter((word) => word !== FORMS[language].mark)).toEqual([]);
  });

  test.each(languages)('the same rules are rulings as in English (%s)', (language) => {
    expect(marked(language)).toEqual(marked('en'));
  });

  test.each(languages)('what was open and why is said once, in words of its own (%s)', (language) => {
    const ends = rulesOf(game, language).flatMap(({ text }) =>
      endOf(text).startsWith(FORMS[language].open) ? [endOf(text)] : [],
    );
    expect(new Set(ends).size).toBe(ends.length);
    for (const end of ends) expect(end.split(FORMS[language].why)).toHaveLength(2);
  });
});
