import { z } from 'zod';

/** Text from outside, as long as that at most. No database takes a NUL, nor half a character. */
export const text = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\0\p{Cs}]*$/u, 'must be plain text');

/** The id of a person, a table, a pack or a report. */
export const idText = z.string().regex(/^[0-9a-z-]{1,64}$/, 'must be an id');

/** Named values, at most so many. The bound is noted in JSON Schema's word for it, so that it can be read off the schema. */
export const namedValues = <V extends z.ZodType>(name: z.ZodString, value: V, most: number) =>
  z
    .record(name, value)
    .refine((values) => Object.keys(values).length <= most, `must have at most ${most} names`)
    .meta({ maxProperties: most });
