import { addFigures, type FigureTotals } from './figures/figure-totals.ts';
import { num } from './numbers.ts';
import type { PlayedGame } from './playing.ts';
import { addGame, addSums, type ClusterSums, emptySums } from './statistics/cluster-sums.ts';
import type { Histogram } from './statistics/spread.ts';

/** Sums over games. All are whole numbers, so it does not matter who counted which games, or when. */
export interface GameTotals {
  games: number;
  /** By seat: games in which it was among the winners. */
  readonly wins: number[];
  /** Games with several winners. */
  shared: number;
  /** Those of them where everybody won. */
  draws: number;
  /** Games that nobody won. */
  lost: number;
  unfinished: number;
  readonly reasons: Map<string, number>;
  /** By trait: seats that had it, and those of them that won. */
  readonly traits: Map<string, number>;
  readonly traitWins: Map<string, number>;
  readonly decisions: Histogram;
  readonly turns: Histogram;
  /** All seats of the finished games: what the seats that had a card are compared with. */
  readonly field: ClusterSums;
  /** By subject, where they were asked for. */
  readonly figures: Map<string, FigureTotals>;
}

export const emptyTotals = (seats: number): GameTotals => ({
  games: 0,
  wins: new Array(seats).fill(0),
  shared: 0,
  draws: 0,
  lost: 0,
  unfinished: 0,
  reasons: new Map(),
  traits: new Map(),
  traitWins: new Map(),
  decisions: new Map(),
  turns: new Map(),
  field: emptySums(),
  figures: new Map(),
});

const count = <K>(map: Map<K, number>, key: K, by = 1): void => {
  map.set(key, (map.get(key) ?? 0) + by);
};

export function countGame(totals: GameTotals, { result, decisions, turns, traits }: PlayedGame): void {
  totals.games++;
  count(totals.decisions, decisions);
  count(totals.turns, turns);
  if (result === null) {
    totals.unfinished++;
    return;
  }
  const { winners, reason } = result;
  for (const seat of winners) totals.wins[seat] = num(totals.wins, seat) + 1;
  addGame(totals.field, totals.wins.length, winners.length, winners.length);
  if (winners.length === 0) totals.lost++;
  if (winners.length > 1) totals.shared++;
  if (winners.length > 1 && winners.length === totals.wins.length) totals.draws++;
  count(totals.reasons, reason);
  traits.forEach((list, seat) => {
    for (const trait of list) {
      count(totals.traits, trait);
      if (winners.includes(seat)) count(totals.traitWins, trait);
    }
  });
}

/** Adds another totals to this one. */
export function addTotals(totals: GameTotals, other: GameTotals): void {
  totals.games += other.games;
  other.wins.forEach((wins, seat) => {
    totals.wins[seat] = num(totals.wins, seat) + wins;
  });
  totals.shared += other.shared;
  totals.draws += other.draws;
  totals.lost += other.lost;
  totals.unfinished += other.unfinished;
  for (const [reason, n] of other.reasons) count(totals.reasons, reason, n);
  for (const [trait, n] of other.traits) count(totals.traits, trait, n);
  for (const [trait, n] of other.traitWins) count(totals.traitWins, trait, n);
  for (const [value, n] of other.decisions) count(totals.decisions, value, n);
  for (const [value, n] of other.turns) count(totals.turns, value, n);
  addSums(totals.field, other.field);
  addFigures(totals.figures, other.figures);
}
