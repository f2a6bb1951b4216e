import { expect, test } from 'vitest';
import type { Beat } from './beats.ts';
import { takes } from './playing.ts';

const beat = (kind: string) => ({ kind }) as unknown as Beat;

test('what is rolled for takes longer than what is said, and a whole battle is over in time', () => {
  expect(takes([beat('powers')])).toBe(800);
  expect(takes([beat('strike')])).toBe(1700);
  expect(takes([beat('struggles')])).toBe(1600);
  expect(Math.round(takes(Array.from({ length: 10 }, () => beat('strike'))))).toBe(2500);
});
