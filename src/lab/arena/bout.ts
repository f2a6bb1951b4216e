import { num } from '../numbers.ts';
import type { FixtureResult } from './fixture.ts';
import type { Fixture, Tournament } from './tournament.ts';

/** A game as ratings see it: who took part, by number, and how each fared. */
export interface Bout {
  readonly who: readonly number[];
  /** What each got of the one win that there was; all together 1. Where nobody won, all have equal parts. */
  readonly credit: readonly number[];
  /** Whether anybody won. If not, ratings take it as drawn, but it was nobody's win. */
  readonly won: boolean;
  /** 1 the best; equal places are shared. */
  readonly places: readonly number[];
}

/**
 * How a game counts. Several winners share the win. Who committed a foul has lost at all its seats to those of the others.
 * Where all play together there are two sides: the contestant, and the game, whose number is the next.
 */
export function boutOf(
  { together, contestants }: Tournament,
  { seats }: Fixture,
  { result, foul }: FixtureResult,
): Bout {
  if (together) {
    const won = result !== null && result.winners.length > 0 ? 1 : 0;
    const who = [num(seats, 0), contestants.length];
    return { who, credit: [won, 1 - won], won: true, places: [2 - won, 1 + won] };
  }
  const everybody = seats.map((_, seat) => seat);
  const isFoul = (seat: number): boolean => foul !== null && seats[seat] === seats[foul.seat];
  const winners = foul === null ? (result?.winners ?? []) : everybody.filter((seat) => !isFoul(seat));
  const sharing = winners.length === 0 ? everybody : winners;
  return {
    who: seats,
    credit: everybody.map((seat) => (sharing.includes(seat) ? 1 / sharing.length : 0)),
    won: winners.length > 0,
    places: everybody.map((seat) => (foul === null ? (result?.places[seat] ?? 1) : isFoul(seat) ? 2 : 1)),
  };
}
