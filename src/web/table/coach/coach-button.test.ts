import { expect, test } from 'vitest';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import type { AnswerState } from '../answer/answer-controller.ts';
import { mayBeCoached } from './coach-button.tsx';

const table = (coach: boolean) => ({ info: { coach } }) as FollowedTable;
const state = (some: object) =>
  ({
    question: { legal: ['go left', 'go right'] },
    confirming: null,
    sending: null,
    ...some,
  }) as unknown as AnswerState;

test('a coach can be asked as long as there is a choice, even where it only waits for a yes', () => {
  expect(mayBeCoached(table(true), state({}))).toBe(true);
  expect(mayBeCoached(table(true), state({ confirming: 'go left' }))).toBe(true);
  expect(mayBeCoached(table(true), state({ sending: { say: 'go left' } }))).toBe(false);
  expect(mayBeCoached(table(true), state({ question: { legal: ['go left'] } }))).toBe(false);
  expect(mayBeCoached(table(true), state({ question: null }))).toBe(false);
  expect(mayBeCoached(table(false), state({}))).toBe(false);
});
