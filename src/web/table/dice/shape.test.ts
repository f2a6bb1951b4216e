import { expect, test } from 'vitest';
import { DICE, shapeOf, tumbles } from './shape.ts';

test('a die that rolls shows sides that it has, never the same twice in a row, and another before the last', () => {
  for (const sides of DICE)
    for (let value = 1; value <= sides; value++) {
      const shown = [...tumbles(sides, value), value];
      for (const [n, side] of shown.entries()) {
        expect(side).toBeGreaterThanOrEqual(1);
        expect(side).toBeLessThanOrEqual(sides);
        if (n > 0) expect(side, `${sides}: ${shown}`).not.toBe(shown[n - 1]);
      }
      expect(tumbles(sides, value)).toEqual(shown.slice(0, -1));
    }
});

test('every die is drawn within its square', () => {
  for (const sides of DICE) {
    const { outline, edges, shade } = shapeOf(sides);
    const numbers = `${outline} ${edges} ${shade}`.match(/\d+/g)?.map(Number) ?? [];
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(100);
  }
});
