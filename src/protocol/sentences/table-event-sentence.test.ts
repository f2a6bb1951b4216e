import { expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/index.ts';
import { RESIGNED } from '../table-event.ts';
import { surrenderSentence } from './table-event-sentence.ts';

const names = ['Ada', 'Corvina', 'Corvina 2'];
const result = { winners: [1, 2], places: [3, 1, 1], reason: RESIGNED };

test('a result by giving up says who gave up, and to them that they did', () => {
  expect(surrenderSentence('en', result, { names, viewer: null })).toBe('Ada gave up. Corvina and Corvina 2 win.');
  expect(surrenderSentence('en', result, { names, viewer: 1 })).toBe('Ada gave up. Corvina and Corvina 2 win.');
  expect(surrenderSentence('en', result, { names, viewer: 0 })).toBe('You gave up. Corvina and Corvina 2 win.');
  const last = { winners: [2], places: [2, 2, 1], reason: RESIGNED };
  expect(surrenderSentence('en', last, { names, viewer: 0 })).toBe('Ada and Corvina gave up. Corvina 2 wins.');
});

test.each(LANGUAGES)('each language has its own words for it: %s', (language) => {
  const said = [0, 1].map((viewer) => surrenderSentence(language, result, { names, viewer }) ?? '');
  expect(said[0]).not.toBe(said[1]);
  for (const sentence of said) expect(sentence).toMatch(/Corvina \p{L}+ Corvina 2/u);
  expect(said[1]).toContain('Ada');
  expect(
    surrenderSentence(language, { winners: [], places: [1, 1, 1], reason: RESIGNED }, { names, viewer: 0 }),
  ).toMatch(/^\p{Lu}.*\.$/u);
});

test('a result by the rules is the game’s to tell', () => {
  expect(surrenderSentence('en', { ...result, reason: 'set' }, { names, viewer: 0 })).toBeNull();
});
