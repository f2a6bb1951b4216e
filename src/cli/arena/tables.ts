import type { Standings, WinShare } from '../../lab/index.ts';

/** A table: the titles of its columns, then its rows. */
export type TextTable = readonly (readonly string[])[];

const percent = (share: number): string => (100 * share).toFixed(1);
const whole = (share: number): string => (100 * share).toFixed(0);

/** Who is how strong. */
export function ratingTable({ contestants, players, together }: Standings): TextTable {
  const won = together || players === 2 ? 'won %' : `won % (even ${percent(1 / players)})`;
  return [
    ['bot', 'rating', '±', 'mu', 'sigma', 'games', won, '95 % from', 'to', 'decisions a game'],
    ...contestants.map(({ name, rating, error, openskill, games, won, decisions }) => [
      ...[name, `${rating}`, `${error}`, openskill.mu.toFixed(1), openskill.sigma.toFixed(1), `${games}`],
      ...[won.share, won.low, won.high].map(percent),
      decisions.toFixed(1),
    ]),
  ];
}

/** Each row's bot against each column's; empty where all play together. */
export function crossTable({ contestants, cross }: Standings): TextTable {
  if (cross.length === 0) return [];
  const cell = (part: WinShare | null): string =>
    part === null ? '–' : `${whole(part.share)} (${whole(part.low)}–${whole(part.high)})`;
  return [
    ['won % against', ...contestants.map(({ name }) => name)],
    ...cross.map((row, n) => [contestants[n]?.name ?? '', ...row.map(cell)]),
  ];
}

/** What a row of the cross-table counts, where that is not plain. */
export const crossNote = ({ players, cross }: Standings): string | null =>
  cross.length === 0 || players === 2
    ? null
    : `Each row’s bot alone among ${players - 1} of the column’s; equal strength would be ${percent(1 / players)} %.`;

/** Whoever lost games by a foul, in a sentence each. */
const foulsOf = ({ contestants }: Standings): string[] =>
  contestants.flatMap(({ name, fouls, firstFoul }) =>
    fouls === 0 ? [] : [`${name} lost ${fouls} ${fouls === 1 ? 'game' : 'games'} by a foul: it ${firstFoul}`],
  );

/** What else is to be said of a tournament, in a sentence each. */
export const notesOf = (standings: Standings): string[] => [
  ...foulsOf(standings),
  ...(standings.nobodys === 0
    ? []
    : [`Nobody won ${standings.nobodys} of the games: for ratings they are drawn, but nobody’s wins.`]),
  ...(standings.unfinished === 0
    ? []
    : [`${standings.unfinished} of the games were not finished: for ratings they are drawn, but nobody’s wins.`]),
];

/** Options of a tournament, in words. */
export const settingsOf = ({ options }: Standings): string[] =>
  Object.entries(options).map(([id, value]) => `${id}=${value}`);
