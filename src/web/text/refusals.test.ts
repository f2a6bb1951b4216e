import { expect, test } from 'vitest';
import { refusal } from '../../kernel/index.ts';
import { refuse } from '../../protocol/refusal/refusal.ts';
import { refusalSentence as fullSentence } from '../../protocol/refusal/refusal-sentence.ts';
import { LANGUAGES } from '../../text/languages.ts';
import { textsIn } from './index.ts';
import { refusalSentence } from './refusals.ts';

test.each(LANGUAGES)('refusals of the server come with the words of the page: %s', async (language) => {
  const bar = refuse('too-fast', { seconds: 4 });
  await textsIn(language);
  expect(refusalSentence(language, bar)).toBe(fullSentence(language, bar));
  expect(refusalSentence(language, refusal('late'))).toBeNull();
});
