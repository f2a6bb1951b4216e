import { expect, test } from 'vitest';
import { botNames } from '../../bots/index.ts';
import { en } from '../text/en/index.ts';
import { LEVELS } from './levels.ts';

test('the levels are those of the bots, and each has a name', () => {
  expect(LEVELS).toEqual(botNames);
  expect(Object.keys(en.shell.bots)).toEqual(LEVELS);
});
