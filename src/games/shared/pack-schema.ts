import { z } from 'zod';
import { byLanguage } from '../../text/languages.ts';

/** What the packs of all games are written in. */

export const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens, beginning with a letter');

/** Text that people read; no control or direction marks, which could fool a terminal or a page. */
export const text = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^\P{C}*$/u, 'must not contain control characters');

/** What something is called in every language. */
export const names = z.strictObject(byLanguage(() => text(40)));
