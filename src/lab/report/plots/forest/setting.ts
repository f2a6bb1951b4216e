import type { Markish } from '@observablehq/plot';
import type { Finding } from '../../report.ts';
import type { Reach, Row } from '../../rows.ts';
import type { ReportWords } from '../../words.ts';
import type { Pen } from '../pen.ts';
import type { ColourName } from '../theme.ts';

export interface ForestOptions {
  readonly rows: readonly Row[];
  readonly reach: Reach;
  readonly even: number;
  readonly band: number;
  /** What is said of it to those who do not see it. */
  readonly label: string;
  /** What stands above the intervals. */
  readonly heading: string;
  /** The page on which a row can be looked at more closely, for those that have one. */
  readonly watch?: (row: Row) => string | null;
}

/** A row with the number of its line. */
export interface Placed {
  readonly row: Row;
  readonly line: number;
}

/** Where the columns are: the width of the names, and how far to the right of the intervals the others. */
export interface Columns {
  readonly names: number;
  readonly percent: number;
  readonly games: number;
  readonly finding: number;
  readonly width: number;
}

/** What all marks of one forest plot share. */
export interface Setting extends Pen {
  readonly options: ForestOptions;
  readonly words: ReportWords;
  readonly placed: readonly Placed[];
  readonly columns: Columns;
}

export type Marks = Markish[];

export const LINE = 29;
export const NAME_SIZE = 13;
/** Between two columns. */
export const GAP = 16;
/** The room of a sign before words. */
export const SIGN = 14;

const INK: Readonly<Record<Finding, ColourName>> = {
  strong: 'hot',
  weak: 'cold',
  fair: 'text-2',
  unclear: 'text-2',
  few: 'text-3',
};

export const inkOf =
  ({ theme }: Setting) =>
  ({ row }: Placed): string =>
    theme.colour(INK[row.finding]);
export const lineOf = ({ line }: Placed): number => line;
export const placedOf = ({ placed }: Setting, ...findings: readonly Finding[]): readonly Placed[] =>
  placed.filter(({ row }) => findings.includes(row.finding));
