import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import type { GameInfo } from '../../../protocol/game.ts';
import icons from '../../art/icons.json';
import { covers } from '../../games/register.ts';
import { ownEntry } from '../../own-entry.ts';
import { type CallFailure, useFailureText } from '../../shell/failure-text.ts';
import { Page } from '../../shell/page.tsx';
import { ErrorScreen, Loading } from '../../shell/state-screens.tsx';
import { rememberCommitment } from '../../state/commitments.ts';
import { join } from '../../state/salts.ts';
import { api, ensurePerson, me } from '../../state/session.ts';
import { useStore } from '../../state/value-store.ts';
import { useLanguage } from '../../text/index.ts';
import { refusalSentence } from '../../text/refusals.ts';
import { Connection } from '../around/connection.tsx';
import { type LiveTable, useLiveTable } from '../live/use-live-table.ts';
import { Chat } from '../log/chat.tsx';
import type { GameOpenError, OpenedGame } from '../open-game.ts';
import { TableScreen } from '../screen/table-screen.tsx';
import { SpeechProvider } from '../speech-context.tsx';
import type { MuteActs, TableActions } from '../table-actions.ts';
import { useMutes } from './mutes.ts';
import { OnlineSource } from './online-source.ts';
import { TableOptions } from './options.tsx';
import { WaitingRoom } from './waiting-room.tsx';

/** A table on the server. Its link works for everybody: a visitor without an account becomes a guest. */
export function OnlineTable() {
  const { id = '' } = useParams<{ id: string }>();
  const { texts } = useLanguage();
  const sentence = useFailureText();
  const who = useStore(me);
  const [trouble, setTrouble] = useState<CallFailure | null>(null);
  const [tries, setTries] = useState(0);
  const come = async () => {
    setTrouble(null);
    const called = await ensurePerson();
    if (called.kind !== 'done') setTrouble(called);
  };
  const nobody = !who;
  useEffect(() => {
    if (nobody) void come();
  }, [nobody]);
  if (trouble !== null && nobody) {
    return (
      <Page title={texts.table.unreachable.title}>
        <ErrorScreen icon={icons.unplugged} title={texts.table.unreachable.title} text={sentence(trouble)}>
          <button type="button" className="btn go" onClick={() => void come()}>
            {texts.shell.retry}
          </button>
          <Link className="btn" href="/">
            {texts.shell.home}
          </Link>
        </ErrorScreen>
      </Page>
    );
  }
  // Another person needs another connection and sees another view.
  if (!who) return <Loading />;
  return <Following key={`${id} ${who.id} ${tries}`} id={id} again={() => setTries(tries + 1)} />;
}

/** Follows the table as the person who is signed in. */
function Following({ id, again }: { id: string; again: () => void }) {
  const source = useMemo(() => new OnlineSource(id), [id]);
  const [gone, setGone] = useState<{ readonly why: string | null } | null>(null);
  const live = useLiveTable(source, (why) => setGone({ why }));
  const stale = useStore(source.stale);
  const { table } = live.shown;
  const isTimed =
    table !== null && table.you !== null && table.info.state === 'playing' && table.info.clock.kind !== 'none';
  const notice = <Connection stale={stale} timed={isTimed} />;
  if (gone !== null) return <NoTable why={gone.why} again={again} />;
  if (table === null) {
    return (
      <>
        {notice}
        <Loading />
      </>
    );
  }
  return <Found {...{ source, live, table, notice }} />;
}

interface FoundProps {
  readonly source: OnlineSource;
  readonly live: LiveTable;
  readonly table: FollowedTable;
  readonly notice: React.ReactNode;
}

function Found({ source, live, table, notice }: FoundProps) {
  const { info, you } = table;
  const { language } = useLanguage();
  const { game } = live;
  const mutes = useMutes();
  const acts = useActs(table, mutes);
  const title = ownEntry(covers, info.game)?.text[language].title ?? info.game;
  const isOver = info.state === 'over';
  useEffect(() => {
    if (!isOver) rememberCommitment(info.id, info.commitment);
  }, [info.id, info.commitment, isOver]);
  if (typeof game === 'string') return <NoGame why={game} />;
  if (info.state === 'open') {
    return (
      <WaitingRoom
        {...{ info, you, title, notice }}
        below={(known) => game !== null && <Meanwhile {...{ game, known, table, source, mutes }} />}
      />
    );
  }
  if (game === null) return <Loading />;
  return <TableScreen {...{ source, live, acts, notice, game }} />;
}

/** In the waiting room: the options of the table, and its chat. */
function Meanwhile({
  game: { face },
  known,
  table: { info, you, chat },
  source,
  mutes,
}: {
  game: OpenedGame;
  known: GameInfo | null;
  table: FollowedTable;
  source: OnlineSource;
  mutes: MuteActs;
}) {
  const scene = useMemo(() => ({ names: [], viewer: null }), []);
  return (
    <SpeechProvider face={face} scene={scene}>
      {known !== null && <TableOptions info={info} known={known.options} />}
      <Chat lines={chat} send={you === null ? null : source.chat} mutes={mutes} />
    </SpeechProvider>
  );
}

/** The actions that are possible at this table. */
function useActs({ info: { id, next, state }, you, seq }: FollowedTable, mutes: MuteActs): TableActions {
  const [, navigate] = useLocation();
  return useMemo(() => {
    const seated: TableActions =
      you === null
        ? {}
        : {
            resign: () => api.resign(id),
            away: () => api.away(id),
            back: () => api.back(id),
            takeover: (seat) => api.takeover(id, seat),
            rematch: async () => {
              const called = await api.rematch(id);
              if (called.kind !== 'done') return called;
              const joined = await join(called.value.id);
              // If the next table is full, they watch it.
              navigate(`/t/${called.value.id}`);
              return joined.kind === 'done' ? joined : called;
            },
          };
    return {
      ...seated,
      rematchWaits: next !== null,
      ...(you === null && next !== null && { next: `/t/${next}` }),
      report: (words) => api.report(id, { words, ...(seq !== null && { seq }) }),
      mutes,
      ...(state === 'over' && { replay: `/replay/t/${id}` }),
    };
  }, [id, next, state, you, seq, mutes]);
}

/** The table does not exist, or may not be watched. */
function NoTable({ why, again }: { why: string | null; again: () => void }) {
  const { language, texts } = useLanguage();
  const text = texts.table.gone;
  const closed = why === 'no-spectators';
  const words = why === null ? null : refusalSentence(language, { rule: null, why });
  return (
    <Page title={text.title}>
      <ErrorScreen icon={closed ? icons['broken-wall'] : icons.cat} title={text.title} text={words ?? text.text}>
        <Link className="btn go" href="/">
          {texts.shell.home}
        </Link>
        <button type="button" className="btn" onClick={again}>
          {texts.shell.retry}
        </button>
        <Link className="btn" href="/tables">
          {texts.shell.tables}
        </Link>
      </ErrorScreen>
    </Page>
  );
}

function NoGame({ why }: { why: GameOpenError }) {
  const { texts } = useLanguage();
  const text = texts.table.unopened;
  return (
    <Page title={text.title}>
      <ErrorScreen icon={icons['broken-wall']} title={text.title} text={text[why]}>
        <button type="button" className="btn go" onClick={() => location.reload()}>
          {texts.shell.reload}
        </button>
        <Link className="btn" href="/">
          {texts.shell.home}
        </Link>
      </ErrorScreen>
    </Page>
  );
}
