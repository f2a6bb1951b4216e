import { stripVTControlCharacters } from 'node:util';

/** Columns that a text takes; colours take none. */
export const columns = (text: string): number => [...stripVTControlCharacters(text)].length;

export const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - columns(text)));
export const padLeft = (text: string, width: number): string => ' '.repeat(Math.max(0, width - columns(text))) + text;

/** Joins pieces into lines no wider than `width`; breaks only between pieces, and between words if one is too wide. */
export function flow(pieces: readonly string[], between: string, width: number): string[] {
  const lines: string[] = [];
  const end = between.trimEnd();
  let line = '';
  for (const piece of pieces) {
    if (line === '') line = piece;
    else if (columns(line + between + piece + end) <= width) line += between + piece;
    else {
      lines.push(line + end);
      line = piece;
    }
  }
  lines.push(line);
  return between === ' ' ? lines : lines.flatMap((line) => (columns(line) <= width ? line : hung(line, width)));
}

/** A line that is too wide, the rest of it a little further in. */
const hung = (line: string, width: number): string[] =>
  flow(line.split(' '), ' ', width - 2).map((part, n) => (n === 0 ? part : `  ${part}`));

/** Wraps sentences; the first line begins with `first`, the others are as far in. */
export function wrap(text: string, width: number, first = ''): string {
  const indent = ' '.repeat(columns(first));
  return text
    .split('\n')
    .flatMap((paragraph) => flow(paragraph.split(' '), ' ', width - indent.length))
    .map((line, n) => (n === 0 ? first : indent) + line)
    .join('\n');
}

/** A line cut to a width, with dots where something is missing; a line that is cut loses its colours. */
export const cut = (line: string, width: number): string =>
  columns(line) <= width ? line : `${[...stripVTControlCharacters(line)].slice(0, width - 1).join('')}…`;

/** A table of plain cells, columns aligned; those named in `right` to the right. */
export function grid(rows: readonly (readonly string[])[], right: readonly number[] = [], gap = '  '): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, columns(cell));
    });
  }
  return rows
    .map((row) =>
      row
        .map((cell, i) => (right.includes(i) ? padLeft : pad)(cell, widths[i] as number))
        .join(gap)
        .trimEnd(),
    )
    .join('\n');
}
