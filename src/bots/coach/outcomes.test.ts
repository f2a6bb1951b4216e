import { expect, test } from 'vitest';
import type { AnyGame, State, ValueTerm } from '../../kernel/index.ts';
import { AnswerOutcomes } from './outcomes.ts';

/** States that are nothing but what they are worth. */
const terms = (state: unknown): readonly ValueTerm[] | null => (state as { terms: ValueTerm[] | null }).terms;
const game = {
  terms,
  value: (state: unknown) => (state as { worth: number }).worth,
} as unknown as AnyGame;
const state = (stars: number, hand: number): State =>
  ({
    worth: 0.1 * stars + 0.01 * hand,
    terms: [
      { term: 'stars', worth: 0.1 * stars, amount: stars },
      { term: 'hand', worth: 0.01 * hand, amount: hand },
    ],
  }) as unknown as State;

test('answers are compared term by term in the rounds that they share, and the terms come to the difference', () => {
  const outcomes = new AnswerOutcomes(game, 0);
  for (let round = 1; round <= 40; round++) {
    // What the world brings is the same for both, and more than what lies between them.
    const world = 5 * (round % 7);
    outcomes.saw('take', state(world + 2, 1), round);
    if (round <= 20) outcomes.saw('pass', state(world, 1 + (round % 2)), round);
  }
  const { gap, error, reasons } = outcomes.compared('pass', 'take');
  expect(reasons).toEqual([
    { term: 'stars', gain: expect.closeTo(-0.2), amount: expect.closeTo(-2) },
    { term: 'hand', gain: expect.closeTo(0.005), amount: expect.closeTo(0.5) },
  ]);
  expect(error).toBeCloseTo(0.00115, 4);
  // Of the rounds after the twentieth, which only one of them was tried in, nothing.
  expect(gap).toBeCloseTo(0.195);
});

test('what may be chance is no reason, and of few rounds nobody can tell', () => {
  const outcomes = new AnswerOutcomes(game, 0);
  for (let round = 1; round <= 20; round++) {
    outcomes.saw('left', state(round % 2 === 0 ? 1 : 3, 4), round);
    outcomes.saw('right', state(2, 4), round);
    if (round > 15) outcomes.saw('late', state(9, 9), round);
  }
  expect(outcomes.compared('left', 'right').reasons).toEqual([]);
  expect(outcomes.compared('late', 'right')).toEqual({});
  expect(outcomes.isOpen('late', 'right')).toBe(false);
});

test('it is open which is better while what lies between them in the rounds that they share may be chance', () => {
  const outcomes = new AnswerOutcomes(game, 0);
  for (let round = 1; round <= 40; round++) {
    const luck = round % 2 === 0 ? 1 : -1;
    // What the world brings later, when only one of them is still tried, says nothing about the other.
    outcomes.saw('best', state(round <= 20 ? 2 : 9, 0), round);
    if (round > 20) continue;
    outcomes.saw('chance', state(2 + luck, 0), round);
    outcomes.saw('worse', state(luck, 0), round);
    outcomes.saw('same', state(2, 0), round);
  }
  expect(outcomes.isOpen('chance', 'best')).toBe(true);
  expect(outcomes.isOpen('worse', 'best')).toBe(false);
  // More rounds would tell nothing new.
  expect(outcomes.isOpen('same', 'best')).toBe(false);
});

test('a game that does not say what its value is the sum of has numbers and no reasons', () => {
  const outcomes = new AnswerOutcomes(game, 0);
  for (let round = 1; round <= 9; round++)
    for (const [say, worth] of [
      ['left', 1],
      ['right', 0],
    ] as const)
      outcomes.saw(say, { worth, terms: null } as unknown as State, round);
  expect(outcomes.compared('right', 'left')).toEqual({ gap: 1, error: 0 });
});
