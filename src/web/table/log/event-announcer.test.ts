import { expect, test } from 'vitest';
import { announcements } from './event-announcer.tsx';

const sentences = (count: number) => Array.from({ length: count }, (_, i) => `sentence ${i}`);
const spoken = (count: number, caughtUp: boolean) =>
  announcements(sentences(count), caughtUp, ({ count: n }) => `${n} things`);

test('what happens is spoken sentence by sentence', () => {
  expect(spoken(8, false)).toEqual(sentences(8));
  expect(spoken(2, true)).toEqual(sentences(2));
  expect(spoken(0, true)).toEqual([]);
});

test('what would take too long is only counted, sooner where it is caught up with', () => {
  expect(spoken(9, false)).toEqual(['9 things']);
  expect(spoken(4, true)).toEqual(['4 things']);
});
