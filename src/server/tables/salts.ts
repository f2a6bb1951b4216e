import { eq } from 'drizzle-orm';
import { commitmentTo, type GameRecord, type Seat } from '../../kernel/index.ts';
import { refuse } from '../../protocol/refusal.ts';
import { memoised } from '../memory.ts';
import type { Db } from '../storage/open.ts';
import { tables } from '../storage/schema.ts';
import { type SeatRow, type Stored, setSeat, withTable } from './rows.ts';

/**
 * The salts of a deal. Each player promises theirs by its hash when they sit down. When the game is to begin the table
 * is `revealing`: nobody can sit down, stand up or promise another salt any more, and everybody shows theirs. Only then
 * are cards dealt, so that nobody, not even with the server's help, could choose their salt to suit the others'.
 */

/** What somebody gives for the shuffle when they sit down: a promise, or, as clients of 0.7.0 do, the salt itself. */
export type SaltGiven = Pick<SeatRow, 'salt' | 'saltCommitment'>;
export const NO_SALT: SaltGiven = { salt: '', saltCommitment: null };

/** When salts begin to be shown, and for how many milliseconds they are waited for. */
export interface Revealing {
  readonly now: number;
  readonly ms: number;
}

export const isRevealing = ({ row }: Stored): boolean => row.state === 'open' && row.revealing !== null;

/** Whether its salt was promised and has not been shown. */
const isAwaited = ({ salt, saltCommitment }: SaltGiven): boolean => saltCommitment !== null && salt === '';

/** Deals, or first asks for the salts that were promised. */
export const begin = (tx: Db, { row: { id }, seats }: Stored, { now, ms }: Revealing) =>
  seats.some(isAwaited)
    ? tx
        .update(tables)
        .set({ revealing: new Date(now), due: new Date(now + ms) })
        .where(eq(tables.id, id))
    : deal(tx, id);

const deal = (tx: Db, id: string) =>
  tx
    .update(tables)
    .set({ state: 'playing', revealing: null, started: new Date(), due: new Date() })
    .where(eq(tables.id, id));

/** Somebody shows the salt that they promised. The last one makes the deal. */
export const reveal = (db: Db, id: string, person: string, salt: string) =>
  withTable(db, id, async (tx, stored) => {
    const own = stored.seats.find((seat) => seat.person === person);
    if (own === undefined) return { bar: refuse('not-seated') };
    // Who has not heard that it was taken shows it again.
    if (own.saltCommitment !== null && own.salt === salt) return true;
    if (!isRevealing(stored)) return { bar: refuse('not-revealing') };
    if (own.saltCommitment !== commitmentTo(salt)) return { bar: refuse('wrong-salt') };
    await setSeat(tx, id, own.seat, { salt });
    if (!stored.seats.some((seat) => seat !== own && isAwaited(seat))) await deal(tx, id);
    return true;
  });

/** Deals without the salts that were not shown in time. Whether it was time, and has not been done before. */
export async function dealIfDue(db: Db, id: string, now: number): Promise<boolean> {
  const done = await withTable(db, id, async (tx, stored) => {
    if (!isRevealing(stored) || (stored.row.due?.getTime() ?? 0) > now) return false;
    await deal(tx, id);
    return true;
  });
  return done === true;
}

/** Who had promised a salt and not shown it when cards were dealt. */
export const withheldIn = ({ row, seats }: Stored): Seat[] =>
  row.state === 'open' ? [] : seats.filter(isAwaited).map(({ seat }) => seat);

/** Of how many seeds and salts the commitment is kept: a table is shown many times, and lists show a hundred. */
const KEPT = 20_000;
export const commitmentOf = memoised(KEPT, commitmentTo);

/** What everybody may know of a seat's salt. One that was given openly is as fixed as one that is promised. */
export const saltInfo = ({ salt, saltCommitment }: SaltGiven) => ({
  saltCommitment: saltCommitment ?? (salt === '' ? null : commitmentOf(salt)),
  saltShown: salt !== '',
});

/** What the record of a game says of the promises of its salts. A game that goes on from another has had none. */
export function promisesIn(stored: Stored): Pick<GameRecord, 'saltCommitments' | 'withheld'> {
  if (!stored.row.salted || stored.row.origin !== null) return {};
  const withheld = withheldIn(stored);
  return {
    saltCommitments: stored.seats.map(({ saltCommitment }) => saltCommitment),
    ...(withheld.length > 0 && { withheld }),
  };
}
