import { expect, test } from 'vitest';
import { AnswerBuilder } from '../../../../table/answer/answer-builder.ts';
import { pickingOf } from '../../../../table/picking.ts';
import { deckThing, hasBegun, nextSubmission } from './deck-submission.ts';

const deck = ['solace', 'gloth', 'hush'];
const laying = {
  ...{ deck, laid: ['solace'], before: 1, said: null, asked: true },
  stateOf: () => 'legal' as 'legal' | 'chosen' | 'other',
};

test('a deck is laid card by card, each when it is asked for', () => {
  expect(nextSubmission(laying)).toEqual({ do: 'say', card: 'gloth' });
  expect(nextSubmission({ ...laying, laid: ['solace', 'gloth'], said: 'gloth' })).toEqual({ do: 'say', card: 'hush' });
  expect(nextSubmission({ ...laying, asked: false })).toEqual({ do: 'wait' });
  expect(nextSubmission({ ...laying, laid: deck, said: 'hush' })).toEqual({ do: 'stop' });
});

test('what was said once is not said again: it was refused or lost', () => {
  expect(nextSubmission({ ...laying, said: 'gloth' })).toEqual({ do: 'stop' });
});

test('while an answer is on its way nothing is said, and what cannot be said ends it', () => {
  expect(nextSubmission({ ...laying, said: 'gloth', stateOf: () => 'other' })).toEqual({ do: 'wait' });
  expect(nextSubmission({ ...laying, stateOf: () => 'other' })).toEqual({ do: 'stop' });
});

test('a card that was taken back ends it, even if the next one is asked for', () => {
  expect(nextSubmission({ ...laying, before: 2 })).toEqual({ do: 'stop' });
});

test('all but the last card are confirmed by having said so', () => {
  const chosen = { ...laying, stateOf: () => 'chosen' as const };
  expect(nextSubmission({ ...chosen, said: 'gloth' })).toEqual({ do: 'confirm', card: 'gloth' });
  expect(nextSubmission({ ...chosen, laid: ['solace', 'gloth'], said: 'hush' })).toEqual({ do: 'wait' });
});

test('after a reload it goes on only with a deck that had been begun here', () => {
  expect(hasBegun(deck, ['gloth'])).toBe(true);
  expect(hasBegun(deck, [])).toBe(false);
  expect(hasBegun(deck, deck)).toBe(false);
  expect(hasBegun(deck, ['gloth', 'zephyr'])).toBe(false);
});

test('it goes on while the coach speaks, whatever card it would lay', () => {
  const building = new AnswerBuilder(['deck gloth', 'deck hush', 'deck zephyr']);
  const picking = pickingOf({ building, touch: () => {}, say: () => {} }, ['deck zephyr'], () => {});
  const stateOf = (card: string) => picking.stateOf(deckThing(card));
  expect(nextSubmission({ ...laying, stateOf })).toEqual({ do: 'say', card: 'gloth' });
});
