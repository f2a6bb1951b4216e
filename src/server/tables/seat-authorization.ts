import type { Bar, Seat } from '../../kernel/index.ts';
import { refuse } from '../../protocol/refusal/refusal.ts';
import type { LiveGame, Proposal } from '../../table/index.ts';
import { seatOf } from './info.ts';
import type { StoredTable } from './table-rows.ts';

/** What follows from how a table stands: worked out anew each time that it has changed. `at` is the table's own time. */
type FromTable<T> = (live: LiveGame, stored: StoredTable, at: number) => T;

/** What somebody wants to happen, or why it may not. */
export type Propose = FromTable<Proposal | Bar>;

/** For who sits there: what `then` says of their seat. */
export const seated =
  <T>(person: string, then: (live: LiveGame, seat: Seat, at: number) => T | Bar): FromTable<T | Bar> =>
  (live, stored, at) => {
    const seat = seatOf(stored, person);
    return seat === null ? refuse('not-seated') : then(live, seat, at);
  };
