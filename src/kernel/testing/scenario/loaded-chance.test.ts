import { describe, expect, test } from 'vitest';
import { below, coin, die, shuffle, supplying } from '../../index.ts';
import { type GivenOutcome, LoadedChanceError, loadedChance } from './loaded-chance.ts';

const s = () => ({ chance: [1, 2, 3, 4] });
const draw = <T>(outcomes: readonly GivenOutcome[], during: () => T): T => supplying(loadedChance(outcomes), during);
const shuffled = (outcome: GivenOutcome) => {
  const list = ['a', 'b', 'c'];
  draw([outcome], () => shuffle(s(), list));
  return list.join('');
};

test('loaded chance gives faces, sides and places as they are written', () => {
  expect(
    draw([6, 20, 0, 'heads', 'tails'], () => [die(s(), 6), die(s(), 20), below(s(), 3), coin(s()), coin(s())]),
  ).toEqual([6, 20, 0, true, false]);
});

test('a loaded shuffle keeps the order, or takes each card from the place that is named', () => {
  expect(shuffled({ shuffle: 'keep' })).toBe('abc');
  expect(shuffled({ shuffle: [2, 0, 1] })).toBe('cab');
});

describe('loaded chance says which outcome is wrong:', () => {
  test.each<[string, readonly GivenOutcome[], () => unknown, string]>([
    [
      'none is left',
      [3],
      () => [die(s(), 6), die(s(), 6)],
      'chance[1]: missing: d6 (a whole number from 1 to 6) is wanted',
    ],
    ['no such face', [7], () => die(s(), 6), 'chance[0]: d6 (a whole number from 1 to 6) is wanted, not 7'],
    ['no such place', [3], () => below(s(), 3), 'chance[0]: pick (a whole number from 0 to 2) is wanted, not 3'],
    [
      'a coin for a die',
      ['heads'],
      () => die(s(), 6),
      'chance[0]: d6 (a whole number from 1 to 6) is wanted, not "heads"',
    ],
    ['a die for a coin', [1], () => coin(s()), 'chance[0]: heads or tails is wanted, not 1'],
    ['a die for a shuffle', [1], () => shuffle(s(), [1, 2]), 'chance[0]: a shuffle of 2 is wanted, not 1'],
    ['a shuffle for a die', [{ shuffle: 'keep' }], () => die(s(), 6), 'is wanted, not {"shuffle":"keep"}'],
    [
      'a card twice',
      [{ shuffle: [0, 0] }],
      () => shuffle(s(), [1, 2]),
      'naming each place from 0 to 1 once, is wanted',
    ],
  ])('%s', (_what, outcomes, during, message) => {
    expect(() => draw(outcomes, during)).toThrow(LoadedChanceError);
    expect(() => draw(outcomes, during)).toThrow(message);
  });

  test('some were never wanted', () => {
    const source = loadedChance([1, 2, 3]);
    supplying(source, () => die(s(), 6));
    expect(() => source.finish()).toThrow('chance[1]: never wanted, nor the 1 after it');
    expect(() => loadedChance([]).finish()).not.toThrow();
  });
});
