import { describe, expect, test } from 'vitest';
import { duel } from './games/duel.ts';
import { liarsDice } from './games/liars-dice.ts';
import { firstDifference, fullestOptions, playthrough } from './playthrough.ts';

const setup = { seats: 2, options: {}, seed: 'moon', salts: [] };

test('a playthrough tells setup, questions, answers, events, who saw more, and the result', () => {
  const says = ['bid 2 3', 'bid 5 6', 'call'];
  const text = playthrough(liarsDice, setup, () => says.shift() ?? '');
  expect(text.replace(/\([0-9a-f]{12}\)/, '(HASH)')).toBe(`Liar’s Dice: Ann, Ben
options: {}, seed: "moon"

The deal
   Ann rolls 6,3,6. (Ann; the others: Ann rolls three dice.)
   Ben rolls 2,5,2. (Ben; the others: Ben rolls three dice.)

1. Ann: Bid higher, or call the last bidder a liar.
   > bid 2 × 3 [bid 2 3]
   Ann bids 2 × 3.

… 1 more answer (HASH)

3. Ann: Bid higher, or call the last bidder a liar.
   > call [call]
   Ann calls: the dice are 2.

Still in: Ann.
Winners: Ann
`);
});

test('an answer of a kind that was shown before is not told again, but another one in its place shows', () => {
  const bids = (...says: string[]) => playthrough(liarsDice, setup, () => says.shift() ?? '').split('\n');
  const [one, other] = [bids('bid 2 3', 'bid 5 6', 'call'), bids('bid 2 3', 'bid 5 5', 'call')];
  const more = one.findIndex((line) => line.startsWith('… 1 more answer'));
  expect(other.findIndex((line) => line.startsWith('… 1 more answer'))).toBe(more);
  expect(other[more]).not.toBe(one[more]);
  expect(one.join()).not.toContain('bid 5 6');
});

test('the same seed gives the same text, another seed another', () => {
  expect(playthrough(duel, setup)).toBe(playthrough(duel, setup));
  expect(playthrough(duel, setup)).not.toBe(playthrough(duel, { ...setup, seed: 'sun' }));
});

test('a chooser that gives no legal answer is told so', () => {
  expect(() => playthrough(liarsDice, setup, () => 'sing')).toThrow("'sing' by seat 0 was refused");
});

test('the fullest options have every flag on and every choice at its default', () => {
  expect(fullestOptions(duel, 2)).toEqual({ snap: true, goal: '3' });
  expect(fullestOptions(liarsDice, 2)).toEqual({});
});

describe('the first difference', () => {
  test.each([
    ['a\nb\nc', 'a\nx\nc', 'line 2', 'was recorded as\n  b\nand is now\n  x'],
    ['a', 'a\nb', 'line 2', 'was recorded as\n  (the end)\nand is now\n  b'],
    ['a\nb', 'a', 'line 2', 'was recorded as\n  b\nand is now\n  (the end)'],
  ])('is told with its line (%#)', (recorded, played, path, message) => {
    expect(firstDifference(recorded, played)).toEqual({ path, message });
  });

  test('is none between equal texts', () => {
    expect(firstDifference('a\nb', 'a\nb')).toBeNull();
  });
});
