import type { AnyGame, GameRecord, Result, Seat } from '../kernel/index.ts';
import { surrender } from '../protocol/table-event.ts';

/** Who sits at a game and who of them has given up. */
interface Resigned {
  /** By seat the level of the bot that sits there; null for a person. */
  readonly bots: readonly (string | null)[];
  hasResigned(seat: Seat): boolean;
}

/** The result if too few are left to play for it, one seat or no person; else null. Who plays together loses only together. */
export function surrenderOf({ seating }: AnyGame, { bots, hasResigned }: Resigned): Result | null {
  const left = [...bots.keys()].filter((seat) => !hasResigned(seat));
  const together = seating.together === true;
  if (left.some((seat) => bots[seat] === null) && (together || left.length > 1)) return null;
  return surrender(bots.length, left, together);
}

/** The result of a recorded game that ended because people gave up; null if it did not. */
export function surrenderIn(
  game: AnyGame,
  { seats, resigned = [], bots }: Pick<GameRecord, 'seats' | 'resigned' | 'bots'>,
): Result | null {
  if (resigned.length === 0) return null;
  const hasResigned = (at: Seat) => resigned.some(({ seat }) => seat === at);
  // Where nobody says who was a bot, whoever is left may have been one: then giving up was the end.
  const seated = bots ?? Array.from({ length: seats }, (_, seat) => (hasResigned(seat) ? null : 'bot'));
  return surrenderOf(game, { bots: seated, hasResigned });
}
