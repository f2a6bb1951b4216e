import type { TableInfo } from '../../../protocol/table.ts';
import { namesFor } from '../../play/seat-names.ts';
import { printable } from '../../terminal/printable.ts';

/** The names at a table by seat, no two alike: people's own, and for bots and empty seats those that we use ourselves. */
export function namesAt({ seats }: Pick<TableInfo, 'seats'>): string[] {
  const ours = namesFor(seats.length);
  const given = seats.map(({ person }, seat) => printable(person?.name ?? (ours[seat] as string)));
  return given.map((name, seat) =>
    given.some((other, n) => n !== seat && other === name) ? `${name} ${seat + 1}` : name,
  );
}
