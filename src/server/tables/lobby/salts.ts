import { eq } from 'drizzle-orm';
import { commitmentTo, type GameRecord, type Seat } from '../../../kernel/index.ts';
import { refuse } from '../../../protocol/refusal/refusal.ts';
import type { Clock } from '../../../protocol/table.ts';
import { STAND_IN } from '../../../table/index.ts';
import { memoised } from '../../lru-cache.ts';
import type { Db } from '../../storage/open.ts';
import { tables } from '../../storage/schema.ts';
import { type SeatRow, type StoredTable, setSeat, withTable } from '../table-rows.ts';

/**
 * The salts of a deal. Each player promises theirs by its hash when they sit down. When the game is to begin the table
 * is `revealing`: nobody can sit down, stand up or promise another salt any more, and everybody shows theirs. Only then
 * are cards dealt, so that nobody, not even with the server's help, could choose their salt to suit the others'.
 */

/** What somebody gives for the shuffle when they sit down: a promise, or, as clients of 0.7.0 do, the salt itself. */
export type SaltGiven = Pick<SeatRow, 'salt' | 'saltCommitment'>;
export const NO_SALT: SaltGiven = { salt: '', saltCommitment: null };

/** When salts begin to be shown, and for how many milliseconds they are waited for where people play live. */
export interface Revealing {
  readonly now: number;
  readonly ms: number;
}

const DAY = 86_400_000;

/**
 * For how many milliseconds salts are waited for. Who plays by days need not be there when the game begins: they have as
 * long as for a move, which everybody at the table has agreed to wait.
 */
const revealMs = (clock: Clock, { ms }: Revealing): number => (clock.kind === 'days' ? clock.days * DAY : ms);

export const isRevealing = ({ row }: StoredTable): boolean => row.state === 'open' && row.revealing !== null;

/** Whether its salt was promised and has not been shown. */
const isUnshown = ({ salt, saltCommitment }: SaltGiven): boolean => saltCommitment !== null && salt === '';
/** Whether it may still be: by who is no more it never is. */
const isAwaited = (seat: SaltGiven & Pick<SeatRow, 'person'>): boolean => isUnshown(seat) && seat.person !== null;

/** Deals, or first asks for the salts that were promised. */
export const begin = (tx: Db, { row: { id, clock }, seats }: StoredTable, revealing: Revealing) =>
  seats.some(isAwaited)
    ? tx
        .update(tables)
        .set({ revealing: new Date(revealing.now), due: new Date(revealing.now + revealMs(clock, revealing)) })
        .where(eq(tables.id, id))
    : deal(tx, id, revealing.now);

const deal = (tx: Db, id: string, now: number) =>
  tx
    .update(tables)
    .set({ state: 'playing', revealing: null, started: new Date(now), due: new Date(now) })
    .where(eq(tables.id, id));

/** Deals if none of these seats still has to reveal its salt. */
const dealUnlessAwaited = async (tx: Db, id: string, seats: readonly SeatRow[], now: number): Promise<void> => {
  if (!seats.some(isAwaited)) await deal(tx, id, now);
};

/** Somebody shows the salt that they promised. The last one makes the deal. */
export const reveal = (db: Db, id: string, person: string, salt: string, now: number) =>
  withTable(db, id, async (tx, stored) => {
    const own = stored.seats.find((seat) => seat.person === person);
    if (own === undefined) return { bar: refuse('not-seated') };
    // Who has not heard that it was taken shows it again.
    if (own.saltCommitment !== null && own.salt === salt) return true;
    if (!isRevealing(stored)) return { bar: refuse('not-revealing') };
    if (own.saltCommitment !== commitmentTo(salt)) return { bar: refuse('wrong-salt') };
    await setSeat(tx, id, own.seat, { salt });
    await dealUnlessAwaited(tx, id, without(stored, own), now);
    return true;
  });

/**
 * Somebody is deleted while salts are being shown. Nobody else may sit down any more, so a bot plays for them from the
 * beginning. A salt that they have shown is in the deal; one that they have not is withheld, and nobody waits for it.
 */
export async function leaveToBot(tx: Db, stored: StoredTable, own: SeatRow, now: number): Promise<void> {
  await setSeat(tx, stored.row.id, own.seat, { person: null, bot: STAND_IN });
  await dealUnlessAwaited(tx, stored.row.id, without(stored, own), now);
}

const without = ({ seats }: StoredTable, one: SeatRow): SeatRow[] => seats.filter((seat) => seat !== one);

/** Deals without the salts that were not shown in time. Whether it was time, and has not been done before. */
export async function dealIfDue(db: Db, id: string, now: number): Promise<boolean> {
  const done = await withTable(db, id, async (tx, stored) => {
    if (!isRevealing(stored) || (stored.row.due?.getTime() ?? 0) > now) return false;
    await deal(tx, id, now);
    return true;
  });
  return done === true;
}

/** Who had promised a salt and not shown it when cards were dealt. */
export const withheldIn = ({ row, seats }: StoredTable): Seat[] =>
  row.state === 'open' ? [] : seats.filter(isUnshown).map(({ seat }) => seat);

/** Of how many seeds and salts the commitment is kept: a table is shown many times, and lists show a hundred. */
const KEPT = 20_000;
export const commitmentOf = memoised(KEPT, commitmentTo);

/** What everybody may know of a seat's salt. One that was given openly is as fixed as one that is promised. */
export const saltInfo = ({ salt, saltCommitment }: SaltGiven) => ({
  saltCommitment: saltCommitment ?? (salt === '' ? null : commitmentOf(salt)),
  saltShown: salt !== '',
});

/** What the record of a game says of the promises of its salts. */
export type SaltPromises = Pick<GameRecord, 'saltCommitments' | 'withheld'>;

/** Those at a table. A game that goes on from another has had none. */
export function promisesIn(stored: StoredTable): SaltPromises {
  if (!stored.row.salted || stored.row.origin !== null) return {};
  const withheld = withheldIn(stored);
  return {
    saltCommitments: stored.seats.map(({ saltCommitment }) => saltCommitment),
    ...(withheld.length > 0 && { withheld }),
  };
}
