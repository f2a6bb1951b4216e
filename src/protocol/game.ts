import { z } from 'zod';
import { LONGEST_WORD } from './limits.ts';

const option = z.discriminatedUnion('kind', [
  z.object({ id: z.string(), kind: z.literal('flag'), default: z.boolean() }),
  z.object({ id: z.string(), kind: z.literal('choice'), default: z.string(), values: z.array(z.string()) }),
]);

const rating = z.object({ rating: z.number(), error: z.number(), games: z.int() });
export type Rating = z.infer<typeof rating>;

/** A game that can be played: all that a form for a new table needs. */
export const gameSchema = z.object({
  name: z.string(),
  /** The number of its rules, the edition of them, and the hash of its own cards. */
  rules: z.int(),
  edition: z.string().nullable().default(null),
  content: z.string(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.array(option),
  /** Whether all win or lose together. */
  together: z.boolean(),
  /** The levels of bots, weakest first. */
  bots: z.array(z.string()),
  /** How well they play it, by number of players and level, as far as that has been measured; `greedy` has 1500. */
  ratings: z.record(z.string(), z.record(z.string(), rating)).default({}),
});
export type GameInfo = z.infer<typeof gameSchema>;

export const packBody = z.strictObject({ game: z.string().max(LONGEST_WORD), pack: z.unknown() });
export const packSchema = z.object({ hash: z.string(), game: z.string(), pack: z.unknown() });
