import { expect, test } from 'vitest';
import { isLandscape, isLowScreen, layoutSizeFor } from './layout-size.ts';

test('phones, portraits, desks, and desks with a column', () => {
  expect(layoutSizeFor(360, 740)).toBe('narrow');
  expect(layoutSizeFor(768, 1024)).toBe('middle');
  expect(layoutSizeFor(1100, 900)).toBe('middle');
  expect(layoutSizeFor(1024, 768)).toBe('desk');
  expect(layoutSizeFor(1239, 720)).toBe('desk');
  expect(layoutSizeFor(1440, 650)).toBe('desk');
  expect(layoutSizeFor(1280, 720)).toBe('wide');
  expect(layoutSizeFor(1440, 900)).toBe('wide');
});

test('a phone held upright is high enough, one held sideways is not', () => {
  expect(isLowScreen(740)).toBe(false);
  expect(isLowScreen(360)).toBe(true);
});

test('a phone held sideways and a small window lie; an upright one and a desk do not', () => {
  for (const [width, height] of [
    [740, 360],
    [915, 412],
    [800, 600],
    [1024, 600],
  ] as const) {
    expect(isLandscape(width, height)).toBe(true);
    expect(layoutSizeFor(width, height)).toBe('narrow');
  }
  expect(isLandscape(360, 740)).toBe(false);
  expect(isLandscape(768, 1024)).toBe(false);
  expect(isLandscape(1024, 768)).toBe(false);
  // With letters twice as large there is no room beside the board.
  expect(isLandscape(370, 180)).toBe(false);
});
