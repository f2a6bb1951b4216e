import { describe, expect, test } from 'vitest';
import type { Result } from '../../../kernel/index.ts';
import { RESIGNED } from '../../../protocol/table-event.ts';
import type { PastStanding } from '../../local/engine/records/reviews.ts';
import { playedPoints, pointsOf, swingsOf, turnsIn } from './swings.ts';

const standings: PastStanding[] = [
  { after: 0, seat: 0, worth: 0 },
  { after: 3, seat: 0, worth: 0.2 },
  { after: 5, seat: 0, worth: -0.5 },
  { after: 9, seat: 0, worth: -0.46 },
];
const ended = (winners: number[]) => ({
  last: 12,
  result: { reason: 'end', winners, places: [1, 1] } as Result,
});

describe('the graph', () => {
  test('has the standings of the review at their moments, in the words of the coach, and nothing else', () => {
    expect(pointsOf(standings, null, 0).map(({ at, percent }) => [at, percent])).toEqual([
      [0, 50],
      [3, 60],
      [5, 25],
      [9, 27],
    ]);
  });
  test('shows how it came out only once everything before is known', () => {
    const last = (winners: number[], seat: number | null) => pointsOf(standings, ended(winners), seat).at(-1);
    expect(pointsOf(standings, null, 0)).toHaveLength(4);
    expect(last([0], 0)).toEqual({ at: 12, seat: null, percent: 100 });
    expect(last([1], 0)?.percent).toBe(0);
    expect(last([0, 1], 0)?.percent).toBe(50);
    expect(last([0, 1], null)?.percent).toBe(100);
    expect(last([], null)?.percent).toBe(0);
  });
});

describe('the moments that mattered', () => {
  const told = (winners: number[]) =>
    swingsOf(pointsOf(standings, ended(winners), 0)).map(({ from, to }) => [from.at, to.at, to.percent - from.percent]);
  test('are the stretches in which most changed, the largest first', () => {
    expect(told([0])).toEqual([
      [9, 12, 73],
      [3, 5, -35],
      [0, 3, 10],
    ]);
    expect(told([1])).toEqual([
      [3, 5, -35],
      [9, 12, -27],
      [0, 3, 10],
    ]);
  });
  test('are one where one large step follows another, unless it went back between them', () => {
    const told = (...worths: number[]) => {
      const points = worths.map((worth, after) => ({ after, seat: 0, worth }));
      return swingsOf(pointsOf(points, null, 0)).map(({ from, to }) => [from.at, to.at]);
    };
    expect(told(0, -0.2, -0.5, -0.52, -0.8)).toEqual([[0, 4]]);
    expect(told(0, -0.2, -0.5, -0.48, -0.8)).toEqual(
      [
        [3, 4],
        [0, 2],
      ].reverse(),
    );
  });
  test('are three at most, and what hardly changed is none', () => {
    const even = [0, 0.02, 0, 0.04].map((worth, after) => ({ after, seat: 0, worth }));
    expect(swingsOf(pointsOf(even, null, 0))).toEqual([]);
    const wild = [0, 0.9, -0.9, 0.8, -0.8, 0.7].map((worth, after) => ({ after, seat: 0, worth }));
    expect(swingsOf(pointsOf(wild, null, 0)).map(({ from }) => from.at)).toEqual([1, 2, 3]);
  });
});

test('that somebody gave up is no moment of the game', () => {
  const points = pointsOf(standings, ended([1]), 0);
  const { result } = ended([1]);
  expect(swingsOf(playedPoints(points, result)).map(({ to }) => to.at)).toContain(12);
  expect(swingsOf(playedPoints(points, { ...result, reason: RESIGNED })).map(({ to }) => to.at)).not.toContain(12);
});

test('a turn began after as many answers as were given before it', () => {
  const turn = (n: number) => ({ kind: 'turn', turn: n });
  const heard = [[{ kind: 'dealt' }, turn(1)], [], [{ kind: 'drew' }], [turn(2)]];
  const begun = ({ kind, turn: n }: { kind: string; turn?: unknown }) => (kind === 'turn' ? (n as number) : null);
  expect(turnsIn(heard, begun)).toEqual([
    { at: 0, turn: 1 },
    { at: 3, turn: 2 },
  ]);
});
