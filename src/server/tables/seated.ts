import type { Bar, Seat } from '../../kernel/index.ts';
import { refuse } from '../../protocol/refusal.ts';
import { seatOf } from './info.ts';
import type { Asking, Live } from './live.ts';

/** Something that somebody asks of a running game. */
type Of<T> = (...[live, stored, at]: Parameters<Asking>) => T | Bar;

/** For who sits there: what `then` says of their seat. */
export const seated =
  <T>(person: string, then: (live: Live, seat: Seat, at: number) => T | Bar): Of<T> =>
  (live, stored, at) => {
    const seat = seatOf(stored, person);
    return seat === null ? refuse('not-seated') : then(live, seat, at);
  };

/** For who plays their seat themselves. */
export const playing = <T>(person: string, then: (live: Live, seat: Seat) => T | Bar): Of<T> =>
  seated(person, (live, seat, at) => {
    if (live.away[seat] === 'resigned') return refuse('has-resigned');
    // The bell has not rung yet, but will.
    if (live.clocks.overdue(at).includes(seat)) return refuse('time-up');
    return live.player(seat) === null ? then(live, seat) : refuse('bot-plays');
  });
