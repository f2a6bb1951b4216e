import { expect, test } from 'vitest';
import { HALF, type Plan, type Point, planOf, rowsFrom, rowTo } from './geometry.ts';

const far = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x1 - x2, y1 - y2);
const PLANS: readonly (readonly [name: string, plan: Plan])[] = [
  ...[7, 8, 9, 10, 11].map(
    (length) => [`duel of ${length}`, planOf({ table: { rooms: { length } }, seats: 2 })] as const,
  ),
  ...[2, 3, 4].map((seats) => [`${seats} Mages`, planOf({ table: { rooms: { length: 19 } }, seats })] as const),
];

test.each(PLANS)('%s: Rooms beside each other touch, none lies on another, and all are in the picture', (_, plan) => {
  const { rooms, lodge, left, top, width, height } = plan;
  expect(rooms).toHaveLength(lodge.rooms);
  for (const [a, at] of rooms.entries()) {
    for (const [b, other] of rooms.entries()) {
      if (a === b) continue;
      if (lodge.beside[a]?.includes(b)) expect(far(at, other)).toBeCloseTo(2 * HALF);
      else expect(far(at, other)).toBeGreaterThan(2 * HALF + 0.5);
    }
    expect(at[0] - 1).toBeGreaterThanOrEqual(left - 0.001);
    expect(at[0] + 1).toBeLessThanOrEqual(left + width + 0.001);
    expect(at[1] - HALF).toBeGreaterThanOrEqual(top - 0.001);
    expect(at[1] + HALF).toBeLessThanOrEqual(top + height + 0.001);
  }
});

test.each(PLANS)(
  '%s: a Cell lies outside of the Rooms, and its door at the corner of the two that it leads to',
  (_, plan) => {
    const { rooms, cells, lodge, left, top, width, height } = plan;
    for (const { at, door, leadsTo, ring } of cells) {
      expect(leadsTo).toHaveLength(2);
      for (const [place, room] of rooms.entries()) {
        const isDoor = leadsTo.includes(place);
        if (isDoor) expect(far(door, room)).toBeCloseTo(1);
        else expect(far(door, room)).toBeGreaterThan(1.5);
        expect(far(at, room)).toBeGreaterThan(HALF + ring - 0.06);
      }
      expect(lodge.beside[leadsTo[0] as number]).toContain(leadsTo[1]);
      expect(at[0] - ring).toBeGreaterThanOrEqual(left - 0.001);
      expect(at[1] - ring).toBeGreaterThanOrEqual(top - 0.001);
      expect(at[0] + ring).toBeLessThanOrEqual(left + width + 0.001);
      expect(at[1] + ring).toBeLessThanOrEqual(top + height + 0.001);
    }
    for (const [a, one] of cells.entries())
      for (const other of cells.slice(a + 1)) expect(far(one.at, other.at)).toBeGreaterThan(2);
  },
);

test('rows are those of the rules: as long, and through Rooms beside each other', () => {
  for (const [, { lodge }] of PLANS)
    for (let from = 0; from < lodge.rooms; from++) {
      for (let to = 0; to < lodge.rooms; to++) {
        const distance = lodge.row[from * lodge.rooms + to] as number;
        const row = rowTo(lodge, from, to);
        if (from === to) continue;
        if (distance >= 99) expect(row).toBeNull();
        else {
          expect(row).toHaveLength(distance);
          const way = [from, ...(row ?? [])];
          for (const [n, place] of way.slice(1).entries()) expect(lodge.beside[way[n] as number]).toContain(place);
        }
      }
      for (const row of rowsFrom(lodge, from, 2)) expect(row.length).toBeLessThanOrEqual(2);
    }
});
