import './list/list.css';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { ListedTable } from '../../protocol/table.ts';
import icons from '../art/icons.json';
import type { LocalListed } from '../local/browser-storage.ts';
import type { CallFailure } from '../shell/failure-text.ts';
import { useMyTables } from '../shell/my-tables.ts';
import { Page } from '../shell/page.tsx';
import { EmptyState, FetchFailed } from '../shell/state-screens.tsx';
import { useMe } from '../shell/use-me.ts';
import { api } from '../state/session.ts';
import { useTexts } from '../text/index.ts';
import { GhostRows } from './list/table-row.tsx';
import { useLocalGames } from './list/use-local-games.ts';
import { usePolled } from './list/use-polled.ts';
import { FinishedRow, KeptRow, UnfinishedRow } from './my-games/rows.tsx';

const EVERY = 60_000;
/** Games per request. */
const PAGE = 100;

/** The person's games, on the server and in this browser. */
export function MyGames() {
  const { shell } = useTexts();
  const { who, again } = useMe();
  const person = typeof who === 'string' ? null : who;
  const newest = usePolled(person ? () => api.myTables() : null, EVERY, person?.id);
  const live = useMyTables();
  // When a game ends, it leaves one list before the other is requested again.
  useEffect(() => void newest.again(), [live, newest.again]);
  const kept = useLocalGames();
  const trouble: CallFailure | null = who === 'away' ? { kind: 'unreachable' } : newest.trouble;
  const told = trouble !== null || who === null || (newest.value !== null && live !== null);
  return (
    <Page name="at-tables" title={shell.mine}>
      <div className="lead">
        <h1>{shell.mine}</h1>
      </div>
      {trouble !== null && <FetchFailed trouble={trouble} again={person ? newest.again : again} />}
      {/* Shown together, so that nothing moves when the rest arrives. */}
      {told && kept !== null ? (
        <Lists isWhole={trouble === null} newest={newest.value ?? []} live={live} kept={kept} />
      ) : (
        <GhostRows count={5} />
      )}
    </Page>
  );
}

/** Games that wait for the person first, then running ones, then finished ones. */
function Lists(props: {
  readonly newest: readonly ListedTable[];
  readonly live: readonly ListedTable[] | null;
  readonly kept: readonly LocalListed[];
  /** Whether everything has been loaded, so that an empty list means that there are no games. */
  readonly isWhole: boolean;
}) {
  const { newest, live, kept, isWhole } = props;
  const { mine } = useTexts().pages;
  const older = useOlder(newest);
  const unfinished = live ?? newest.filter(({ state }) => state !== 'over');
  const over = [...newest.filter(({ state }) => state === 'over'), ...older.tables];
  const online = [
    [mine.waits, unfinished.filter(({ waits }) => waits)],
    [mine.running, unfinished.filter(({ state, waits }) => state === 'playing' && !waits)],
    [mine.open, unfinished.filter(({ state }) => state === 'open')],
  ] as const;
  const keptRows = (isOver: boolean) =>
    kept.filter(({ ended }) => (ended !== null) === isOver).map((game) => <KeptRow key={game.id} kept={game} />);
  if (unfinished.length + over.length + kept.length === 0) return isWhole ? <None /> : null;
  return (
    <>
      {online.map(([title, tables]) => (
        <Group key={title} title={title}>
          {tables.map((table) => (
            <UnfinishedRow key={table.id} table={table} />
          ))}
        </Group>
      ))}
      <Group title={mine.here}>{keptRows(false)}</Group>
      <Group title={mine.over}>
        {over.map((table) => (
          <FinishedRow key={table.id} table={table} />
        ))}
      </Group>
      {older.hasMore && (
        <p className="more">
          <button type="button" className="btn" aria-busy={older.busy} onClick={older.load}>
            {mine.more}
          </button>
        </p>
      )}
      <Group title={mine.overHere}>{keptRows(true)}</Group>
    </>
  );
}

function None() {
  const { shell, pages } = useTexts();
  return (
    <div className="panel">
      <EmptyState icon={icons['candle-flame']} title={pages.mine.none} text={pages.mine.noneHow}>
        <Link className="btn go" href="/">
          {shell.home}
        </Link>
      </EmptyState>
    </div>
  );
}

/** Rows under a heading; nothing if there are no rows. */
function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className="group">
      <h2>{title}</h2>
      <ul className="panel tbls" data-group="">
        {children}
      </ul>
    </section>
  );
}

/** Loads older games, page by page. */
function useOlder(newest: readonly ListedTable[]) {
  const [tables, setTables] = useState<readonly ListedTable[]>([]);
  const [last, setLast] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const load = async () => {
    if (busy) return;
    setBusy(true);
    const called = await api.myTables(newest.length + tables.length);
    setBusy(false);
    if (called.kind !== 'done') return;
    setLast(called.value.length);
    const known = new Set([...newest, ...tables].map(({ id }) => id));
    setTables([...tables, ...called.value.filter(({ id }) => !known.has(id))]);
  };
  return { tables, busy, hasMore: (last ?? newest.length) === PAGE, load: () => void load() };
}
