import { z } from 'zod';
import type { LANGUAGES } from '../kernel/index.ts';
import { idText, text } from './text.ts';

const LANGUAGE: typeof LANGUAGES = ['en', 'it', 'fr', 'es', 'de'];
export const language = z.enum(LANGUAGE);

/** What people are called. Anything may be in it but control characters; it is never shown as HTML. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(32)
  .regex(/^[^\p{C}]+$/u, 'must have no control characters');

/** Somebody, as everybody may see them. */
export const personSchema = z.object({ id: z.string(), name: z.string(), guest: z.boolean() });
export type Person = z.infer<typeof personSchema>;

/** Somebody, as they see themselves. */
export const meSchema = personSchema.extend({ language, since: z.iso.datetime() });
export type Me = z.infer<typeof meSchema>;

const password = z.string().min(8).max(256);

export const guestBody = z.strictObject({ name: personName.optional(), language: language.optional() });
/** A guest turns into an account, or somebody signs in to theirs. */
export const accountBody = z.strictObject({ name: personName, password });
export const signInBody = z.strictObject({ name: text(64), password: z.string().max(256) });
export const meBody = z.strictObject({ name: personName.optional(), language: language.optional() });
/** An account is deleted only by who knows its password; a guest has none. */
export const deleteBody = z.strictObject({ password: z.string().max(256).optional() });
export const muteBody = z.strictObject({ person: idText, muted: z.boolean() });
