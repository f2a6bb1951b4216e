import type { Followed } from '../../protocol/client/followed.ts';
import type { SeatInfo } from '../../protocol/table.ts';
import { sitter } from '../shell/bots.ts';
import type { ShellText } from '../text/en/shell.ts';
import type { SeatShown } from './board.ts';

/** What those at a table are called, by seat; no two alike. */
export function namesAt(seats: readonly SeatInfo[], shell: ShellText): string[] {
  const names: string[] = [];
  for (const seat of seats) {
    const name = sitter(shell, seat) ?? '–';
    let own = name;
    for (let n = 2; own !== '–' && names.includes(own); n++) own = `${name} ${n}`;
    names.push(own);
  }
  return names;
}

/** The players as a board shows them. */
export function seatsAt({ info, view }: Pick<Followed, 'info' | 'view'>, names: readonly string[]): SeatShown[] {
  const asked = (view as { readonly asked: readonly number[] } | null)?.asked ?? [];
  const playing = info.state === 'playing';
  return info.seats.map(({ person, bot, away, here }, seat) => ({
    seat,
    name: names[seat] ?? '–',
    bot,
    away: away !== null,
    here: person === null || here,
    asked: playing && asked.includes(seat),
  }));
}
