import type { AnyGame, GameRecord, Result, Seat } from '../../../kernel/index.ts';
import { surrender } from '../../../protocol/happening.ts';

/** The result of a game that ended because people gave up; null if nobody did. */
export function surrenderIn(
  { seating }: AnyGame,
  { seats, resigned = [] }: Pick<GameRecord, 'seats' | 'resigned'>,
): Result | null {
  if (resigned.length === 0) return null;
  const all: Seat[] = Array.from({ length: seats }, (_, seat) => seat);
  const left = all.filter((seat) => resigned.every((gaveUp) => gaveUp.seat !== seat));
  return surrender(seats, left, seating.together === true);
}
