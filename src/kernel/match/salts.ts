import { commitmentTo } from '../data/hash.ts';
import type { Seat } from '../flow/state.ts';
import type { GameRecord } from './record.ts';

/** A place of a record where its salts are not what they must be. */
export interface SaltFault {
  readonly path: string;
  readonly is: string | number;
  readonly wanted: string | number;
}

/** What a player knows of the salts of a game from their own notes, not from the record. */
export interface OwnSalt {
  readonly seat: Seat;
  readonly salt: string;
  /** By seat the hash of its salt as it stood before one's own was shown; null: no salt. Null as a whole: not shown from here. */
  readonly fixed: readonly (string | null)[] | null;
  /** Whether the server has said that it took the salt. */
  readonly taken: boolean;
}

/** Where the salts of a record are not those that it says were promised; null: they are. */
export function saltFault({ seats, salts, saltCommitments, withheld = [] }: GameRecord): SaltFault | null {
  const stray = withheld.findIndex((seat) => (saltCommitments?.[seat] ?? null) === null);
  if (stray !== -1) return { path: `withheld[${stray}]`, is: withheld[stray] as Seat, wanted: 'a seat with a promise' };
  const promises = saltCommitments ?? [];
  if (promises.some((promised) => promised !== null) && salts.length !== seats)
    return { path: 'salts.length', is: salts.length, wanted: seats };
  for (const [seat, promised] of promises.entries()) {
    const salt = salts[seat] ?? '';
    if (promised === null) continue;
    if (withheld.includes(seat)) {
      if (salt !== '') return { path: `salts[${seat}]`, is: salt, wanted: '' };
    } else if (commitmentTo(salt) !== promised)
      return { path: `saltCommitments[${seat}]`, is: promised, wanted: commitmentTo(salt) };
  }
  return null;
}

/**
 * Where a record does not agree with what a player kept for themselves: their own salt is not in it although the server
 * took it, or another salt is not the one that was fixed before theirs was shown. Null: it agrees.
 */
export function ownSaltFault({ salts, saltCommitments, withheld = [] }: GameRecord, own: OwnSalt): SaltFault | null {
  const mine = salts[own.seat] ?? '';
  const absent = !own.taken && withheld.includes(own.seat);
  if (mine !== own.salt && !absent) return { path: `salts[${own.seat}]`, is: mine, wanted: own.salt };
  for (const [seat, fixed] of (own.fixed ?? []).entries()) {
    const salt = salts[seat] ?? '';
    const is = withheld.includes(seat) ? (saltCommitments?.[seat] ?? '') : salt === '' ? '' : commitmentTo(salt);
    if (is !== (fixed ?? '')) return { path: `salts[${seat}]`, is, wanted: fixed ?? '' };
  }
  return null;
}
