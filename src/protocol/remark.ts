import { z } from 'zod';
import { LONGEST_ANSWER, LONGEST_WORD, MOST_SEATS } from './limits.ts';
import { text } from './text.ts';

const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
/** An answer of the game, or the beginning of one. */
const say = text(LONGEST_ANSWER);

/**
 * What people who play together say to each other in the words of the game, so that each reads it in their own language:
 * look at that; you could do this; I could do this.
 */
export const remarkSchema = z.discriminatedUnion('kind', [
  /** A card, a zone or a player (`player-2`), in the game's own word. */
  z.strictObject({ kind: z.literal('point'), at: text(LONGEST_WORD) }),
  z.strictObject({ kind: z.literal('propose'), seat, say }),
  z.strictObject({ kind: z.literal('offer'), say }),
]);
export type Remark = z.infer<typeof remarkSchema>;

/** What a player is called where one points at them. */
const PLAYER = /^player-(\d+)$/;
/** The seat that a word stands for, or null. */
export function seatIn(word: string): number | null {
  const [, number] = PLAYER.exec(word) ?? [];
  return number === undefined ? null : Number(number) - 1;
}
