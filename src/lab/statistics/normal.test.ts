import { describe, expect, test } from 'vitest';
import { normalCdf, normalQuantile, twoSidedP, Z } from './normal.ts';

describe('the normal distribution', () => {
  // Abramowitz and Stegun, Handbook of Mathematical Functions (1964), tables 26.1 and 26.2.
  test.each([
    [0, 0.5],
    [0.02, 0.507978313716902],
    [0.5, 0.691462461274013],
    [0.68, 0.751747769546429],
    [1, 0.841344746068543],
    [1.5, 0.933192798731142],
    [1.96, 0.97500210485178],
    [3, 0.99865010196837],
    [4.5, 0.999996602326875],
  ])('has the share below %f that the tables give', (z, share) => {
    expect(normalCdf(z)).toBeCloseTo(share, 14);
    expect(normalCdf(-z)).toBeCloseTo(1 - share, 14);
    expect(twoSidedP(z)).toBeCloseTo(2 - 2 * share, 14);
    expect(twoSidedP(-z)).toBe(twoSidedP(z));
  });
  test.each([
    [5, 2.866515719e-7],
    [6, 9.86587645e-10],
    [10, 7.619853024e-24],
    [20, 2.753624119e-89],
  ])('keeps its digits far out, at %i', (z, share) => {
    expect(normalCdf(-z) / share).toBeCloseTo(1, 9);
    expect(twoSidedP(z) / (2 * share)).toBeCloseTo(1, 9);
  });
  // The values with which Wichura (1988) has a transcription checked, and common ones.
  test.each([
    [0.25, -0.6744897501960817],
    [0.001, -3.090232306167813],
    [1e-20, -9.262340089798409],
    [0.975, Z],
    [0.995, 2.575829303548901],
    [0.5, 0],
  ])('has the quantile %f where it is published', (share, z) => {
    expect(normalQuantile(share)).toBeCloseTo(z, 14);
  });
  test('its quantile leads back, on all branches', () => {
    for (let out = -100; out < 0; out++) {
      const share = 2 ** (out / 4);
      expect(normalCdf(normalQuantile(share)) / share).toBeCloseTo(1, 12);
      expect(normalQuantile(1 - share)).toBeCloseTo(-normalQuantile(1 - (1 - share)), 12);
    }
  });
  test('ends at 0 and at 1', () => {
    expect([0, 1, -0.1, 1.1, Number.NaN].map(normalQuantile)).toEqual([
      Number.NEGATIVE_INFINITY,
      Number.POSITIVE_INFINITY,
      Number.NaN,
      Number.NaN,
      Number.NaN,
    ]);
    expect([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY].map(normalCdf)).toEqual([0, 1]);
    expect(twoSidedP(Number.POSITIVE_INFINITY)).toBe(0);
  });
});
