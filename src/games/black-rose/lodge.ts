/** The two maps of the Lodge on axial hexagon coordinates, and what follows from them (BR-2.1). */

export interface Lodge {
  readonly rooms: number;
  readonly centre: number;
  /** Column and row of each Room. */
  readonly at: readonly (readonly [q: number, r: number])[];
  /** By Room and direction: the next Room, or -1. */
  readonly next: readonly number[];
  /** By Room: all Rooms beside it. */
  readonly beside: readonly (readonly number[])[];
  /** By two Rooms: how far they are in a straight row, or FAR. */
  readonly row: readonly number[];
  /** By two Rooms: steps on foot. */
  readonly steps: readonly number[];
  /** By number of players and seat: the two Rooms that the Cell touches. */
  readonly cells: readonly (readonly (readonly number[])[])[];
  /** The same as coordinates. */
  readonly cellsAt: readonly (readonly (readonly [q: number, r: number])[])[];
}

export const DIRECTIONS = 6;
const FAR = 99;
const WAYS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;
type Axial = readonly [number, number];

const apart = ([q1, r1]: Axial, [q2, r2]: Axial): number =>
  Math.max(Math.abs(q1 - q2), Math.abs(r1 - r2), Math.abs(q1 + r1 - q2 - r2));
const inRow = ([q1, r1]: Axial, [q2, r2]: Axial): boolean => q1 === q2 || r1 === r2 || q1 + r1 === q2 + r2;

function lodge(radius: number, cellsAt: readonly (readonly Axial[])[]): Lodge {
  const at: Axial[] = [];
  for (let q = -radius; q <= radius; q++)
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, -q + radius); r++) at.push([q, r]);
  const find = (q: number, r: number): number => at.findIndex(([a, b]) => a === q && b === r);
  const next = at.flatMap(([q, r]) => WAYS.map(([dq, dr]) => find(q + dq, r + dr)));
  return {
    rooms: at.length,
    centre: find(0, 0),
    at,
    next,
    beside: at.map((_, room) => next.slice(room * DIRECTIONS, (room + 1) * DIRECTIONS).filter((to) => to >= 0)),
    row: at.flatMap((a) => at.map((b) => (inRow(a, b) ? apart(a, b) : FAR))),
    steps: at.flatMap((a) => at.map((b) => apart(a, b))),
    cells: cellsAt.map((cells) =>
      cells.map((cell) => at.map((_, room) => room).filter((room) => apart(at[room] as Axial, cell) === 1)),
    ),
    cellsAt,
  };
}

/** Columns 3-4-5-4-3. */
const large = lodge(2, [
  [],
  [],
  [
    [-2, -1],
    [2, 1],
  ],
  [
    [1, -3],
    [-3, 2],
    [2, 1],
  ],
  [
    [-2, -1],
    [2, -3],
    [-2, 3],
    [2, 1],
  ],
]);
/** Seven Rooms, for two. */
const duel = lodge(1, [
  [],
  [],
  [
    [-1, -1],
    [1, 1],
  ],
]);

export const lodgeOf = (s: { readonly options: { readonly [id: string]: unknown } }): Lodge =>
  s.options.lodge === 'duel' ? duel : large;

/** In which direction a Room lies beside another, or -1. */
export function wayTo(l: Lodge, from: number, to: number): number {
  for (let way = 0; way < DIRECTIONS; way++) if (l.next[from * DIRECTIONS + way] === to) return way;
  return -1;
}
