import { expect, test } from 'vitest';
import { twoSidedP } from './normal.ts';
import { studentP } from './student.ts';

// Abramowitz and Stegun, Handbook of Mathematical Functions (1964), table 26.10.
test.each([
  [10, 2.228, 0.05],
  [10, 3.169, 0.01],
  [30, 2.042, 0.05],
  [30, 2.75, 0.01],
  [60, 3.46, 0.001],
  [120, 1.98, 0.05],
])("Student's distribution with %i degrees of freedom agrees with the table at %f", (degrees, t, p) => {
  expect(Math.abs(studentP(t, degrees) / p - 1)).toBeLessThan(0.01);
  expect(studentP(-t, degrees)).toBe(studentP(t, degrees));
});

test.each([
  [1, 12.706],
  [2, 4.303],
  [5, 2.571],
])('with %i it errs to the careful side', (degrees, t) => {
  expect(studentP(t, degrees)).toBeGreaterThan(0.05);
  expect(studentP(t, degrees)).toBeLessThan(0.066);
});

test('without any it knows nothing, and with many it is the normal distribution', () => {
  expect(studentP(100, 0)).toBe(1);
  expect(studentP(2, 1e9)).toBeCloseTo(twoSidedP(2), 8);
});
