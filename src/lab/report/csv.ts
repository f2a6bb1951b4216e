import type { Difference, Estimate, LabReport } from './report.ts';

const NUMBERS = ['games', 'seats', 'wins', 'share', 'low', 'high', 'p'] as const satisfies readonly (keyof Estimate)[];
const DIFFERENCE = ['pairs', 'mean', 'low', 'high'] as const satisfies readonly (keyof Difference)[];
const HEADER = [
  'kind',
  'id',
  'finding',
  'basis',
  ...NUMBERS.map((name) => `seen_${name}`),
  ...NUMBERS.map((name) => `played_${name}`),
  ...DIFFERENCE.map((name) => `worth_${name}`),
  'examples_won',
  'examples_lost',
];

/** All numbers of the report's cards as RFC 4180 has it, a line a card. The header is the same in all languages. */
export function csvReport({ kinds }: LabReport): string {
  const lines = kinds.flatMap(({ kind, subjects }) =>
    subjects.map(({ id, finding, basis, seen, played, worth, examples }) => [
      kind,
      id,
      finding,
      basis,
      ...NUMBERS.map((name) => written(seen[name])),
      ...NUMBERS.map((name) => written(played[name])),
      ...DIFFERENCE.map((name) => (worth === null ? '' : written(worth[name]))),
      examples.won.join(' '),
      examples.lost.join(' '),
    ]),
  );
  return [HEADER, ...lines].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

/** What is not known is left out. */
const written = (value: number): string => (Number.isFinite(value) ? String(value) : '');

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
