import { Link } from 'wouter';
import type { Listed } from '../../protocol/table.ts';
import { sitter } from '../shell/bots.ts';
import { useSentence } from '../shell/sentence.ts';
import { namesAt } from '../table/names.ts';
import { useReading } from '../text/index.ts';
import { sitDown, useGoing } from './play.ts';
import { TableRow } from './table-row.tsx';
import { listed, timeOf } from './when.ts';

/** A public table: to sit down at, to watch, or one's own to go back to. */
export function OpenTable({ table, changed }: { table: Listed; changed(): void }) {
  const { language, texts } = useReading();
  const { row } = texts.pages;
  const sentence = useSentence();
  const { busy, trouble, go } = useGoing();
  const { id, seats, you, state } = table;
  const names = namesAt(seats, texts.shell);
  const there = seats.flatMap((seat, at) => (sitter(texts.shell, seat) === null ? [] : (names[at] ?? [])));
  const free = state === 'open' && seats.some(({ person, bot, keptFor }) => !person && !bot && !keptFor);
  const sit = () =>
    go('sit', async () => {
      const called = await sitDown(id);
      if (called.kind !== 'done') changed();
      return called;
    });
  const time = timeOf(language, table.clock);
  return (
    <TableRow
      game={table.game}
      who={trouble === null ? listed(language, there) : sentence(trouble)}
      note={time === '' ? '' : row.clock[table.clock.kind](time)}
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
