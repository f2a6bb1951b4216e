import { Link } from 'wouter';
import type { Result } from '../../../kernel/index.ts';
import { surrenderSentence } from '../../../protocol/sentences/table-event-sentence.ts';
import type { ListedTable, SeatInfo } from '../../../protocol/table.ts';
import type { LocalListed } from '../../local/browser-storage.ts';
import { namesWith } from '../../local/names.ts';
import { occupantName } from '../../shell/bots/bots.ts';
import { namesAt } from '../../table/names.ts';
import { useLanguage } from '../../text/index.ts';
import { formatTimestamp } from '../../text/when.ts';
import { TableRow } from '../list/table-row.tsx';
import { useSpeech } from '../list/use-speech.ts';
import { othersText } from '../start/opponents.ts';

/** The names of all others at a table, as a list in a sentence. */
function useOthers({ seats, you }: ListedTable): string {
  const { texts } = useLanguage();
  const all = namesAt(seats);
  const names = all.filter((_, at) => at !== you && occupantName(seats[at] as SeatInfo) !== null);
  return othersText(seats.length, names, texts);
}

/** How a game ended, in a sentence; empty until the game's texts are loaded. */
function useOutcome(game: string, result: Result | null, names: readonly string[], viewer: number | null): string {
  const { language } = useLanguage();
  const speech = useSpeech(game);
  if (result === null) return '';
  const scene = { names, viewer };
  return surrenderSentence(language, result, scene) ?? speech?.result(result, scene) ?? '';
}

/** An unfinished table. */
export function UnfinishedRow({ table }: { table: ListedTable }) {
  const { language, texts } = useLanguage();
  const { mine, row, home } = texts.pages;
  const { id, game, seats, state, waits, due, started, created } = table;
  const others = useOthers(table);
  const note = () => {
    if (waits) return due === null ? mine.yourMove : mine.until({ when: formatTimestamp(language, due) });
    return state === 'open' ? '' : mine.since({ when: formatTimestamp(language, started ?? created) });
  };
  return (
    <TableRow game={game} who={others} note={note()} seats={seats} urgent={waits}>
      <Link className={waits ? 'btn go' : 'btn'} href={`/t/${id}`}>
        {waits ? home.back : row.go}
      </Link>
    </TableRow>
  );
}

/** A finished table: how it ended, and a link to its replay. */
export function FinishedRow({ table }: { table: ListedTable }) {
  const { language, texts } = useLanguage();
  const { id, game, seats, you, result, ended, created } = table;
  const outcome = useOutcome(game, result as Result | null, namesAt(seats), you);
  const others = useOthers(table);
  return (
    <TableRow
      game={game}
      who={outcome === '' ? others : `${others} · ${outcome}`}
      note={formatTimestamp(language, ended ?? created)}
    >
      <Link className="btn" href={`/replay/t/${id}`}>
        {texts.pages.mine.replay}
      </Link>
    </TableRow>
  );
}

/** A game of this browser. */
export function KeptRow({ kept }: { kept: LocalListed }) {
  const { language, texts } = useLanguage();
  const { mine, row } = texts.pages;
  const { id, game, seat, bots, started, ended, result } = kept;
  // Bots are named in the current language.
  const names = namesWith(bots, (at) => kept.names[at] ?? '–');
  const outcome = useOutcome(game, result, names, seat);
  const named = names.filter((_, at) => at !== seat);
  const others = othersText(names.length, named, texts);
  return (
    <TableRow
      game={game}
      who={outcome === '' ? others : `${others} · ${outcome}`}
      note={
        ended === null ? mine.since({ when: formatTimestamp(language, started) }) : formatTimestamp(language, ended)
      }
    >
      <Link className="btn" href={ended === null ? `/here/${id}` : `/replay/here/${id}`}>
        {ended === null ? row.go : mine.replay}
      </Link>
    </TableRow>
  );
}
