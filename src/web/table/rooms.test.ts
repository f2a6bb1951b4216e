import { expect, test } from 'vitest';
import { isLow, isLying, roomFor } from './rooms.ts';

test('phones, portraits, desks, and desks with a column', () => {
  expect(roomFor(360, 740)).toBe('narrow');
  expect(roomFor(768, 1024)).toBe('middle');
  expect(roomFor(1100, 900)).toBe('middle');
  expect(roomFor(1024, 768)).toBe('desk');
  expect(roomFor(1280, 720)).toBe('desk');
  expect(roomFor(1440, 800)).toBe('desk');
  expect(roomFor(1440, 900)).toBe('wide');
});

test('a phone held upright is high enough, one held sideways is not', () => {
  expect(isLow(740)).toBe(false);
  expect(isLow(360)).toBe(true);
});

test('a phone held sideways and a small window lie; an upright one and a desk do not', () => {
  for (const [width, height] of [
    [740, 360],
    [915, 412],
    [800, 600],
    [1024, 600],
  ] as const) {
    expect(isLying(width, height)).toBe(true);
    expect(roomFor(width, height)).toBe('narrow');
  }
  expect(isLying(360, 740)).toBe(false);
  expect(isLying(768, 1024)).toBe(false);
  expect(isLying(1024, 768)).toBe(false);
  // With letters twice as large there is no room beside the board.
  expect(isLying(370, 180)).toBe(false);
});
