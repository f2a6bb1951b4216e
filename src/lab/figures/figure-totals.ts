import type { Seat } from '../../kernel/index.ts';
import { addGame, addSums, type ClusterSums, emptySums } from '../statistics/cluster-sums.ts';
import type { ObservedGame } from './game-observer.ts';
import type { Subjects } from './subjects.ts';

/** What is counted of one subject. */
export interface FigureTotals {
  readonly seen: ClusterSums;
  readonly played: ClusterSums;
  /** Games in which every seat had it, one against another: they tell nothing of it, so they are in neither sum. */
  common: number;
  /** The first games in which a seat that used it won, and lost. */
  won: readonly number[];
  lost: readonly number[];
}

/** So many games are kept for whoever wants to see how it goes. */
const EXAMPLES = 3;

export const emptyFigure = (): FigureTotals => ({
  ...{ seen: emptySums(), played: emptySums(), common: 0 },
  ...{ won: [], lost: [] },
});

/** Counts a finished game by the id of each subject that came up in it. */
export function countFigures(
  figures: Map<string, FigureTotals>,
  subjects: Subjects,
  { seen, played }: ObservedGame,
  winners: readonly Seat[],
  number: number,
  together: boolean,
): void {
  const tells = ({ seats }: { readonly seats: number }) => seats > 0 && (together || seats < seen.length);
  const isWinner = seen.map((_, seat) => winners.includes(seat));
  const all = new Set(seen.flatMap((each) => [...each]));
  for (const subject of all) {
    const { id } = subjects.at(subject);
    const figure = figures.get(id) ?? emptyFigure();
    figures.set(id, figure);
    const had = counted(seen, subject, isWinner);
    const used = counted(played, subject, isWinner);
    if (tells(had)) addGame(figure.seen, had.seats, had.wins, winners.length);
    else figure.common++;
    if (tells(used)) addGame(figure.played, used.seats, used.wins, winners.length);
    const shown = used.seats > 0 ? used : had;
    if (shown.wins > 0) figure.won = firstOf(figure.won, [number]);
    if (shown.wins < shown.seats) figure.lost = firstOf(figure.lost, [number]);
  }
}

function counted(by: readonly ReadonlySet<number>[], subject: number, isWinner: readonly boolean[]) {
  let [seats, wins] = [0, 0];
  by.forEach((set, seat) => {
    if (!set.has(subject)) return;
    seats++;
    if (isWinner[seat] === true) wins++;
  });
  return { seats, wins };
}

/** The first of the games that are kept as examples. */
export const firstOf = (a: readonly number[], b: readonly number[]): readonly number[] =>
  [...a, ...b].sort((x, y) => x - y).slice(0, EXAMPLES);

/** Adds other figures to these. */
export function addFigures(figures: Map<string, FigureTotals>, others: ReadonlyMap<string, FigureTotals>): void {
  for (const [id, other] of others) {
    const figure = figures.get(id) ?? emptyFigure();
    figures.set(id, figure);
    addSums(figure.seen, other.seen);
    addSums(figure.played, other.played);
    figure.common += other.common;
    figure.won = firstOf(figure.won, other.won);
    figure.lost = firstOf(figure.lost, other.lost);
  }
}
