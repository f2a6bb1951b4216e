import { eq } from 'drizzle-orm';
import type { Seat } from '../../kernel/index.ts';
import { refuse } from '../../protocol/refusal.ts';
import type { Db } from '../storage/open.ts';
import { people } from '../storage/schema.ts';
import { seatOf } from './info.ts';
import { type Away, MOST_LEAVINGS, MOST_UNDOS } from './live.ts';
import { playing, seated } from './seated.ts';
import type { Table } from './table.ts';

/** What people do at a table while its game is played. Each gives the reason if it may not be done, or null. */

/** If it is to be `free`, only an answer that could be taken back is given. It is not begun when nobody `wants` it. */
export const answer = (table: Table, person: string, to: number, say: string, free = false, wants?: () => boolean) =>
  table.act(
    playing(person, (live, seat) =>
      free && live.seals(seat, say, to) ? refuse('seals') : { wish: { kind: 'answer', seat, say }, to },
    ),
    wants,
  );

export const undo = (table: Table, person: string, wants?: () => boolean) =>
  table.act(
    playing(person, (live, seat) =>
      live.undos < MOST_UNDOS ? { wish: { kind: 'undo', seat, say: '' }, to: null } : refuse('undo-enough'),
    ),
    wants,
  );

export const resign = (table: Table, person: string) =>
  table.act(
    seated(person, (live, seat) =>
      live.away[seat] === 'resigned' ? refuse('has-resigned') : { wish: { kind: 'resign', seat, say: '' }, to: null },
    ),
  );

const away = (seat: Seat, say: Away) => ({ wish: { kind: 'away' as const, seat, say }, to: null });

/** A bot plays for them until they are back. */
export const goAway = (table: Table, person: string) =>
  table.act(
    playing(person, (live, seat) => {
      const before = live.log.filter((entry) => entry.kind === 'away' && entry.seat === seat);
      return before.length < MOST_LEAVINGS ? away(seat, 'left') : refuse('too-fast');
    }),
  );

export const comeBack = (table: Table, person: string) =>
  table.act(
    seated(person, (live, seat, at) => {
      if (live.away[seat] === 'resigned') return refuse('has-resigned');
      if (live.away[seat] === null) return refuse('not-away');
      if (live.clocks.usedUp(seat, at)) return refuse('time-up');
      return { wish: { kind: 'back', seat, say: '' }, to: null };
    }),
  );

/** Somebody at the table asks for a bot in place of one who has been gone for long: not seen after `since`. */
export const callBot = (table: Table, db: Db, person: string, seat: Seat, since: number) =>
  table.run(async () => {
    const bar = await table.ready();
    if (bar !== null) return bar;
    const owner = table.row.seats[seat]?.person ?? null;
    if (owner === null) return refuse('not-seated');
    const [seen] = await db.select({ seen: people.seen }).from(people).where(eq(people.id, owner));
    const left = (seen?.seen.getTime() ?? 0) - since;
    return table.happen((live, stored) => {
      if (seatOf(stored, person) === null) return refuse('not-seated');
      if (live.away[seat] !== null) return refuse('bot-plays');
      if (table.presence.isHere(owner)) return refuse('is-here');
      return left < 0 ? away(seat, 'gone') : refuse('gone-briefly', { seconds: Math.floor(left / 1000) + 1 });
    });
  });

/** The plausible answers that somebody may not give now, each with its reason. */
export const barred = (table: Table, person: string) =>
  table.run(async () => {
    const bar = await table.ready();
    if (bar !== null) return bar;
    const { live } = table;
    const seat = seatOf(table.row, person);
    if (seat === null) return refuse('not-seated');
    if (live === null || live.result !== null) return [];
    return live.match.game.barred(live.match.state, seat);
  });
