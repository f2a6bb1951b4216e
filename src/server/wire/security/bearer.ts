import { timingSafeEqual } from 'node:crypto';
import { hashToken } from '../../storage/id.ts';

/** Whether an `Authorization` header has the token. Compared as hashes, so that the time taken tells nothing. */
export function isBearer(header: string | undefined, token: string): boolean {
  const given = header?.match(/^Bearer (.+)$/i)?.[1] ?? '';
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(token)));
}
