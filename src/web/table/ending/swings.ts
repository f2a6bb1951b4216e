import { standingPercent } from '../../../kernel/data/standing.ts';
import type { HeardEvent, Result, Seat } from '../../../kernel/index.ts';
import { RESIGNED } from '../../../protocol/table-event.ts';
import type { PastStanding } from '../../local/engine/records/reviews.ts';

/** How it stood at a moment of the game, from 0 (lost) to 100 (won). */
export interface StandingPoint {
  /** After so many answers. */
  readonly at: number;
  /** Who was asked then; null at the end. */
  readonly seat: Seat | null;
  readonly percent: number;
}

/** A stretch of the game in which much changed: from one decision to the next. */
export interface Swing {
  readonly from: StandingPoint;
  readonly to: StandingPoint;
}

/** So many are told at most, of at least so many points in a hundred. */
const MOST = 3;
const LEAST = 5;

/** How it came out for a seat (null: for all who play together), in a hundred. */
function finalPercent({ winners, places }: Result, seat: Seat | null): number {
  if (seat === null) return winners.length > 0 ? 100 : 0;
  if (!winners.includes(seat)) return 0;
  return winners.length === places.length ? 50 : 100;
}

/** The standings of a seat in the order of the game, with how it came out, where all of them are known. */
export function pointsOf(
  standings: readonly PastStanding[],
  ended: { readonly last: number; readonly result: Result } | null,
  seat: Seat | null,
): readonly StandingPoint[] {
  const points = standings.map((each) => ({
    at: each.after,
    seat: each.seat,
    percent: Math.round(standingPercent(each.worth)),
  }));
  if (ended === null) return points;
  return [...points, { at: ended.last, seat: null, percent: finalPercent(ended.result, seat) }];
}

/** So many small steps in the same direction may lie between large ones. */
const BETWEEN = 4;

/** A turn of the game, and after how many answers it began. */
export interface BegunTurn {
  readonly at: number;
  readonly turn: number;
}

/** When each turn began, of what was heard answer by answer. */
export const turnsIn = (
  heard: readonly (readonly HeardEvent[])[],
  begun: (heard: HeardEvent) => number | null,
): readonly BegunTurn[] =>
  heard.flatMap((events, at) =>
    events.flatMap((event) => {
      const turn = begun(event);
      return turn === null ? [] : [{ at, turn }];
    }),
  );

/** The points at which somebody played on: that somebody gave up then is no moment of the game. */
export const playedPoints = (points: readonly StandingPoint[], { reason }: Result): readonly StandingPoint[] =>
  reason === RESIGNED ? points.filter(({ seat }) => seat !== null) : points;

/** Where most changed, the largest first: large steps that follow each other in the same direction are one. */
export function swingsOf(points: readonly StandingPoint[]): readonly Swing[] {
  const swings: (Swing & { readonly end: number })[] = [];
  for (let n = 1; n < points.length; n++) {
    const step: Swing = { from: points[n - 1] as StandingPoint, to: points[n] as StandingPoint };
    if (Math.abs(rise(step)) < LEAST) continue;
    const last = swings.at(-1);
    if (last !== undefined && n - last.end <= BETWEEN && isOneWay(points.slice(last.end, n), rise(last), rise(step)))
      swings[swings.length - 1] = { from: last.from, to: step.to, end: n };
    else swings.push({ ...step, end: n });
  }
  return swings
    .map(({ from, to }) => ({ from, to }))
    .sort((a, b) => Math.abs(rise(b)) - Math.abs(rise(a)) || b.from.at - a.from.at)
    .slice(0, MOST);
}

const rise = ({ from, to }: Swing): number => to.percent - from.percent;

/** Whether two steps go in the same direction, and nothing between them goes back. */
function isOneWay(between: readonly StandingPoint[], first: number, second: number): boolean {
  if (Math.sign(first) !== Math.sign(second)) return false;
  return between.every(({ percent }, n) => n === 0 || (percent - (between[n - 1]?.percent ?? 0)) * first >= 0);
}
