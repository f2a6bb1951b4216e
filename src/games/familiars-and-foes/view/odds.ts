import type { Band } from '../content/vocabulary.ts';

/** Charts of the twenty-sided die: which rolls do what, and how likely each is. */

export type Chart = readonly Band[];
export const FACES = 20;

/** `other`: no attack, but something all the same. */
type BandKind = 'backfire' | 'miss' | 'hit' | 'critical' | 'other';
export interface Stripe {
  readonly band: Band;
  readonly from: number;
  readonly to: number;
  readonly kind: BandKind;
  /** Of all rolls, with their bonus. */
  readonly percent: number;
}

/** What counts of a roll: beyond the die there is nothing. */
const counted = (face: number, bonus: number): number => Math.max(1, Math.min(FACES, face + bonus));

/** The place in a chart of what this roll does. */
export const bandAt = (chart: Chart, face: number, bonus: number): number =>
  chart.filter(({ from }) => from <= counted(face, bonus)).length - 1;

const kindOf = ({ hit, critical, backfire, do: effects }: Band): BandKind => {
  if (hit !== undefined) return 'hit';
  if (critical !== undefined) return 'critical';
  if (backfire !== undefined) return 'backfire';
  return effects === undefined ? 'miss' : 'other';
};

export function stripesOf(chart: Chart, bonus = 0): readonly Stripe[] {
  const faces = chart.map(() => 0);
  for (let face = 1; face <= FACES; face++) (faces[bandAt(chart, face, bonus)] as number)++;
  return chart.map((band, n) => ({
    band,
    from: band.from,
    to: (chart[n + 1]?.from ?? FACES + 1) - 1,
    kind: kindOf(band),
    percent: ((faces[n] as number) * 100) / FACES,
  }));
}
export const rangeOf = ({ from, to }: Pick<Stripe, 'from' | 'to'>): string =>
  from === to ? `${from}` : `${from}–${to}`;

/** From which roll on an attack hits, where it can miss. */
export function hitsFrom(chart: Chart): number | null {
  const first = chart.find(({ hit, critical }) => hit !== undefined || critical !== undefined);
  return first === undefined || first.from === 1 ? null : first.from;
}
