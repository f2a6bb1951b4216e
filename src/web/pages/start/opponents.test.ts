import { describe, expect, test } from 'vitest';
import { en } from '../../generated/en.ts';
import { opponentsText, othersText } from './opponents.ts';

const [find, foes] = [{ name: 'familiar-find' }, { name: 'familiars-and-foes' }];
const usual = { seats: 3, bot: 'cat', other: false };

describe('whom one sits down to', () => {
  test('is an opponent, or one of us where all win or lose together', () => {
    expect(opponentsText(find, usual, en)).toBe('against 2 bots (Odile)');
    expect(opponentsText(foes, usual, en)).toBe('with 2 bots (Odile)');
    expect(opponentsText(foes, { ...usual, seats: 2 }, en)).toBe('with Odile');
  });

  test('is nobody at a table for one', () => {
    expect(opponentsText(foes, { ...usual, seats: 1 }, en)).toBe('alone');
  });
});

test('at a table for one nobody is awaited', () => {
  expect(othersText(1, [], en)).toBe('alone');
  expect(othersText(3, [], en)).toBe('nobody else yet');
  expect(othersText(3, ['Ada', 'Odile'], en)).toBe('Ada and Odile');
});
