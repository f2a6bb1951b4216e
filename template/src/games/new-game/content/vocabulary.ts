import { z } from 'zod';
import { id, names, text } from '../../shared/pack-schema.ts';

/** The words that cards are written in. A pack is data over this vocabulary; each word has one resolver in `effects/`. */

export const effect = z.discriminatedUnion('do', [
  /** Look at the top card of the forest. */
  z.strictObject({ do: z.literal('peek') }),
  /** Discard the top card of the forest, face up. */
  z.strictObject({ do: z.literal('clear') }),
  /** The next prowler of this turn is discarded at once. */
  z.strictObject({ do: z.literal('hide') }),
]);

const copies = z.int().min(1).max(20);

export const pack = z.strictObject({
  game: z.literal('new-game'),
  id,
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version such as 1.0.0'),
  author: text(80),
  licence: text(80),
  herbs: z
    .array(z.strictObject({ id, names, copies, points: z.int().min(1).max(9) }))
    .min(1)
    .max(20),
  prowlers: z.array(z.strictObject({ id, names, copies })).min(1).max(20),
  charms: z
    .array(z.strictObject({ id, names, copies, do: z.array(effect).min(1).max(3) }))
    .min(1)
    .max(20),
});

export type Pack = z.infer<typeof pack>;
export type Effect = z.infer<typeof effect>;
