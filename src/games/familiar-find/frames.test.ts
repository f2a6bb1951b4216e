import { expect, test } from 'vitest';
import { TURN_STEPS } from './frames.ts';
import { turn } from './turn/turn.ts';

test('the steps of a turn are those of its procedure, in their order', () => {
  expect(TURN_STEPS).toEqual(turn.titles);
});
