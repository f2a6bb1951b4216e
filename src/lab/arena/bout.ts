import type { Outcome } from './fixture.ts';
import type { Fixture, Tournament } from './tournament.ts';

/** A game as ratings see it: who took part, by number, and how each fared. */
export interface Bout {
  readonly who: readonly number[];
  /** What each got of the one win that there was; all together 1. */
  readonly credit: readonly number[];
  /** 1 the best; equal places are shared. */
  readonly places: readonly number[];
}

/**
 * How a game counts. Several winners share the win, and so do all where nobody won. Who committed a foul has lost to
 * all others. Where all play together there are two sides: the contestant, and the game, whose number is the next.
 */
export function boutOf({ together, contestants }: Tournament, { seats }: Fixture, { result, foul }: Outcome): Bout {
  if (together) {
    const won = result !== null && result.winners.length > 0 ? 1 : 0;
    return { who: [seats[0] as number, contestants.length], credit: [won, 1 - won], places: [2 - won, 1 + won] };
  }
  const everybody = seats.map((_, seat) => seat);
  const honest = everybody.filter((seat) => seat !== foul?.seat);
  const winners = result === null || result.winners.length === 0 ? honest : result.winners;
  return {
    who: seats,
    credit: everybody.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    places: everybody.map((seat) => (foul !== null ? (seat === foul.seat ? 2 : 1) : (result?.places[seat] ?? 1))),
  };
}
