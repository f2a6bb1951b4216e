import type { Result, View } from '../../kernel/index.ts';
import type { FollowedTable } from '../../protocol/client/followed-table.ts';
import type { SeatInfo, TableInfo } from '../../protocol/table.ts';
import { RESIGNED } from '../../protocol/table-event.ts';
import { occupantName } from '../shell/bots.ts';
import type { PageTexts } from '../text/index.ts';
import type { SeatShown } from './board.ts';

/** What those at a table are called, by seat; no two alike. */
export function namesAt(seats: readonly SeatInfo[], shell: PageTexts['shell']): string[] {
  const names: string[] = [];
  for (const seat of seats) {
    const name = occupantName(shell, seat) ?? '–';
    let own = name;
    for (let n = 2; own !== '–' && names.includes(own); n++) own = `${name} ${n}`;
    names.push(own);
  }
  return names;
}

/** The players as a board shows them. */
export function seatsAt({ info, view }: Pick<FollowedTable, 'info' | 'view'>, names: readonly string[]): SeatShown[] {
  const asked = view?.asked ?? [];
  const playing = info.state === 'playing';
  const givenUp = info.result?.reason === RESIGNED;
  return info.seats.map(({ person, bot, away, here }, seat) => ({
    seat,
    name: names[seat] ?? '–',
    // A game that was given up nobody plays on.
    bot: givenUp && away === 'resigned' ? null : bot,
    away: away !== null && away !== 'resigned',
    gaveUp: away === 'resigned',
    here: person === null || here,
    asked: playing && asked.includes(seat),
  }));
}

/** A game that was given up has no result of its own: it has that of its table, and nobody is asked any more. */
export const withTableResult = (view: View, { state, result }: Pick<TableInfo, 'state' | 'result'>): View =>
  state === 'over' && view.result === null ? { ...view, asked: [], result: result as Result | null } : view;
