import { createHash, randomBytes } from 'node:crypto';

/** 32 letters and digits, without those that are taken for another (i, l, o, u). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A name for a new person, table or pack: 80 random bits, so it is also too long to guess. */
export function newId(): string {
  let id = '';
  for (const byte of randomBytes(16)) id += ALPHABET[byte % 32];
  return id;
}

/** What a signed-in browser shows. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
