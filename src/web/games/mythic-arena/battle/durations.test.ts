import { expect, test } from 'vitest';
import type { BattleBeat } from './beats.ts';
import { battleDuration } from './durations.ts';

const beat = (kind: string) => ({ kind }) as unknown as BattleBeat;

test('what is rolled for takes longer than what is said, and a whole battle is over in time', () => {
  expect(battleDuration([beat('powers')])).toBe(800);
  expect(battleDuration([beat('strike')])).toBe(1700);
  expect(battleDuration([beat('struggles')])).toBe(1600);
  expect(Math.round(battleDuration(Array.from({ length: 10 }, () => beat('strike'))))).toBe(2500);
});
