import { expect, test } from 'vitest';
import type { HeardEvent } from '../../../kernel/index.ts';
import { scoredEvents } from './scoring.ts';

const scores = (points: number): HeardEvent => ({ kind: 'scores', seat: 0, points });
const pointsIn = (events: readonly HeardEvent[]) =>
  events.reduce((sum, { kind, points }) => sum + (kind === 'scores' ? Number(points) : 0), 0);

test('what was taken back counts nothing', () => {
  const heard = [scores(1), scores(5), { kind: '@undone', seat: 0, events: 1 }, scores(2)];
  expect(pointsIn(scoredEvents(null, heard))).toBe(3);
});

test('the record counts where it is known, for who came late has not heard all of it', () => {
  expect(pointsIn(scoredEvents([[scores(1)], [], [scores(2), scores(4)]], [scores(4)]))).toBe(7);
});
