import { expect, test } from 'vitest';
import { expectsFinal } from './final-answers.ts';

const asked = (...legal: string[]) => ({ ask: 'primary', with: {}, legal });

test('whatever cannot be taken back is asked once more, by one rule for all answers', () => {
  for (const answer of [
    'rune mend',
    'use-on balm ash-1',
    'play ash front',
    'power ash-1 bite',
    'hold',
    'battle',
    'cleanup',
  ])
    expect([answer, expectsFinal(answer, asked(answer, 'pass'))]).toEqual([answer, false]);
});

test('not so where nothing else can be done, nor while a deck is made', () => {
  expect(expectsFinal('cleanup', asked('cleanup'))).toBe(true);
  for (const answer of ['pick ash', 'deck ash']) expect(expectsFinal(answer, asked(answer, 'pick oak'))).toBe(true);
});
