import type { SeatInfo, TableInfo } from '../../../protocol/table.ts';
import { printable } from '../../terminal/printable.ts';
import type { OnlineText } from '../../text.ts';

/** Who came and went between two looks at a table, in sentences. `me` knows of themselves. */
export function presenceChanges(before: TableInfo, now: TableInfo, me: string, text: OnlineText): string[] {
  return now.seats.flatMap((seat, n) => atSeat(before.seats[n] as SeatInfo, seat, me, text));
}

function atSeat(before: SeatInfo, now: SeatInfo, me: string, text: OnlineText): string[] {
  const same = before.person?.id === now.person?.id;
  const other = (seat: SeatInfo) =>
    seat.person === null || seat.person.id === me ? [] : [{ name: printable(seat.person.name) }];
  if (!same) return [...other(before).map(text.stoodUp), ...other(now).map(text.satDown)];
  return before.here === now.here ? [] : other(now).map(now.here ? text.came : text.went);
}
