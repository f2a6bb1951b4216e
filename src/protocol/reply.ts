import { z } from 'zod';
import { barSchema } from './socket.ts';

/** The body of every HTTP reply that is not what was asked for: why, and what is wrong with what was sent. */
export const refusedSchema = z.object({
  refused: barSchema,
  faults: z.array(z.object({ path: z.string(), message: z.string(), bar: barSchema.optional() })).optional(),
});
