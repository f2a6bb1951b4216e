import { expect, test } from 'vitest';
import type { View } from '../../../../kernel/index.ts';
import { face } from '../testing/moments.ts';
import { expectsFinal, mustConfirm } from './final-answers.ts';

const asked = (ask: string) => ({ ask, with: {}, legal: [] });

test('what leaves the game with its use is warned of, a roll, a call or a token is not', () => {
  for (const answer of ['use whetstone mimsy', 'reward smudge all', 'revive jinxie'])
    expect([answer, expectsFinal(answer, asked('action'))]).toEqual([answer, false]);
  for (const answer of ['attack smudge', 'cast quench smudge', 'ballyhoo mimsy', 'luck mimsy', 'ability jinxie all'])
    expect([answer, expectsFinal(answer, asked('action'))]).toEqual([answer, true]);
});

test('an action that one touch of its card would give is shown first; chosen in two touches, or at a moment, it is not', () => {
  const shown = (ask: string, explores: boolean) =>
    mustConfirm('attack smudge', { view: {} as View, face, question: asked(ask), explores });
  expect(shown('action', true)).toBe(true);
  expect(shown('action', false)).toBe(false);
  expect(shown('roll', true)).toBe(false);
});
