import { expect, test } from 'vitest';
import { LANGUAGES, refusal, refusalText } from '../../kernel/index.ts';
import { isRefusal, REFUSALS, refuse, statusOf } from './refusal.ts';
import { refusalSentence } from './refusal-sentence.ts';

test.each(LANGUAGES)('every refusal of the server has a sentence of its own: %s', (language) => {
  const sentences = REFUSALS.map((why) => refusalSentence(language, refuse(why)));
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^'"]*\.$/u);
  expect(new Set(sentences).size).toBe(REFUSALS.length);
});

test('no sentence was left in another language', () => {
  for (const why of REFUSALS) {
    const sentences = LANGUAGES.map((language) => refusalSentence(language, refuse(why)));
    expect(new Set(sentences).size, why).toBe(LANGUAGES.length);
  }
});

test('what a rule or the kernel forbids is theirs to explain, and a conflict', () => {
  for (const bar of [{ rule: 'X-1', why: 'malformed' }, refusal('late')]) {
    expect(isRefusal(bar)).toBe(false);
    expect(refusalSentence('en', bar)).toBeNull();
    expect(statusOf(bar)).toBe(409);
  }
});

test('a reason means one thing: none of the server is also one of the kernel', () => {
  for (const why of REFUSALS) expect(refusalText('en', refuse(why)), why).toBeNull();
});

test('a refusal carries its details only where it has some', () => {
  expect(refuse('too-fast')).toEqual({ rule: null, why: 'too-fast' });
  expect(refuse('too-fast', { seconds: 4 })).toEqual({ rule: null, why: 'too-fast', with: { seconds: 4 } });
});

test.each(LANGUAGES)('what a refusal carries is in its sentence: %s', (language) => {
  const sentence = refusalSentence(language, refuse('gone-briefly', { seconds: 70 }));
  expect(sentence).toMatch(/ 70 s\b/);
  for (const why of REFUSALS) expect(refusalSentence(language, refuse(why)), why).not.toContain('{');
});

test('every status says that something was refused', () => {
  for (const why of REFUSALS) expect(statusOf(refuse(why)), why).toBeGreaterThanOrEqual(400);
});
