import { expect, test } from 'vitest';
import { TURN_STEPS } from './steps.ts';
import { turn } from './turn.ts';

test('the steps of a turn are those of its procedure, in their order', () => {
  expect(TURN_STEPS).toEqual(turn.titles);
});
