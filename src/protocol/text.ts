import { z } from 'zod';

/** Text from outside, as long as that at most. No database takes a NUL, nor half a character. */
export const text = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\0\p{Cs}]*$/u, 'must be plain text');

/** A NUL or half a character as JSON writes it; a backslash that is itself text comes as a pair. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;
/** Whether a database takes every text in some data, names of fields included. */
export const isStorable = (data: unknown): boolean => !UNSTORABLE.test(JSON.stringify(data) ?? '');

/** The id of a person, a table, a pack or a report. */
export const idText = z.string().regex(/^[0-9a-z-]{1,64}$/, 'must be an id');

/** Named values, at most so many. The bound is noted in JSON Schema's word for it, so that it can be read off the schema. */
export const namedValues = <V extends z.ZodType>(name: z.ZodString, value: V, most: number) =>
  z
    .record(name, value)
    .refine((values) => Object.keys(values).length <= most, `must have at most ${most} names`)
    .meta({ maxProperties: most });

/** Controls but for the end of a line; a terminal obeys them. */
const CONTROLS = /[^\P{Cc}\n]|[\u2028\u2029]/gu;
/**
 * What shows nothing of its own: characters that turn the direction of writing, fillers, soft hyphens. Kept are joiners
 * and variation selectors, which emoji and some scripts need, and the tags in which a flag spells its region.
 */
const INVISIBLE =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;
/** Marks on one letter beyond those that any script needs: they would cover the lines above and below. */
const STACKED = /(\p{M}{4})\p{M}+/gu;
const SHOWS = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

const withoutInvisible = (written: string): string =>
  written
    .replace(CONTROLS, ' ')
    .replace(INVISIBLE, '')
    .replace(/([\u200c\u200d])[\u200c\u200d]+/g, '$1')
    .replace(STACKED, '$1');

/** Lines that somebody wrote for others to read: what nobody sees is taken out, and something must be left. */
export const proseText = (most: number) =>
  text(most).overwrite(withoutInvisible).trim().min(1).regex(SHOWS, 'must show something');

/** The same in one line. */
export const lineText = (most: number) => proseText(most).overwrite((line) => line.replace(/\s*\n\s*/g, ' '));
