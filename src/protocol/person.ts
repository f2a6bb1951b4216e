import { z } from 'zod';
import { LANGUAGES } from '../text/languages.ts';
import { idText, text } from './text.ts';

export const language = z.enum(LANGUAGES);

/** One spelling for what looks the same: composed letters, single blanks, emoji without the sign that they are some. */
const tidy = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\ufe0e\ufe0f]/g, '')
    .replace(/\s+/gu, ' ');

/**
 * What people are called. Anything may be in it that can be seen and stays within its line; it is never shown as HTML.
 * Whether it looks like the name of somebody else is for the server to say.
 */
export const personName = z
  .string()
  .overwrite(tidy)
  .trim()
  .min(1)
  .max(32)
  .regex(/^[^\p{C}\p{Default_Ignorable_Code_Point}\u2800]+$/u, 'must have no invisible characters')
  .regex(/[\p{L}\p{N}\p{S}]/u, 'must have a letter, a number or a symbol')
  // General accents (two beyond a composed letter), and marks that belong to a script.
  .regex(
    /^(?!\p{M})(?!.*[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{3})(?!.*\p{M}{5})/u,
    'must not stack accents',
  );

/** Somebody, as everybody may see them. */
export const personSchema = z.object({ id: z.string(), name: z.string(), guest: z.boolean() });
export type Person = z.infer<typeof personSchema>;

/** Somebody, as they see themselves. */
export const meSchema = personSchema.extend({ language, since: z.iso.datetime() });
export type Me = z.infer<typeof meSchema>;

const password = z.string().max(256);

export const guestBody = z.strictObject({ name: personName.optional(), language: language.optional() });
/** A guest turns into an account, or somebody signs in to theirs. */
export const accountBody = z.strictObject({ name: personName, password });
export const signInBody = z.strictObject({ name: text(64), password });
/** The password of an account, and the one that it shall have from now on. */
export const passwordBody = z.strictObject({ password, newPassword: password });
export const meBody = z.strictObject({ name: personName.optional(), language: language.optional() });
/** An account is deleted only by who knows its password; a guest has none. */
export const deleteBody = z.strictObject({ password: password.optional() });
export const muteBody = z.strictObject({ person: idText, muted: z.boolean() });
