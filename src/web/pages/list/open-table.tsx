import { Link } from 'wouter';
import type { ListedTable } from '../../../protocol/table.ts';
import { occupantName } from '../../shell/bots/bots.ts';
import { useFailureText } from '../../shell/failure-text.ts';
import { namesAt } from '../../table/names.ts';
import { useLanguage } from '../../text/index.ts';
import { formatClock } from '../../text/when.ts';
import { takeSeat, useGoToTable } from '../start/create-table.ts';
import { TableRow } from './table-row.tsx';

/** A public table, to join, to watch, or to return to. */
export function OpenTable({ table, changed }: { table: ListedTable; changed(): void }) {
  const { language, texts } = useLanguage();
  const { row } = texts.pages;
  const sentence = useFailureText();
  const { busy, trouble, go } = useGoToTable();
  const { id, seats, you, state } = table;
  const names = namesAt(seats);
  const there = seats.flatMap((seat, at) => (occupantName(seat) === null ? [] : (names[at] ?? [])));
  const free = state === 'open' && seats.some(({ person, bot, keptFor }) => !person && !bot && !keptFor);
  const sit = () =>
    go('sit', async () => {
      const called = await takeSeat(id);
      if (called.kind !== 'done') changed();
      return called;
    });
  const { kind } = table.clock;
  const time = formatClock(language, table.clock);
  return (
    <TableRow
      game={table.game}
      who={trouble === null ? row.names({ names: there }) : sentence(trouble)}
      note={kind === 'none' ? '' : row.clock[kind]({ time })}
      seats={seats}
    >
      {you === null && free ? (
        <button type="button" className="btn" aria-busy={busy !== null} onClick={sit}>
          {row.sit}
        </button>
      ) : (
        <Link className={you === null ? 'btn quiet' : 'btn'} href={`/t/${id}`}>
          {you === null ? row.watch : row.go}
        </Link>
      )}
    </TableRow>
  );
}
