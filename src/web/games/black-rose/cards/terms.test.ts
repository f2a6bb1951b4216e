import { expect, test } from 'vitest';
import { faceFactory } from '../../../../games/black-rose/face.ts';
import { LANGUAGES } from '../../../../kernel/index.ts';
import { legend, termsOf } from './terms.ts';

const face = faceFactory.core;

test('the help explains all signs in every language, each in its own words', () => {
  const all = LANGUAGES.map((language) => legend(face, language));
  for (const terms of all) {
    expect(new Set(terms.map(({ name }) => name)).size).toBe(terms.length);
    for (const { text } of terms) expect(text).toMatch(/^\p{Lu}.*\.$/u);
  }
  for (const n of all[0]?.keys() ?? []) expect(new Set(all.map((terms) => terms[n]?.text)).size).toBe(LANGUAGES.length);
});

test('the kinds of spells and the modes of Familiars are called as on the cards', () => {
  for (const language of LANGUAGES) {
    const { card } = face.speech[language];
    const names = legend(face, language).map(({ name }) => name);
    for (const word of ['combat', 'contingency', 'trap', 'protection', 'guard', 'hunting', 'power', 'crown'])
      expect(names, language).toContain(card(word).name);
  }
});

test('a card explains the words on it, and no others', () => {
  const names = (card: string) => termsOf(face, card, 'en').map(({ name }) => name);
  expect(names('backdraft')).toEqual(['Trap', 'Combat', 'Range']);
  expect(names('rework')).toEqual(['Contingency', 'Range', 'Instability']);
  expect(names('argo')).toEqual(['Guard mode', 'Hunting mode']);
  expect(names('feud')).toEqual(['Quest', 'Power']);
  expect(names('tessa')).toEqual([]);
});
