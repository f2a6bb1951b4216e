import { expect, test } from 'vitest';
import { type Aim, type AimPoint, placeFor } from './aim.ts';

const point = (x: number, y: number): AimPoint => ({ x, y, width: 40, height: 40, radius: 20 });
const aim = (some: Partial<Aim>): Aim => ({
  ...{ width: 1000, height: 500, by: null, losing: [], gaining: [], aimed: [], isStrip: false },
  ...{ box: { width: 250, height: 350 } },
  ...some,
});
const strip = { isStrip: true, width: 360, height: 400, box: { width: 340, height: 120 } };

test('a scene stands beside what it speaks of, at the side where there is room, and within the board', () => {
  const { left, top } = placeFor(aim({ by: point(800, 40), losing: [point(700, 60)] }));
  expect(left + 250).toBeLessThan(680);
  expect(top).toBeGreaterThan(0);
  expect(placeFor(aim({ by: point(100, 40), losing: [point(200, 480)] })).left).toBeGreaterThan(220);
  const crowded = placeFor(aim({ by: point(100, 40), losing: [point(900, 480)] }));
  expect(crowded.left).toBeGreaterThanOrEqual(0);
  expect(crowded.left + 250).toBeLessThanOrEqual(1000);
  expect(crowded.top + 350).toBeLessThanOrEqual(500);
});

test('on a phone it stands above what is hit below, and below what is hit above', () => {
  expect(placeFor(aim({ ...strip, losing: [point(180, 380)] })).top).toBeLessThan(20);
  expect(placeFor(aim({ ...strip, losing: [point(180, 40)] })).top).toBeGreaterThan(250);
  expect(placeFor(aim(strip)).top).toBeLessThan(20);
});
