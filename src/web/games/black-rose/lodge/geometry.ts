import { type Lodge, lodgeOf } from '../../../../games/black-rose/face.ts';

/** Where Rooms and Cells are drawn. One is the side of a hexagon; the centre of the Lodge is 0, 0. */

export type Point = readonly [x: number, y: number];

export interface CellPlan {
  readonly at: Point;
  /** The corner at which both Rooms meet that it leads to. */
  readonly door: Point;
  /** By their places. */
  readonly leadsTo: readonly number[];
  /** How far it reaches. */
  readonly ring: number;
  /** Whether it lies in a corner of the Lodge, where there is room for a name below it. */
  readonly roomy: boolean;
}
export interface Plan {
  readonly lodge: Lodge;
  readonly rooms: readonly Point[];
  /** By seat. */
  readonly cells: readonly CellPlan[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Half the height of a hexagon that stands on a flat side. */
export const HALF = Math.sqrt(3) / 2;
/** How far a Cell reaches: in the small Lodge there is less room for it. */
const RING = 0.54;
const SMALL_RING = 0.44;

const pointAt = ([q, r]: readonly [number, number]): Point => [1.5 * q, 2 * HALF * (r + q / 2)];
export const between = ([x1, y1]: Point, [x2, y2]: Point, part = 0.5): Point => [
  x1 + (x2 - x1) * part,
  y1 + (y2 - y1) * part,
];
const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** The Lodge for a duel, with or without Summon Rooms. */
export const isSmall = ({ rooms }: Pick<Lodge, 'rooms'>): boolean => rooms < 19;

function made(lodge: Lodge, seats: number): Plan {
  const rooms = lodge.at.map(pointAt);
  const small = isSmall(lodge);
  const wide = Math.max(...rooms.map(([x]) => x)) + 1;
  // In the small one without the Summon Rooms, which lie beyond the rim.
  const high = small ? 3 * HALF : Math.max(...rooms.map(([, y]) => y)) + HALF;
  const cells = (lodge.cellsAt[seats] ?? []).map((cell, seat): CellPlan => {
    const leadsTo = lodge.cells[seats]?.[seat] ?? [];
    const real = pointAt(cell);
    const door = middle([real, ...leadsTo.map((place) => rooms[place] as Point)]);
    const [x, y] = real;
    // In a corner of the Lodge it has all the room that a Room has.
    if (!small && Math.abs(x) + 1 <= wide + 0.01 && Math.abs(y) + HALF <= high + 0.01)
      return { at: real, door, leadsTo, ring: RING, roomy: true };
    // Elsewhere it nestles against the Lodge; the small one has corners, but low ones.
    if (!small) return { at: between(door, real, 0.72), door, leadsTo, ring: RING, roomy: false };
    const at: Point = [x * 1.3, Math.sign(y) * (high - SMALL_RING)];
    return { at, door, leadsTo, ring: SMALL_RING, roomy: false };
  });
  const xs = [...rooms.flatMap(([x]) => [x - 1, x + 1]), ...cells.flatMap(({ at: [x], ring }) => [x - ring, x + ring])];
  const ys = [
    ...rooms.flatMap(([, y]) => [y - HALF, y + HALF]),
    ...cells.flatMap(({ at: [, y], ring }) => [y - ring, y + ring]),
  ];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { lodge, rooms, cells, left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** What a plan is made of: how many Rooms there are, and how many Mages. */
interface LodgeSetup {
  readonly table: { readonly rooms: { readonly length: number } };
  readonly seats: number;
}
const plans = new Map<string, Plan>();
export function planOf({ table, seats }: LodgeSetup): Plan {
  const key = `${table.rooms.length} ${seats}`;
  const plan = plans.get(key) ?? made(lodgeOf(table), seats);
  plans.set(key, plan);
  return plan;
}

const PER = 6;
/** The directions of `next`, clockwise from above. */
const CLOCKWISE = [
  [2, 'n'],
  [1, 'ne'],
  [0, 'se'],
  [5, 's'],
  [4, 'sw'],
  [3, 'nw'],
] as const;
/** The Rooms beside a place, each with where it lies from there. */
export const besideOf = ({ next }: Pick<Lodge, 'next'>, place: number) =>
  CLOCKWISE.flatMap(([way, points]) => {
    const room = next[place * PER + way] ?? -1;
    return room === -1 ? [] : [{ points, room }];
  });
/** The Rooms in a straight row from one place towards another, without the first; null if they are in no row. */
export function rowTo({ next, rooms }: Lodge, from: number, to: number): readonly number[] | null {
  for (let way = 0; way < PER; way++) {
    const row = rowOf({ next }, from, way, rooms);
    const end = row.indexOf(to);
    if (end !== -1) return row.slice(0, end + 1);
  }
  return null;
}
/** The Rooms that follow in one direction, so many at most. */
function rowOf({ next }: Pick<Lodge, 'next'>, from: number, way: number, most: number): readonly number[] {
  const row: number[] = [];
  for (let at = next[from * PER + way] ?? -1; at !== -1 && row.length < most; at = next[at * PER + way] ?? -1)
    row.push(at);
  return row;
}
/** All straight rows from a place. */
export const rowsFrom = (lodge: Lodge, from: number, most: number): readonly (readonly number[])[] =>
  Array.from({ length: PER }, (_, way) => rowOf(lodge, from, way, most)).filter((row) => row.length > 0);
