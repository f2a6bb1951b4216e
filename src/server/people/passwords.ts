import { hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimit } from './concurrency-limit.ts';

/** Argon2id, the library's default, with 19 MiB and two passes: what OWASP asks for. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at once, for Node has four threads for such work and the database's files need some; some seconds' work waits. */
const turns = new ConcurrencyLimit(2, 100);

/** The same password, whichever keyboard it was typed on. */
const plain = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => turns.take(() => hash(plain(password), COST));

/** What an unknown name is checked against, so that it takes as long as a known one: the hash of no password at all. */
export const DUMMY_HASH = [
  ...['', 'argon2id', 'v=19', `m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}`],
  ...['A'.repeat(22), 'A'.repeat(43)],
].join('$');

/** Whether a password is the one of that hash; with null, for a name that nobody has, never. */
export async function isPassword(hashed: string | null, password: string): Promise<boolean> {
  const is = await turns.take(() => verify(hashed ?? DUMMY_HASH, plain(password)));
  return is && hashed !== null;
}
