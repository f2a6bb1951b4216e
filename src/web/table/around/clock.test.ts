import { expect, test } from 'vitest';
import { clockFace } from './clock.tsx';

const unit = { days: 'd', hours: 'h' };
const face = (seconds: number) => clockFace(seconds * 1000, unit);

test('minutes and seconds; a second begun is still there', () => {
  expect(face(0)).toBe('0:00');
  expect(face(0.2)).toBe('0:01');
  expect(face(9)).toBe('0:09');
  expect(face(249)).toBe('4:09');
  expect(face(59.5)).toBe('1:00');
});

test('hours and days', () => {
  expect(face(3600 + 5 * 60)).toBe('1:05 h');
  expect(face(2 * 86400 + 3 * 3600 + 59)).toBe('2 d 3 h');
});
