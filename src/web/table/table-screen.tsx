import './table.css';
import './layout.css';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Face, View } from '../../kernel/index.ts';
import type { FollowedTable } from '../../protocol/client/followed-table.ts';
import { Loading } from '../shell/state-screens.tsx';
import { useStore } from '../state/value-store.ts';
import { useTexts } from '../text/index.ts';
import { AllAnswers } from './answer/all-answers.tsx';
import { QuestionBar } from './answer/question-bar.tsx';
import { whyNoPart } from './answer/why-no-part.ts';
import { WhyNot } from './answer/why-not.tsx';
import { AtTable } from './around/at-table.tsx';
import { Help } from './around/help.tsx';
import { useArrows } from './around/keys.ts';
import { Menu } from './around/menu.tsx';
import { Sheet } from './around/sheet.tsx';
import { useTableKeys } from './around/table-keys.ts';
import { TopBar } from './around/top-bar.tsx';
import { AllAsides } from './aside/aside-bar.tsx';
import type { GameBoard } from './board.ts';
import { BoardArea, CardLooksProvider } from './board-area.tsx';
import { CardInspection, FloatingCard, InspectedCard, OpenCard, useInspection } from './cards/inspector.tsx';
import { CoachButton, hasCoach, mayBeCoached } from './coach/coach-button.tsx';
import { CoachPanel } from './coach/coach-panel.tsx';
import { useCurrentAdvice } from './coach/use-current-advice.ts';
import { hasOverview, OverviewSheet } from './guide/overview-sheet.tsx';
import { AsText } from './log/as-text.tsx';
import { EventAnnouncer } from './log/event-announcer.tsx';
import { markSeen } from './log/last-seen.ts';
import { logLines, reasonIn } from './log/log-lines.ts';
import { MissedEvents } from './log/missed-events.tsx';
import { SidePanel, type SideTab } from './log/side-panel.tsx';
import { useUnread } from './log/unread.ts';
import { isStill } from './motion/beat-player.ts';
import { FlightAnimator } from './motion/flight-animator.ts';
import { useSkipping } from './motion/skipping.ts';
import { namesAt, seatsAt, withTableResult } from './names.ts';
import { usePicking } from './picking.ts';
import type { TableSource } from './source.ts';
import { SpeechProvider, useSpeechContext } from './speech-context.tsx';
import type { TableActions } from './table-actions.ts';
import { RemarkMarks } from './talk/remark-marks.tsx';
import { useRemarks } from './talk/remark-text.ts';
import { TalkBar } from './talk/talk-bar.tsx';
import { useTalk } from './talk/use-talk.ts';
import { useLayoutSize } from './use-layout-size.ts';
import { type TableControllers, useTable, useTitle } from './use-table.ts';

interface TableScreenProps {
  readonly source: TableSource;
  readonly inUse: TableControllers;
  readonly face: Face;
  readonly board: GameBoard;
  readonly acts: TableActions;
  /** How it stands with the connection. */
  readonly notice?: ReactNode;
}

/** A table at which a game is played or was: the same wherever it is. */
export function TableScreen(props: TableScreenProps) {
  const { shell } = useTexts();
  const { table } = props.inUse.shown;
  const names = table === null ? [] : namesAt(table.info.seats, shell);
  const key = names.join('\n');
  const viewer = table?.you ?? null;
  const view = (table?.view ?? null) as View | null;
  const alike = view === null ? undefined : props.board.ambiguous?.(view).join(' ');
  // The same people, the same scene: sentences are made once.
  const scene = useMemo(
    () => ({ names, viewer, ...(alike !== undefined && { alike: alike.split(' ') }) }),
    [key, viewer, alike],
  );
  if (table === null || table.view === null) return <Loading />;
  return (
    <SpeechProvider face={props.face} scene={scene}>
      <CardLooksProvider board={props.board}>
        <Playing {...props} table={table} />
      </CardLooksProvider>
    </SpeechProvider>
  );
}

/** The same for who has nothing to decide before: follows the table and shows it. */
export function LiveTable({
  gone,
  ...props
}: Omit<TableScreenProps, 'inUse'> & { readonly gone: (why: string | null) => void }) {
  const inUse = useTable(props.source, gone);
  return <TableScreen {...props} inUse={inUse} />;
}

type OpenSheet = 'answers' | 'asides' | 'menu' | 'help' | 'text' | 'side' | 'outlook';

