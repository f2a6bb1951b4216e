import { columns, figure } from './table.ts';

/** A figure that the project wants to reach. `met` is null where it could not be measured. */
export interface Wanted {
  readonly id: string;
  readonly says: string;
  readonly bound: 'at least' | 'at most';
  readonly wanted: number;
  readonly measured: number | null;
  readonly met: boolean | null;
}

export function want(
  id: string,
  says: string,
  bound: Wanted['bound'],
  wanted: number,
  measured: number | null,
): Wanted {
  const met = measured === null ? null : bound === 'at least' ? measured >= wanted : measured <= wanted;
  return { id, says, bound, wanted, measured, met };
}

/** In place of a figure that there is not. */
export const NONE = '–';

export const wantedTable = (all: readonly Wanted[]): string =>
  columns(
    ['Wanted', '', 'measured', 'met'],
    all.map(({ says, bound, wanted, measured, met }) => [
      says,
      `${bound} ${figure(wanted)}`,
      measured === null ? NONE : figure(measured),
      met === null ? 'not measured' : met ? 'yes' : 'NO',
    ]),
  );
