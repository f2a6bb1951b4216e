import { expect, test } from 'vitest';
import { DEFAULT_LEVEL, LEVELS } from '../../local/levels.ts';
import { opponentOf } from './opponent.ts';

test('one goes on against the bot of the record, of several the next one round the table', () => {
  expect(opponentOf([null, 'nine-lives'], 0, LEVELS)).toBe('nine-lives');
  expect(opponentOf([null, 'kitten', null, 'grimalkin'], 0, LEVELS)).toBe('kitten');
  expect(opponentOf([null, 'kitten', null, 'grimalkin'], 2, LEVELS)).toBe('grimalkin');
  expect(opponentOf(['kitten', null, null], 1, LEVELS)).toBe('kitten');
});

test('against the usual one where people sat, where nobody knows, and where such a bot is not to be had', () => {
  expect(opponentOf([null, null], 0, LEVELS)).toBe(DEFAULT_LEVEL);
  // Who takes a bot's chair does not play against it.
  expect(opponentOf([null, 'nine-lives'], 1, LEVELS)).toBe(DEFAULT_LEVEL);
  expect(opponentOf([null, 'search-80'], 0, LEVELS)).toBe(DEFAULT_LEVEL);
  expect(opponentOf([null, 'nine-lives'], 0, ['random', 'cat'])).toBe(DEFAULT_LEVEL);
});
