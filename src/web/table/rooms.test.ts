import { expect, test } from 'vitest';
import { isLow, roomFor } from './rooms.ts';

test('phones, portraits, desks, and desks with a column', () => {
  expect(roomFor(360, 740)).toBe('narrow');
  expect(roomFor(768, 1024)).toBe('middle');
  expect(roomFor(1100, 900)).toBe('middle');
  expect(roomFor(1280, 720)).toBe('desk');
  expect(roomFor(1440, 800)).toBe('desk');
  expect(roomFor(1440, 900)).toBe('wide');
});

test('a phone held upright is high enough, one held sideways is not', () => {
  expect(isLow(740)).toBe(false);
  expect(isLow(360)).toBe(true);
});
