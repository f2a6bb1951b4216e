import { expect, test } from 'vitest';
import { actorSpans, momentHeard, stopAt, stopsOf } from './slider-marks.ts';

const line = (number: number, seat: number | null, seen: boolean, events: string[] = []) => ({
  ...{ number, seat, say: null, at: 0, seen },
  events: events.map((kind) => ({ kind })),
});
/** A deal, two answers of seat 0, three of seat 1 of which only the last is seen, one of seat 0. */
const story = [
  line(0, null, true, ['dealt', 'dealt']),
  line(1, 0, true, ['took']),
  line(2, 0, true),
  line(3, 1, false),
  line(4, 1, false),
  line(5, 1, true, ['laid', '@resigned']),
  line(6, 0, true, ['ended']),
];
const stops = stopsOf(story);

test('stops are the moments at which something is seen', () => {
  expect(stops).toEqual([0, 1, 2, 5, 6]);
  expect(stopsOf([line(0, null, false)])).toEqual([0]);
});

test('a moment in between is shown as the stop before it', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 99].map((moment) => stopAt(stops, moment))).toEqual([0, 1, 2, 2, 2, 3, 4, 4]);
});

test('a line of the log leads to the moment at which it was heard', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((events) => momentHeard(story, events))).toEqual([0, 0, 0, 1, 5, 6, 6]);
});

test('neighbouring stops of one seat are one stretch', () => {
  expect(actorSpans(story, stops)).toEqual([
    { seat: 0, from: 0, to: 0.5 },
    { seat: 1, from: 0.5, to: 0.75 },
    { seat: 0, from: 0.75, to: 1 },
  ]);
});
