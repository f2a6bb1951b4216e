import { describe, expect, test } from 'vitest';
import { wilson } from './wilson.ts';

describe("Wilson's interval", () => {
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i agrees with the table in Newcombe (1998)', (count, of, low, high) => {
    expect(wilson(count, of)).toMatchObject({ low: expect.closeTo(low, 4), high: expect.closeTo(high, 4) });
  });
  test('also holds for none, for all and for no trial', () => {
    expect(wilson(0, 10)).toMatchObject({ low: 0, high: expect.closeTo(0.2775, 3) });
    expect(wilson(10, 10)).toMatchObject({ low: expect.closeTo(0.7225, 3), high: expect.closeTo(1, 9) });
    expect(wilson(0, 0)).toEqual({ count: 0, share: 0, low: 0, high: 1 });
  });
});
