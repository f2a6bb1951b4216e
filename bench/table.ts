import type { Spread } from './measure.ts';

/** A number for people: three digits that count. */
export function figure(x: number): string {
  if (Number.isInteger(x) && x < 1000) return `${x}`;
  const digits = (n: number) => n.toFixed(n >= 100 ? 0 : n >= 10 ? 1 : 2);
  if (x >= 999_500) return `${digits(x / 1e6)} M`;
  if (x >= 9_995) return `${digits(x / 1e3)} k`;
  return x >= 999.5 ? x.toLocaleString('en', { maximumFractionDigits: 0 }) : digits(x);
}

/** `3.31 M [3.10 M … 3.40 M]`: the median and the extremes. */
export const figures = ({ median, min, max }: Spread): string => `${figure(median)} [${figure(min)} … ${figure(max)}]`;

/** Lines in columns, the first to the left and the others to the right, under their headings. */
export function columns(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, i) => Math.max(...lines.map((cells) => cells[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('   ');
  return lines.map((cells) => `  ${line(cells)}`.trimEnd()).join('\n');
}
