import { displayName } from '../../../bots/display-names.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { distinctNames } from '../../../text/distinct-names.ts';
import { namesFor } from '../../play/seat-names.ts';
import { printable } from '../../terminal/printable.ts';

/** The names at a table by seat, no two alike: people's and bots' own, and for empty seats those that we use ourselves. */
export function namesAt({ seats }: Pick<TableInfo, 'seats'>): string[] {
  const ours = namesFor(seats.length);
  return distinctNames(
    seats.map(({ person, bot }, seat) =>
      printable(person?.name ?? (bot === null ? (ours[seat] as string) : displayName(bot))),
    ),
  );
}
