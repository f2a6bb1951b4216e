import { describe, expect, test } from 'vitest';
import type { DealtTable } from '../source.ts';
import { hasFirstTable, isFirstTime } from './first-time.ts';

const at = (you: number | null, game = 'familiar-find', state = 'playing') =>
  ({ you, info: { game, state } }) as unknown as DealtTable;

describe('the card of the first table opens by itself', () => {
  test('for whoever sits at a game that is played and has not closed it before', () => {
    expect(isFirstTime(at(0), [])).toBe(true);
    expect(isFirstTime(at(1), ['black-rose'])).toBe(true);
    expect(isFirstTime(at(0), ['familiar-find'])).toBe(false);
  });

  test('for nobody who watches, and at no game that is over', () => {
    expect(isFirstTime(at(null), [])).toBe(false);
    expect(isFirstTime(at(0, 'familiar-find', 'over'), [])).toBe(false);
  });

  test('for no game that has none', () => {
    expect(hasFirstTable('liars-dice')).toBe(false);
    expect(isFirstTime(at(0, 'liars-dice'), [])).toBe(false);
  });
});
