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

/** What people do at a table while its game is played. Each gives the reason if it may not be done, or null. */

/** If it is to be `free`, only an answer that could be taken back is given. It is not begun when nobody `wants` it. */
export const answer = (table: Table, person: string, to: number, say: string, free = false, wants?: () => boolean) =>
  table.act(
    seated(person, (live, seat, at) => proposeAnswer(live, seat, at, { to, say, free })),
    wants,
  );

/** An aside, under the same conditions. */
export const aside = (table: Table, person: string, to: number, say: string, free = false, wants?: () => boolean) =>
  table.act(
    seated(person, (live, seat, at) => proposeAside(live, seat, at, { to, say, free })),
    wants,
  );

export const undo = (table: Table, person: string, wants?: () => boolean) =>
  table.act(seated(person, proposeUndo), wants);

export const resign = (table: Table, person: string) => table.act(seated(person, proposeResign));

/** A bot plays for them until they are back. */
export const goAway = (table: Table, person: string) => table.act(seated(person, proposeAway));

export const comeBack = (table: Table, person: string) => table.act(seated(person, proposeBack));

/** Somebody at the table asks for a bot in place of one who has been gone for long: not seen after `since`. */
export const callBot = (table: Table, db: Db, person: string, seat: Seat, since: number) =>
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

/** The plausible answers and asides that somebody may not give now, each with its reason. */
export const barred = (table: Table, person: string): Promise<BarredLines | Bar> =>
  table.run(async () => {
    const bar = await table.ready();
    if (bar !== null) return bar;
    const { live } = table;
    const seat = seatOf(table.row, person);
    if (seat === null) return refuse('not-seated');
    return live?.barred(seat) ?? { answers: [], asides: [] };
  });
