import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * What a browser keeps to show that it has signed in to an account before: a name of its own, signed with the hash of the
 * account's password, which only the server knows. It lets nobody in. It ends with the password that it was made for.
 */

const DEVICE = /^([\w-]{22})\.([\w-]{43})$/;

const sign = (name: string, hashed: string): string =>
  createHmac('sha256', hashed).update(`device ${name}`).digest('base64url');

export function newDevice(hashed: string): string {
  const name = randomBytes(16).toString('base64url');
  return `${name}.${sign(name, hashed)}`;
}

/** The name of a device that has signed in to the account with that hash before; null: it has not. */
export function deviceIn(shown: string | null, hashed: string): string | null {
  const [, name = '', signature = ''] = DEVICE.exec(shown ?? '') ?? [];
  const right = Buffer.from(sign(name, hashed));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right) ? name : null;
}
