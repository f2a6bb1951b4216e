import '../table.css';
import '../layout.css';
import '../layout-wide.css';
import '../ground.css';
import { type ReactNode, useMemo } from 'react';
import { Loading } from '../../shell/state-screens.tsx';
import { CardLooksProvider } from '../board-area.tsx';
import type { LiveTable } from '../live/use-live-table.ts';
import { namesAt, withTableResult } from '../names.ts';
import type { OpenedGame } from '../open-game.ts';
import type { DealtTable, TableSource } from '../source.ts';
import { SpeechProvider } from '../speech-context.tsx';
import type { TableActions } from '../table-actions.ts';
import { PlayScreen } from './play-screen.tsx';

interface TableScreenProps {
  readonly source: TableSource;
  readonly live: LiveTable;
  readonly game: OpenedGame;
  readonly acts: TableActions;
  /** The status of the connection. */
  readonly notice?: ReactNode;
}

/** A table with a running or finished game, on a server or in this browser. */
export function TableScreen({ source, live, game, acts, notice }: TableScreenProps) {
  const { face, board } = game;
  const table = useDealtTable(live);
  const names = table === null ? [] : namesAt(table.info.seats);
  const key = names.join('\n');
  const viewer = table?.you ?? null;
  const alike = table === null ? undefined : board.ambiguous?.(table.view).join(' ');
  // Keeps its identity as long as names and viewer are the same, because sentences are memoised by it.
  const scene = useMemo(
    () => ({ names, viewer, ...(alike !== undefined && { alike: alike.split(' ') }) }),
    [key, viewer, alike],
  );
  if (table === null) return <Loading />;
  return (
    <SpeechProvider face={face} scene={scene}>
      <CardLooksProvider board={board}>
        <PlayScreen {...{ source, live, board, acts, notice, table }} />
      </CardLooksProvider>
    </SpeechProvider>
  );
}

/**
 * The table as shown; null before the deal. Views keep their identity, so that boards are drawn only when they change.
 */
function useDealtTable({ shown: { table } }: LiveTable): DealtTable | null {
  const { view = null, info = null } = table ?? {};
  const shown = useMemo(() => (view === null || info === null ? null : withTableResult(view, info)), [view, info]);
  return table === null || shown === null ? null : { ...table, view: shown };
}
