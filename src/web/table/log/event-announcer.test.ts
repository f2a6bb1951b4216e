import { expect, test } from 'vitest';
import { announcements } from './event-announcer.tsx';

const said = (i: number) => `sentence ${i}`;
const events = (count: number, harmful: readonly number[] = []) =>
  Array.from({ length: count }, (_, i) => ({ said: said(i), harms: harmful.includes(i) }));
const spoken = (count: number, caughtUp: boolean, harmful?: readonly number[]) =>
  announcements(events(count, harmful), caughtUp, ({ count: n }) => `${n} earlier`);

test('what happens is spoken sentence by sentence', () => {
  expect(spoken(8, false)).toEqual(Array.from({ length: 8 }, (_, i) => said(i)));
  expect(spoken(2, true)).toEqual([said(0), said(1)]);
  expect(spoken(0, true)).toEqual([]);
});

test('of what would take too long the last is spoken and the rest counted, sooner where it is caught up with', () => {
  expect(spoken(9, false)).toEqual(['6 earlier', said(6), said(7), said(8)]);
  expect(spoken(4, true)).toEqual(['1 earlier', said(1), said(2), said(3)]);
});

test('what was done to the listener is never only counted', () => {
  expect(spoken(12, false, [2])).toEqual(['8 earlier', said(2), said(9), said(10), said(11)]);
});
