import { firstOf } from '../figures/figure-totals.ts';
import { GameObserver } from '../figures/game-observer.ts';
import { playOne } from '../play-one.ts';
import type { PlayedGame } from '../playing.ts';
import { type GameRange, inGame, seatBots, subjectsOf } from '../simulation.ts';
import type { Histogram } from '../statistics/spread.ts';
import type { Arm } from './arm.ts';

/** A share of a game's seats is counted in sixtieths: whole numbers for up to five seats. */
export const UNIT = 60;

/** Both arms of a what-if in pairs of games: the same seed and bots, another pack. Sums of whole numbers. */
export interface PairTotals {
  pairs: number;
  /** By subject that both games had: how much larger the share of its seats that won is in the second. */
  readonly subjects: Map<string, SubjectPairs>;
  /** The share of all seats that won, which changes where all may lose. */
  readonly won: SubjectPairs;
  /** Turns more in the second game. */
  readonly turns: Histogram;
}

export interface SubjectPairs {
  readonly differences: Histogram;
  /** What each arm showed by itself. */
  readonly before: Histogram;
  readonly after: Histogram;
  /** The first pairs in which the change made a difference to it. */
  decided: readonly number[];
}

export const emptySubjectPairs = (): SubjectPairs => ({
  ...{ differences: new Map(), before: new Map(), after: new Map() },
  decided: [],
});
export const emptyPairs = (): PairTotals => ({
  pairs: 0,
  subjects: new Map(),
  won: emptySubjectPairs(),
  turns: new Map(),
});

/** Plays a range of pairs. */
export function playPairs(arms: readonly [Arm, Arm], { from, to }: GameRange): PairTotals {
  const totals = emptyPairs();
  for (let n = from; n < to; n++) {
    const [before, after] = [playArm(arms[0], n), playArm(arms[1], n)];
    totals.pairs++;
    count(totals.turns, after.played.turns - before.played.turns);
    countPair(
      totals.won,
      shareOf(before, () => true),
      shareOf(after, () => true),
      n,
    );
    for (const id of before.had) {
      if (!after.had.has(id)) continue;
      const pairs = totals.subjects.get(id) ?? emptySubjectPairs();
      totals.subjects.set(id, pairs);
      countPair(pairs, shareOf(before, before.hadBy(id)), shareOf(after, after.hadBy(id)), n);
    }
  }
  return totals;
}

interface PlayedArm {
  readonly played: PlayedGame;
  readonly had: ReadonlySet<string>;
  hadBy(id: string): (seat: number) => boolean;
}

function playArm({ game, simulation, taught }: Arm, n: number): PlayedArm {
  const subjects = subjectsOf(game, simulation.pack);
  const bots = seatBots(game, simulation, taught);
  const observer = new GameObserver(game, subjects, bots.length);
  const played = inGame(simulation, n, (setup) => playOne(game, setup, bots, { observer }));
  const had = new Set(observer.seen.flatMap((seen) => [...seen].map((subject) => subjects.at(subject).id)));
  const hadBy = (id: string) => {
    const subject = subjects.find(id) ?? -1;
    return (seat: number) => observer.seen[seat]?.has(subject) === true;
  };
  return { played, had, hadBy };
}

/** The share of some seats that won, in units. */
function shareOf({ played }: PlayedArm, isOne: (seat: number) => boolean): number {
  const seats = played.traits.map((_, seat) => seat).filter(isOne);
  const wins = seats.filter((seat) => played.result?.winners.includes(seat)).length;
  return seats.length === 0 ? 0 : Math.round((UNIT * wins) / seats.length);
}

function countPair(pairs: SubjectPairs, a: number, b: number, n: number): void {
  count(pairs.differences, b - a);
  count(pairs.before, a);
  count(pairs.after, b);
  if (a !== b) pairs.decided = firstOf(pairs.decided, [n]);
}

const count = (histogram: Histogram, value: number, by = 1): void => {
  histogram.set(value, (histogram.get(value) ?? 0) + by);
};

/** Adds other pairs to these. */
export function addPairs(totals: PairTotals, other: PairTotals): void {
  totals.pairs += other.pairs;
  for (const [value, n] of other.turns) count(totals.turns, value, n);
  addSubjectPairs(totals.won, other.won);
  for (const [id, pairs] of other.subjects) {
    const own = totals.subjects.get(id) ?? emptySubjectPairs();
    totals.subjects.set(id, own);
    addSubjectPairs(own, pairs);
  }
}

function addSubjectPairs(pairs: SubjectPairs, other: SubjectPairs): void {
  for (const part of ['differences', 'before', 'after'] as const)
    for (const [value, n] of other[part]) count(pairs[part], value, n);
  pairs.decided = firstOf(pairs.decided, other.decided);
}
