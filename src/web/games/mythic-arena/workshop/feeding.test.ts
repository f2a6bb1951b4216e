import { expect, test } from 'vitest';
import { Building } from '../../../table/answer/building.ts';
import { pickingOf } from '../../../table/picking.ts';
import { deckThing, hasBegun, stepOf } from './feeding.ts';

const deck = ['solace', 'gloth', 'hush'];
const laying = {
  ...{ deck, laid: ['solace'], before: 1, said: null, asked: true },
  stateOf: () => 'legal' as 'legal' | 'chosen' | 'other',
};

test('a deck is laid card by card, each when it is asked for', () => {
  expect(stepOf(laying)).toEqual({ do: 'say', card: 'gloth' });
  expect(stepOf({ ...laying, laid: ['solace', 'gloth'], said: 'gloth' })).toEqual({ do: 'say', card: 'hush' });
  expect(stepOf({ ...laying, asked: false })).toEqual({ do: 'wait' });
  expect(stepOf({ ...laying, laid: deck, said: 'hush' })).toEqual({ do: 'stop' });
});

test('what was said once is not said again: it was refused or lost', () => {
  expect(stepOf({ ...laying, said: 'gloth' })).toEqual({ do: 'stop' });
});

test('while an answer is on its way nothing is said, and what cannot be said ends it', () => {
  expect(stepOf({ ...laying, said: 'gloth', stateOf: () => 'other' })).toEqual({ do: 'wait' });
  expect(stepOf({ ...laying, stateOf: () => 'other' })).toEqual({ do: 'stop' });
});

test('a card that was taken back ends it, even if the next one is asked for', () => {
  expect(stepOf({ ...laying, before: 2 })).toEqual({ do: 'stop' });
});

test('all but the last card are confirmed by having said so', () => {
  const chosen = { ...laying, stateOf: () => 'chosen' as const };
  expect(stepOf({ ...chosen, said: 'gloth' })).toEqual({ do: 'confirm', card: 'gloth' });
  expect(stepOf({ ...chosen, laid: ['solace', 'gloth'], said: 'hush' })).toEqual({ do: 'wait' });
});

test('after a reload it goes on only with a deck that had been begun here', () => {
  expect(hasBegun(deck, ['gloth'])).toBe(true);
  expect(hasBegun(deck, [])).toBe(false);
  expect(hasBegun(deck, deck)).toBe(false);
  expect(hasBegun(deck, ['gloth', 'zephyr'])).toBe(false);
});

test('it goes on while the coach speaks, whatever card it would lay', () => {
  const building = new Building(['deck gloth', 'deck hush', 'deck zephyr']);
  const picking = pickingOf({ building, touch: () => {}, say: () => {} }, ['deck zephyr'], () => {});
  const stateOf = (card: string) => picking.stateOf(deckThing(card));
  expect(stepOf({ ...laying, stateOf })).toEqual({ do: 'say', card: 'gloth' });
});
