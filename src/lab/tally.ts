import { num } from './numbers.ts';
import type { PlayedGame } from './playing.ts';
import type { Histogram } from './statistics.ts';

/** Sums over games. All are whole numbers, so it does not matter who counted which games, or when. */
export interface Tally {
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
}

export const emptyTally = (seats: number): Tally => ({
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
});

const count = <K>(map: Map<K, number>, key: K, by = 1): void => {
  map.set(key, (map.get(key) ?? 0) + by);
};

export function countGame(tally: Tally, { result, decisions, turns, traits }: PlayedGame): void {
  tally.games++;
  count(tally.decisions, decisions);
  count(tally.turns, turns);
  if (result === null) {
    tally.unfinished++;
    return;
  }
  const { winners, reason } = result;
  for (const seat of winners) tally.wins[seat] = num(tally.wins, seat) + 1;
  if (winners.length === 0) tally.lost++;
  if (winners.length > 1) tally.shared++;
  if (winners.length > 1 && winners.length === tally.wins.length) tally.draws++;
  count(tally.reasons, reason);
  traits.forEach((list, seat) => {
    for (const trait of list) {
      count(tally.traits, trait);
      if (winners.includes(seat)) count(tally.traitWins, trait);
    }
  });
}

/** Adds another tally to this one. */
export function addTally(tally: Tally, other: Tally): void {
  tally.games += other.games;
  other.wins.forEach((wins, seat) => {
    tally.wins[seat] = num(tally.wins, seat) + wins;
  });
  tally.shared += other.shared;
  tally.draws += other.draws;
  tally.lost += other.lost;
  tally.unfinished += other.unfinished;
  for (const [reason, n] of other.reasons) count(tally.reasons, reason, n);
  for (const [trait, n] of other.traits) count(tally.traits, trait, n);
  for (const [trait, n] of other.traitWins) count(tally.traitWins, trait, n);
  for (const [value, n] of other.decisions) count(tally.decisions, value, n);
  for (const [value, n] of other.turns) count(tally.turns, value, n);
}
