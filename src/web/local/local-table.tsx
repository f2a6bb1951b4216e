import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useParams, useSearch } from 'wouter';
import { z } from 'zod';
import type { CallResult } from '../../protocol/client/api.ts';
import type { FollowedTable } from '../../protocol/client/followed-table.ts';
import { BackToGames, isTransient, type OpenFailure, OpenFailureScreen } from '../replay/record/open-failure.tsx';
import { Loading } from '../shell/state-screens.tsx';
import { me } from '../state/session.ts';
import { useLiveTable } from '../table/live/use-live-table.ts';
import { playedEditionOf } from '../table/open-game.ts';
import { TableScreen } from '../table/screen/table-screen.tsx';
import type { TableActions } from '../table/table-actions.ts';
import { useTexts } from '../text/index.ts';
import { cacheEdition } from './cache-edition.ts';
import { localEngine, onTableNews } from './engine-thread.ts';
import { openFailureOf } from './game-with-pack.ts';
import { LocalSource } from './local-source.ts';
import { namesWith } from './names.ts';

/** A table in this browser, with bots or for several at one screen. `/here/new?setup=…` begins a game. */
export function LocalTable() {
  const { id = '' } = useParams<{ id: string }>();
  return id === 'new' ? <NewLocalTable /> : <SavedLocalTable key={id} id={id} />;
}

// ---- A new game ----

const setupSchema = z.object({
  game: z.string(),
  seats: z.array(z.string().nullable()).min(1).max(16),
  /** By seat what people are called; nothing: as the page calls them. */
  names: z.array(z.string().max(32)).max(16).default([]),
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])).default({}),
  coach: z.boolean().optional(),
});

/** What the address asks for; null if it cannot be read. */
function setupIn(search: URLSearchParams): z.infer<typeof setupSchema> | null {
  try {
    return setupSchema.parse(JSON.parse(search.get('setup') ?? ''));
  } catch {
    return null;
  }
}

const UNREADABLE_SETUP: OpenFailure = { kind: 'bad-setup', faults: [{ path: 'setup', message: 'cannot be read' }] };

function NewLocalTable() {
  const texts = useTexts();
  const search = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState<OpenFailure | null>(null);
  const created = useRef(false);
  const create = async () => {
    const setup = setupIn(search);
    if (setup === null) return setFailure(UNREADABLE_SETUP);
    const you = me.get()?.name ?? texts.replay.here.you;
    const first = setup.seats.indexOf(null);
    const called = (seat: number): string =>
      setup.names[seat]?.trim() || (seat === first ? you : texts.talk.here.player({ seat: seat + 1 }));
    const made = await localEngine().tables.create(setup, namesWith(setup.seats, called));
    if (made.kind !== 'made') return setFailure({ kind: 'bad-setup', faults: made.faults });
    navigate(`/here/${made.id}${search.has('plain') ? '?plain' : ''}`, { replace: true });
  };
  useEffect(() => {
    // Once, however often the page is drawn: each would be another game.
    if (created.current) return;
    created.current = true;
    create().catch(() => setFailure({ kind: 'no-engine' }));
  }, []);
  if (failure === null) return <Loading />;
  return (
    <OpenFailureScreen why={failure}>
      <Link className="btn go" href="/">
        {texts.shell.home}
      </Link>
    </OpenFailureScreen>
  );
}

// ---- A saved game ----

/** Opens the table, again if that failed, and leaves it with the page. */
function useSeat(id: string) {
  const [source, setSource] = useState<LocalSource | null>(null);
  const [failure, setFailure] = useState<OpenFailure | null>(null);
  const [unkept, setUnkept] = useState(false);
  const [tries, setTries] = useState({ count: 0, anyway: false });
  useEffect(() => {
    let gone = false;
    let leave = () => {};
    const stop = (why: OpenFailure) => {
      if (!gone) setFailure(why);
    };
    const open = async () => {
      const next = new LocalSource(id, { tables: localEngine().tables, hear: onTableNews });
      leave = () => next.leave();
      const ends = {
        unkept: () => setUnkept(true),
        taken: () => stop({ kind: 'elsewhere' }),
        broken: () => stop({ kind: 'stopped' }),
      };
      const why = await next.sit(ends, tries.anyway);
      if (why !== null) stop(why);
      else if (!gone) setSource(next);
    };
    setFailure(null);
    open().catch(() => stop({ kind: 'no-engine' }));
    return () => {
      gone = true;
      leave();
    };
  }, [id, tries]);
  const again = (anyway: boolean) => setTries(({ count }) => ({ count: count + 1, anyway }));
  return { source, failure, unkept, again };
}

function SavedLocalTable({ id }: { id: string }) {
  const { shell, replay } = useTexts();
  const { source, failure, unkept, again } = useSeat(id);
  if (failure !== null) {
    return (
      <OpenFailureScreen why={failure}>
        {isTransient(failure) && (
          <button type="button" className="btn go" onClick={() => again(failure.kind === 'elsewhere')}>
            {failure.kind === 'elsewhere' ? replay.here.takeOver : shell.retry}
          </button>
        )}
        <Link className="btn" href="/">
          {shell.home}
        </Link>
        <BackToGames />
      </OpenFailureScreen>
    );
  }
  return source?.now ? (
    <Table source={source} first={source.now} unkept={unkept} again={() => again(false)} />
  ) : (
    <Loading />
  );
}

interface TableProps {
  readonly source: LocalSource;
  readonly first: FollowedTable;
  readonly unkept: boolean;
  readonly again: () => void;
}

function Table({ source, first, unkept, again }: TableProps) {
  const { replay } = useTexts();
  const { id, game } = first.info;
  const live = useLiveTable(source, again);
  const acts = useActs(source, id);
  const { edition } = playedEditionOf(first.info);
  useEffect(() => {
    cacheEdition(game, edition);
  }, [game, edition]);
  if (live.game === null) return <Loading />;
  if (typeof live.game === 'string') {
    return (
      <OpenFailureScreen why={openFailureOf(live.game, game)}>
        <BackToGames />
      </OpenFailureScreen>
    );
  }
  const notice = (
    <div role="status" className="connection" data-unkept={unkept || undefined}>
      {unkept && <p className="strip">{replay.here.unkept}</p>}
    </div>
  );
  return <TableScreen {...{ source, live, acts, notice }} game={live.game} />;
}

/** What can be done at a table of this browser. */
function useActs(source: LocalSource, id: string): TableActions {
  const [, navigate] = useLocation();
  return useMemo(
    () => ({
      resign: async (): Promise<CallResult<unknown>> => {
        const reply = await source.resign();
        if (reply.kind === 'refused') return reply;
        return reply.kind === 'done' ? { kind: 'done', value: null } : { kind: 'unreachable' };
      },
      rematch: async (): Promise<CallResult<unknown>> => {
        try {
          const made = await localEngine().tables.rematch(id);
          if (made.kind === 'made') navigate(`/here/${made.id}`);
          return made.kind === 'made' ? { kind: 'done', value: null } : { kind: 'unreadable' };
        } catch {
          // The engine broke.
          return { kind: 'unreachable' };
        }
      },
      replay: `/replay/here/${id}`,
    }),
    [source, id],
  );
}
