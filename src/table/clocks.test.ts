import { describe, expect, test } from 'vitest';
import { Clocks, type TimeSpan, uptimeIn } from './clocks.ts';

const only =
  (...seats: number[]) =>
  (seat: number) =>
    seats.includes(seat);

describe('a clock for each move', () => {
  test('runs for whoever is asked, and is whole again when they are asked anew', () => {
    const clocks = new Clocks({ kind: 'move', seconds: 10 }, 2, { downtimes: [], started: 0 });
    clocks.set(0, only(0), null);
    expect(clocks.shown(4000)).toEqual([
      { left: 6000, runs: true },
      { left: 10_000, runs: false },
    ]);
    clocks.set(4000, only(1), null);
    clocks.set(9000, only(0), null);
    expect(clocks.left(0, 9000)).toBe(10_000);
    expect(clocks.due(9000)).toBe(19_000);
  });
  test('goes on through what nobody can see, and begins anew with what all can', () => {
    const clocks = new Clocks({ kind: 'move', seconds: 10 }, 2, { downtimes: [], started: 0 });
    clocks.set(0, only(0, 1), null);
    clocks.set(3000, only(0, 1), null);
    expect(clocks.left(0, 3000)).toBe(7000);
    clocks.set(4000, only(0, 1), 0);
    expect([clocks.left(0, 4000), clocks.left(1, 4000)]).toEqual([10_000, 6000]);
  });
  test('is up when it is up', () => {
    const clocks = new Clocks({ kind: 'days', days: 1 }, 2, { downtimes: [], started: 0 });
    clocks.set(0, only(1), null);
    expect(clocks.overdue(86_399_999)).toEqual([]);
    expect(clocks.overdue(86_400_000)).toEqual([1]);
    expect(clocks.isUsedUp(1, 86_400_000)).toBe(false);
  });
});

describe('a clock for the whole game', () => {
  test('adds up all that somebody thought, and is never whole again', () => {
    const clocks = new Clocks({ kind: 'game', seconds: 60 }, 2, { downtimes: [], started: 0 });
    clocks.set(0, only(0), null);
    clocks.set(20_000, only(1), null);
    clocks.set(25_000, only(0), 0);
    expect(clocks.left(0, 35_000)).toBe(30_000);
    clocks.set(65_000, only(1), null);
    expect(clocks.isUsedUp(0, 65_000)).toBe(true);
    expect(clocks.left(1, 65_000)).toBe(55_000);
  });
});

test('without a clock nothing is shown and nothing is ever due', () => {
  const clocks = new Clocks({ kind: 'none' }, 2, { downtimes: [], started: 0 });
  clocks.set(0, only(0), null);
  expect([clocks.shown(1e9), clocks.due(1e9), clocks.overdue(1e9)]).toEqual([[], null, []]);
});

describe('time in which no server lived', () => {
  test.each([
    [
      'outside',
      [
        { from: 0, to: 5 },
        { from: 30, to: 40 },
      ],
      20,
    ],
    ['inside', [{ from: 12, to: 15 }], 17],
    ['at an end', [{ from: 5, to: 15 }], 15],
    [
      'overlapping',
      [
        { from: 12, to: 18 },
        { from: 14, to: 16 },
        { from: 15, to: 20 },
      ],
      12,
    ],
    ['all of it', [{ from: 0, to: 100 }], 0],
  ])('is nobody’s: %s', (_where, downtimes, rest) => {
    expect(uptimeIn({ from: 10, to: 30 }, downtimes)).toBe(rest);
  });
  test('is given back where it becomes known after the answer', () => {
    const downtimes: TimeSpan[] = [];
    const clocks = new Clocks({ kind: 'game', seconds: 60 }, 2, { downtimes, started: 0 });
    clocks.set(0, only(0), null);
    clocks.set(50_000, only(1), 0);
    clocks.set(55_000, only(0), 1);
    expect(clocks.left(0, 60_000)).toBe(5000);
    downtimes.push({ from: 2000, to: 49_000 });
    expect([clocks.left(0, 60_000), clocks.left(1, 60_000)]).toEqual([52_000, 55_000]);
  });
  test('is given back to who was thinking', () => {
    const clocks = new Clocks({ kind: 'move', seconds: 10 }, 1, {
      downtimes: [{ from: 7000, to: 65_000 }],
      started: 5000,
    });
    clocks.set(0, only(0), null);
    expect(clocks.left(0, 61_000)).toBe(7000);
    expect(clocks.due(61_000)).toBe(68_000);
  });
});
