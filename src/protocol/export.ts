import { z } from 'zod';
import { meSchema, personSchema } from './person.ts';
import { remarkSchema } from './remark.ts';
import { listedSchema } from './table.ts';

/** All that the server knows of somebody, as they may have it. */
export const exportSchema = z.object({
  me: meSchema.extend({ seen: z.iso.datetime() }),
  sessions: z.array(z.object({ created: z.iso.datetime(), seen: z.iso.datetime() })),
  /** Where one has a seat, as everybody there sees it: the seed only of games that are over. */
  tables: z.array(listedSchema),
  chat: z.array(
    z.object({ table: z.string(), text: z.string(), remark: remarkSchema.exactOptional(), at: z.iso.datetime() }),
  ),
  mutes: z.array(personSchema),
  /** The records in them are not: they hold the cards of everybody. */
  reports: z.array(z.object({ id: z.string(), table: z.string(), words: z.string(), created: z.iso.datetime() })),
  packs: z.array(z.object({ hash: z.string(), game: z.string(), created: z.iso.datetime() })),
});
export type Export = z.infer<typeof exportSchema>;
