import { ownEntry } from '../../own-entry.ts';
import './table-row.css';
import type { ReactNode } from 'react';
import type { SeatInfo } from '../../../protocol/table.ts';
import type { Language } from '../../../text/languages.ts';
import { Inked } from '../../art/art.tsx';
import { Seal } from '../../art/glyph.tsx';
import { coverArtOf } from '../../games/cover-art.ts';
import { covers } from '../../games/register.ts';
import { occupantName } from '../../shell/bots/bots.ts';
import { useLanguage } from '../../text/index.ts';

/** The name of a game, from its cover. */
export const titleOf = (language: Language, game: string): string =>
  ownEntry(covers, game)?.text[language].title ?? game;

/** The emblem of a game. */
export function Emblem({ game }: { game: string }) {
  const { art, spot } = coverArtOf(game);
  return (
    <span className="emblem" style={{ '--spot': spot }}>
      <Inked icon={art.icon} />
    </span>
  );
}

/** The seats of a table: a seal for each that is taken, an empty ring for each that is free. */
function SeatMarks({ seats }: { seats: readonly SeatInfo[] }) {
  const { pages } = useLanguage().texts;
  const taken = seats.map((seat) => occupantName(seat));
  return (
    <span className="chairs">
      {taken.map((name, seat) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
        name === null ? <span key={seat} className="chair" title={pages.row.free} /> : <Seal key={seat} seat={seat} />,
      )}
      <span className="sr">
        {pages.row.seats({ taken: taken.filter((name) => name !== null).length, all: seats.length })}
      </span>
    </span>
  );
}

/** A table in a list: game, players, state, and a link. */
export function TableRow(props: {
  readonly game: string;
  readonly who: string;
  readonly note?: string;
  readonly seats?: readonly SeatInfo[];
  /** Whether it waits for the reader. */
  readonly urgent?: boolean;
  readonly children: ReactNode;
}) {
  const { game, who, note, seats, urgent = false, children } = props;
  const { language } = useLanguage();
  return (
    <li className={urgent ? 'tbl urgent' : 'tbl'}>
      <Emblem game={game} />
      <div className="tx">
        <h3>{titleOf(language, game)}</h3>
        <p>{who}</p>
      </div>
      {seats !== undefined && <SeatMarks seats={seats} />}
      <p className="note">{note}</p>
      <div className="way">{children}</div>
    </li>
  );
}

/** Placeholders for rows that are still loading. */
export function GhostRows({ count }: { count: number }) {
  return (
    <ul className="panel tbls" aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <li key={row} className="tbl">
          <span className="ghost emblem-ghost" />
          <div className="tx">
            <span className="ghost line-ghost" />
          </div>
        </li>
      ))}
    </ul>
  );
}
