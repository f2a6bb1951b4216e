/** The maps of the Lodge on axial hexagon coordinates, and what follows from them (BR-2.1). */

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

function lodge(radius: number, cellsAt: readonly (readonly Axial[])[], more: readonly Axial[] = []): Lodge {
  const at: Axial[] = [];
  for (let q = -radius; q <= radius; q++)
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, -q + radius); r++) at.push([q, r]);
  at.push(...more);
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
/**
 * Seven Rooms, for two, and a Room more outside the rim for each Summon Room (BR-2.13): as far from one Cell as from the
 * other, or in pairs that are.
 */
const SUMMON_ROOMS: readonly (readonly Axial[])[] = [
  [],
  [[2, -2]],
  [
    [2, -2],
    [-2, 2],
  ],
  [
    [2, -2],
    [1, -2],
    [2, -1],
  ],
  [
    [1, -2],
    [2, -1],
    [-1, 2],
    [-2, 1],
  ],
];
const duels = SUMMON_ROOMS.map((more) =>
  lodge(
    1,
    [
      [],
      [],
      [
        [-1, -1],
        [1, 1],
      ],
    ],
    more,
  ),
);

/** The Lodge of a table with these options, with so many packs of Familiars. */
export const lodgeFor = (options: { readonly [id: string]: unknown }, packs: number): Lodge =>
  options.lodge === 'duel' ? (duels[packs] as Lodge) : large;
const bySize = new Map([large, ...duels].map((each) => [each.rooms, each]));
/** The Lodge with so many Rooms: no two have as many. */
export const lodgeOf = (s: { readonly rooms: { readonly length: number } }): Lodge =>
  s.rooms.length === large.rooms ? large : (bySize.get(s.rooms.length) as Lodge);

/** In which direction a Room lies beside another, or -1. */
export function wayTo(l: Lodge, from: number, to: number): number {
  for (let way = 0; way < DIRECTIONS; way++) if (l.next[from * DIRECTIONS + way] === to) return way;
  return -1;
}
