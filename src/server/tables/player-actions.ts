import { eq } from 'drizzle-orm';
import type { Bar, Seat } from '../../kernel/index.ts';
import { refuse } from '../../protocol/refusal/refusal.ts';
import {
  type BarredLines,
  proposeAnswer,
  proposeAside,
  proposeAway,
  proposeBack,
  proposeResign,
  proposeUndo,
} from '../../table/index.ts';
import type { Db } from '../storage/open.ts';
import { people } from '../storage/schema.ts';
import { seatOf } from './info.ts';
import { seated } from './seat-authorization.ts';
import type { Table } from './table.ts';

/** What players do during a game. Each function returns the reason if it is refused, else null. */

/**
 * Gives an answer. `onlyIfUndoable`: refused if it could not be taken back. It is not given if `isWanted` is false by
 * the time it is its turn.
 */
export const answer = (
  table: Table,
  person: string,
  to: number,
  say: string,
  onlyIfUndoable = false,
  isWanted?: () => boolean,
) =>
  table.act(
    seated(person, (live, seat, at) => proposeAnswer(live, seat, at, { to, say, free: onlyIfUndoable })),
    isWanted,
  );

/** Gives an aside, with the same conditions. */
export const aside = (
  table: Table,
  person: string,
  to: number,
  say: string,
  onlyIfUndoable = false,
  isWanted?: () => boolean,
) =>
  table.act(
    seated(person, (live, seat, at) => proposeAside(live, seat, at, { to, say, free: onlyIfUndoable })),
    isWanted,
  );

export const undo = (table: Table, person: string, isWanted?: () => boolean) =>
  table.act(seated(person, proposeUndo), isWanted);

export const resign = (table: Table, person: string) => table.act(seated(person, proposeResign));

/** A bot plays for them until they come back. */
export const goAway = (table: Table, person: string) => table.act(seated(person, proposeAway));

export const comeBack = (table: Table, person: string) => table.act(seated(person, proposeBack));

/** A player asks for a bot to stand in for another who has been away for long: not seen after `since`. */
export const requestStandIn = (table: Table, db: Db, person: string, seat: Seat, since: number) =>
  table.run(async () => {
    const bar = await table.ready();
    if (bar !== null) return bar;
    const owner = table.row.seats[seat]?.person ?? null;
    if (owner === null) return refuse('not-seated');
    const [seen] = await db.select({ seen: people.seen }).from(people).where(eq(people.id, owner));
    const left = (seen?.seen.getTime() ?? 0) - since;
    return table.applyProposal((live, stored) => {
      if (seatOf(stored, person) === null) return refuse('not-seated');
      if (live.away[seat] !== null) return refuse('bot-plays');
      if (table.presence.isHere(owner)) return refuse('is-here');
      if (left >= 0) return refuse('gone-briefly', { seconds: Math.floor(left / 1000) + 1 });
      return { draft: { kind: 'away', seat, say: 'gone' }, to: null };
    });
  });

/** The plausible answers and asides that this person may not give now, each with its reason. */
export const barred = (table: Table, person: string): Promise<BarredLines | Bar> =>
  table.run(async () => {
    const bar = await table.ready();
    if (bar !== null) return bar;
    const { live } = table;
    const seat = seatOf(table.row, person);
    if (seat === null) return refuse('not-seated');
    return live?.barred(seat) ?? { answers: [], asides: [] };
  });
