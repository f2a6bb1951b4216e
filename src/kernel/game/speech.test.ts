import { expect, test } from 'vitest';
import { LANGUAGES, refusal, refusalText } from './speech.ts';

const keys = [
  'over',
  'late',
  'not-asked',
  'unreadable',
  'not-offered',
  'undo-nothing',
  'undo-other',
  'undo-secret',
  'undo-learned',
] as const;

test.each(LANGUAGES)('every refusal of the kernel has a sentence of its own: %s', (language) => {
  const sentences = keys.map((key) => refusalText(language, refusal(key)));
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*[.]$/u);
  expect(new Set(sentences).size).toBe(keys.length);
});

test('a rule of a game is for the game to explain', () => {
  expect(refusalText('en', { rule: 'X-1', why: 'over' })).toBeNull();
  expect(refusalText('en', { rule: null, why: 'unheard-of' })).toBeNull();
});