function Playing({ source, inUse, board, acts, notice, table }: TableScreenProps & { table: FollowedTable }) {
  const words = useSpeechContext();
  const { playback, answering, giving, passing, coaching, shown } = inUse;
  const state = useStore(answering.state);
  const aside = useStore(giving.state);
  const root = useRef<HTMLDivElement>(null);
  const { talking, talk, talked, handling } = useTalk(source, table, answering, giving, root);
  const coached = useCurrentAdvice(coaching, state, talk !== null);
  const { picking, offered } = usePicking(handling, table.view, coached.best);
  const [stage] = useState(() => new FlightAnimator());
  const [inspection] = useState(() => new CardInspection());
  const [laid, setLaid] = useState<OpenSheet | null>(null);
  const [tab, setTab] = useState<SideTab>('log');
  const room = useLayoutSize();
  const wide = room === 'wide';
  const narrow = room === 'narrow';
  const { info } = table;
  const seats = useMemo(() => seatsAt({ info, view: table.view }, words.scene.names), [info, table.view, words.scene]);
  const told = useMemo(() => table.events.slice(0, shown.told), [table.events, shown.told]);
  const lines = useMemo(() => logLines(told, words), [told, words]);
  const talks = source.chat !== null;
  const sideShows = (which: SideTab) => tab === which && (wide || laid === 'side');
  const unread = useUnread(table.chat, sideShows('chat'));
  const openSide = (which: SideTab) => {
    setTab(which);
    if (!wide) setLaid('side');
    requestAnimationFrame(() => document.getElementById('chat-line')?.focus());
  };
  const skip = () => {
    playback.skip();
    stage.skip();
  };
  useSkipping(root, playback, skip, () => answering.clearNote());
  useArrows(root);
  const touches = useCallback(
    () => ({
      touches: answering.touches + giving.touches,
      confirms: answering.state.get().confirming !== null || giving.state.get().confirming !== null,
      column: wide,
    }),
    [answering, giving, wide],
  );
  useInspection(root, inspection, touches);
  useEffect(() => {
    playback.duration = (events) => board.duration?.(events) ?? 0;
    playback.isBrief = (events) => board.isBrief?.(events) ?? false;
    playback.settleTime = (events) => (isStill() ? 0 : (board.settleTime?.(events) ?? 0));
  }, [playback, board]);
  useEffect(() => {
    answering.show = (card) => inspection.open.set({ card, element: null });
    answering.reason = (thing) => whyNoPart(words.face, answering.state.get().question, thing);
    answering.mustConfirm = (say) => {
      const { view } = playback.shown.get().table ?? {};
      const seen = { view: view as View, face: words.face, question: answering.state.get().question };
      return view != null && (board.mustConfirm?.(say, seen) ?? false);
    };
    answering.skipsConfirm = (say) => board.skipsConfirm?.(say) ?? false;
  }, [answering, inspection, board, playback, words.face]);
  const look = (card: string, element: Element) => {
    answering.clearNote();
    inspection.open.set({ card, element });
  };
  const isOver = info.state === 'over';
  const view = useMemo(() => withTableResult(table.view as View, info), [table.view, info]);
  const { going } = useStore(passing.state);
  const may = talk === null && going === null && mayBeCoached(table, state);
  const asked = state.question === null || going === 'itself' ? null : words.texts.table.yourMove;
  useTitle(words.speech.title, asked);
  /** Goes to the first of these that there is. */
  const focus = (...selectors: string[]) => {
    const found = selectors.map((selector) => root.current?.querySelector<HTMLElement>(selector));
    found.find((element) => element != null)?.focus();
  };
  useTableKeys({
    ...{ table, inUse, state, board, offered, talking, talk, may, talks, inspection },
    ...{ lay: setLaid, openSide, skip, focus },
  });
  // What somebody could do is put together from where they sit: all see the same there.
  const from = talk?.kind === 'answer' ? talk.question.seat : null;
  const seen = useMemo(() => (from === null ? view : { ...view, viewer: from }), [view, from]);
  const inWords = useRemarks(view);
  const several = info.seats.filter(({ person }) => person !== null).length > 1;
  const turnTo = several && source.turnTo !== null ? source.turnTo : null;
  const mayWrite = source.chat !== null && table.you !== null ? source.chat : null;
  const side = (
    <SidePanel
      {...{ tab, lines, unread }}
      onTab={setTab}
      sealed={table.undo ? shown.sealed : null}
      replay={isOver ? acts.replay : undefined}
      chat={talks ? { lines: table.chat, send: mayWrite, mutes: acts.mutes, read: inWords } : null}
    />
  );
  const close = () => setLaid(null);
  const coach = <CoachButton {...{ table, may, coaching }} tool={narrow} />;
  // A phone has room for three tools: with a coach, tale and talk are behind one of them.
  const oneWay = narrow && hasCoach(table);
  const read = () => {
    playback.read();
    markSeen(info.id, table.events.length);
  };
  return (
    <div
      ref={root}
      className={`tabletop${board.OwnArea === undefined ? '' : ' with-mine'}${talk?.kind === 'open' ? ' pointing' : ''}${coached.said === null ? '' : ' coached'}`}
      data-game={info.game}
    >
      <a className="skip" href="#question">
        {words.texts.table.toQuestion}
      </a>
      <TopBar
        status={board.status({ view, speech: words.speech, language: words.language })}
        onStatus={hasOverview(board) ? () => setLaid('outlook') : null}
        unread={wide ? 0 : unread}
        onLog={wide ? null : () => openSide(oneWay && unread > 0 ? 'chat' : 'log')}
        onChat={wide || oneWay || !talks ? null : () => openSide('chat')}
        onMenu={() => setLaid('menu')}
      >
        <AtTable table={table} seats={seats} />
        {narrow && coach}
      </TopBar>
      {notice}
      <main>
        {talking !== null && talk !== null && table.you !== null ? (
          <TalkBar {...{ talking, talk, view, seats, offered }} state={talked} you={table.you} />
        ) : (
          <QuestionBar
            {...{ table, seats, answering, passing, state, offered, acts, board }}
            coach={narrow ? null : coach}
            best={coached.best}
            last={lines.at(-1)?.text ?? null}
            because={reasonIn(shown.step?.events ?? [], words)}
            acted={shown.acted}
            settling={shown.settling}
            onList={() => setLaid('answers')}
            aside={{ giving, onOpen: () => setLaid('asides') }}
            onTalk={talking === null ? null : () => void talking.begin()}
            turnTo={turnTo === null ? null : (seat) => void turnTo(seat)}
          />
        )}
        {coached.said !== null && (
          <CoachPanel
            {...{ coaching, answering }}
            said={coached.said}
            onClose={(given) => focus(...(given ? [] : ['.coach-ask']), '#question')}
          />
        )}
        <MissedEvents missed={shown.missed} onRead={read} />
        <BoardArea
          {...{ board, seats, picking, stage }}
          view={seen}
          events={table.events}
          question={talk?.kind === 'answer' ? talk.question : state.question}
          step={shown.step}
        />
      </main>
      {wide && (
        <aside className="margin panel" aria-label={words.texts.table.side}>
          {side}
          <InspectedCard inspection={inspection} />
        </aside>
      )}
      <div role="status" className="says">
        {state.note !== null && state.note.element !== null && <WhyNot note={state.note} onLook={look} />}
      </div>
      {!wide && <FloatingCard inspection={inspection} />}
      <OpenCard inspection={inspection} />
      <EventAnnouncer events={told} caughtUp={shown.step?.plain ?? false} chat={shown.said} read={inWords} />
      <RemarkMarks
        root={root}
        read={inWords}
        said={shown.said}
        muted={acts.mutes?.muted}
        seatOf={(person) => info.seats.findIndex((seat) => seat.person?.id === person)}
      />
      {laid === 'answers' && <AllAnswers {...{ answering, state }} onClose={close} />}
      {laid === 'asides' && <AllAsides {...{ giving }} state={aside} onClose={close} />}
      {laid === 'menu' && (
        <Menu
          {...{ table, seats, acts }}
          moments={board.moments?.(words.language) ?? null}
          onText={() => setLaid('text')}
          onHelp={() => setLaid('help')}
          onClose={() => setLaid((now) => (now === 'menu' ? null : now))}
        />
      )}
      {laid === 'help' && (
        <Help legend={board.legend?.(words.face, words.language) ?? []} coached={hasCoach(table)} onClose={close} />
      )}
      {laid === 'outlook' && <OverviewSheet {...{ board, view }} onClose={close} />}
      {laid === 'text' && <AsText {...{ table, seats }} onClose={close} />}
      {laid === 'side' && !wide && (
        <Sheet title={words.texts.table.side} kind="drawer" onClose={close}>
          {side}
        </Sheet>
      )}
    </div>
  );
}
