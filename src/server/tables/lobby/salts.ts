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
 * The salts of a deal (commit and reveal). When players sit down they commit to a salt by its hash. When the game is
 * about to begin the table is `revealing`: nobody can join, leave or change their commitment, and everybody reveals
 * their salt. Cards are dealt only then, so that nobody can choose a salt to suit the others', not even together with
 * the server.
 */

/**
 * What a player contributes to the shuffle when sitting down: a commitment or, from clients of version 0.7.0, the salt
 * itself.
 */
export type SaltGiven = Pick<SeatRow, 'salt' | 'saltCommitment'>;
export const NO_SALT: SaltGiven = { salt: '', saltCommitment: null };

/** When the reveal phase begins, and how many milliseconds it lasts in games that are played live. */
export interface Revealing {
  readonly now: number;
  readonly ms: number;
}

const DAY = 86_400_000;

/**
 * How long the reveal phase lasts, in milliseconds. In a game with days for each move the players need not be online
 * when it begins, so it lasts as long as a move may take.
 */
const revealMs = (clock: Clock, { ms }: Revealing): number => (clock.kind === 'days' ? clock.days * DAY : ms);

export const isRevealing = ({ row }: StoredTable): boolean => row.state === 'open' && row.revealing !== null;

/** Whether the seat has committed to a salt that it has not revealed. */
const isUnshown = ({ salt, saltCommitment }: SaltGiven): boolean => saltCommitment !== null && salt === '';
/** Whether the salt can still be revealed: not if the account of its owner was deleted. */
const isAwaited = (seat: SaltGiven & Pick<SeatRow, 'person'>): boolean => isUnshown(seat) && seat.person !== null;

/** Deals at once if no salt is outstanding, else starts the reveal phase. */
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

/** Reveals a player's salt. The last one to be revealed triggers the deal. */
export const reveal = (db: Db, id: string, person: string, salt: string, now: number) =>
  withTable(db, id, async (tx, stored) => {
    const own = stored.seats.find((seat) => seat.person === person);
    if (own === undefined) return { bar: refuse('not-seated') };
    // A client that did not receive the reply sends the same salt again.
    if (own.saltCommitment !== null && own.salt === salt) return true;
    if (!isRevealing(stored)) return { bar: refuse('not-revealing') };
    if (own.saltCommitment !== commitmentTo(salt)) return { bar: refuse('wrong-salt') };
    await setSeat(tx, id, own.seat, { salt });
    await dealUnlessAwaited(tx, id, without(stored, own), now);
    return true;
  });

/**
 * Gives a seat to a bot because its owner's account is deleted during the reveal phase, when nobody else may sit down.
 * A salt that was revealed is part of the deal; one that was not counts as withheld and is not waited for.
 */
export async function leaveToBot(tx: Db, stored: StoredTable, own: SeatRow, now: number): Promise<void> {
  await setSeat(tx, stored.row.id, own.seat, { person: null, bot: STAND_IN });
  await dealUnlessAwaited(tx, stored.row.id, without(stored, own), now);
}

const without = ({ seats }: StoredTable, one: SeatRow): SeatRow[] => seats.filter((seat) => seat !== one);

/** Deals without the missing salts once the reveal phase has timed out. True if this call dealt. */
export async function dealIfDue(db: Db, id: string, now: number): Promise<boolean> {
  const done = await withTable(db, id, async (tx, stored) => {
    if (!isRevealing(stored) || (stored.row.due?.getTime() ?? 0) > now) return false;
    await deal(tx, id, now);
    return true;
  });
  return done === true;
}

/** The seats that had committed to a salt and had not revealed it when the cards were dealt. */
export const withheldIn = ({ row, seats }: StoredTable): Seat[] =>
  row.state === 'open' ? [] : seats.filter(isUnshown).map(({ seat }) => seat);

/** How many commitments are cached: the same table is displayed many times, and a list shows a hundred of them. */
const MAX_CACHED = 20_000;
export const commitmentOf = memoised(MAX_CACHED, commitmentTo);

/** The public facts about a seat's salt. For a salt that was sent openly, its hash serves as the commitment. */
export const saltInfo = ({ salt, saltCommitment }: SaltGiven) => ({
  saltCommitment: saltCommitment ?? (salt === '' ? null : commitmentOf(salt)),
  saltShown: salt !== '',
});

/** The fields of a game record about salt commitments. */
export type SaltCommitments = Pick<GameRecord, 'saltCommitments' | 'withheld'>;

/** The salt commitments of a table. A game that continues a record has none. */
export function saltCommitmentsIn(stored: StoredTable): SaltCommitments {
  if (!stored.row.salted || stored.row.origin !== null) return {};
  const withheld = withheldIn(stored);
  return {
    saltCommitments: stored.seats.map(({ saltCommitment }) => saltCommitment),
    ...(withheld.length > 0 && { withheld }),
  };
}
