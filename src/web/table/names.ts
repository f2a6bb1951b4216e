import type { Result, View } from '../../kernel/index.ts';
import type { FollowedTable } from '../../protocol/client/followed-table.ts';
import type { SeatInfo, TableInfo } from '../../protocol/table.ts';
import { RESIGNED } from '../../protocol/table-event.ts';
import { distinctNames } from '../../text/distinct-names.ts';
import { occupantName } from '../shell/bots/bots.ts';
import type { SeatShown } from './board.ts';

/** The names of the players by seat, made unique. */
export function namesAt(seats: readonly SeatInfo[]): string[] {
  const taken = distinctNames(seats.flatMap((seat) => occupantName(seat) ?? []));
  return seats.map((seat) => (occupantName(seat) === null ? '–' : (taken.shift() as string)));
}

/** The players as boards show them. */
export function seatsAt({ info, view }: Pick<FollowedTable, 'info' | 'view'>, names: readonly string[]): SeatShown[] {
  const asked = view?.asked ?? [];
  const playing = info.state === 'playing';
  const givenUp = info.result?.reason === RESIGNED;
  return info.seats.map(({ person, bot, away, here }, seat) => ({
    seat,
    name: names[seat] ?? '–',
    // Nobody plays on in a game that was given up.
    bot: givenUp && away === 'resigned' ? null : bot,
    away: away !== null && away !== 'resigned',
    gaveUp: away === 'resigned',
    here: person === null || here,
    asked: playing && asked.includes(seat),
  }));
}

/** If the players gave up, the view has no result: gives it that of the table, and nobody is asked any more. */
export const withTableResult = (view: View, { state, result }: Pick<TableInfo, 'state' | 'result'>): View =>
  state === 'over' && view.result === null ? { ...view, asked: [], result: result as Result | null } : view;
