/** The drawing of a die in a square of 100: outline, visible edges and shaded sides. */
export interface DieShape {
  readonly outline: string;
  readonly edges: string;
  readonly shade: string;
}

export const DICE = [4, 6, 8, 10, 12, 20] as const;
export type Sides = (typeof DICE)[number];

const SHAPES: Readonly<Record<Sides, DieShape>> = {
  4: { outline: 'M50 6 96 88H4z', edges: 'M50 6 50 70 96 88M50 70 4 88', shade: 'M50 70 96 88H4z' },
  6: { outline: 'M10 10H90V90H10z', edges: 'M17 17H83V83H17z', shade: 'M10 90 17 83H83L90 90z' },
  8: { outline: 'M50 3 92 50 50 97 8 50z', edges: 'M8 50 50 66 92 50M50 66V97', shade: 'M8 50 50 66 92 50 50 97z' },
  10: {
    outline: 'M50 3 95 44V58L50 97 5 58V44z',
    edges: 'M50 3 26 56 50 70 74 56zM26 56 5 58M74 56 95 58M50 70V97',
    shade: 'M5 58 26 56 50 70 74 56 95 58 50 97z',
  },
  12: {
    outline: 'M50 3 79 12 97 37V66L79 89 50 97 21 89 3 66V37L21 12z',
    edges: 'M50 24 77 43 67 75H33L23 43zM50 24V3M77 43 97 37M67 75 79 89M33 75 21 89M23 43 3 37',
    shade: 'M33 75H67L79 89 50 97 21 89z',
  },
  20: {
    outline: 'M50 3 92 27V73L50 97 8 73V27z',
    edges: 'M50 3 22 66H78zM22 66 8 27 50 3 92 27 78 66 92 73M22 66 8 73M22 66 50 97 78 66',
    shade: 'M8 73 50 97 92 73 78 66 22 66z',
  },
};
export const shapeOf = (sides: Sides): DieShape => SHAPES[sides];

/** How many sides come up before the result. */
const TUMBLES = 4;

/** The sides that come up during a roll: always the same for the same result, and never the same twice in a row. */
export function tumbles(sides: number, value: number): readonly number[] {
  const list: number[] = [];
  let side = value;
  for (let n = 0; n < TUMBLES; n++) {
    side = ((side * 7 + 4 * n + 2) % sides) + 1;
    while (side === list[n - 1] || (n === TUMBLES - 1 && side === value)) side = (side % sides) + 1;
    list.push(side);
  }
  return list;
}
