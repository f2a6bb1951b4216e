import { expect, test } from 'vitest';
import { games } from '../../../games/index.ts';
import { SetupChecker } from './setup-checker.ts';

const GAME = 'familiar-find';
const setups = new SetupChecker(games);
const misfits = (seats: number, options = {}) =>
  setups.check(GAME, seats, options).misfits.map(({ option, value }) => `${option} ${value}`);

test('what would be refused is known before it is chosen', () => {
  expect(misfits(2)).toEqual(['tourism true', 'first 3', 'first 4']);
  expect(misfits(3)).toEqual(['tourism true', 'first 4']);
  expect(misfits(4, { locations: true })).toEqual([]);
  expect(misfits(4, { locations: true, tourism: true })).toEqual(['locations false']);
});

test('what is refused comes with the rule, and casts no doubt on the rest', () => {
  const { faults, misfits: none } = setups.check(GAME, 2, { first: '3' });
  expect(faults).toMatchObject([{ bar: { rule: 'FF-1.5', why: 'first-not-seated' } }]);
  expect(none).toEqual([]);
});

test('a game that is not here is for the server to judge', () => {
  expect(setups.check('chess', 2, { clock: true })).toEqual({ faults: [], misfits: [] });
});
