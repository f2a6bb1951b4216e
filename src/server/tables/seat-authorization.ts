import type { Bar, Seat } from '../../kernel/index.ts';
import { refuse } from '../../protocol/refusal/refusal.ts';
import type { LiveGame, Proposal } from '../../table/index.ts';
import { seatOf } from './info.ts';
import type { StoredTable } from './table-rows.ts';

/**
 * Something derived from the state of a table, evaluated again when the state has changed meanwhile. `at` is the time
 * of the table's own clock.
 */
type FromTable<T> = (live: LiveGame, stored: StoredTable, at: number) => T;

/** Makes a proposal, or says why it is refused. */
export type Propose = FromTable<Proposal | Bar>;

/** Applies `then` to the person's seat; refuses if they have none. */
export const seated =
  <T>(person: string, then: (live: LiveGame, seat: Seat, at: number) => T | Bar): FromTable<T | Bar> =>
  (live, stored, at) => {
    const seat = seatOf(stored, person);
    return seat === null ? refuse('not-seated') : then(live, seat, at);
  };
