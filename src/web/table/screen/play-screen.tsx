import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { HeardEvent } from '../../../kernel/index.ts';
import { useArrows } from '../../shell/arrows.ts';
import { useFocusGuard } from '../../shell/focus-guard.ts';
import { useStore } from '../../state/value-store.ts';
import { WhyNot } from '../answer/why-not.tsx';
import { AtTable } from '../around/at-table.tsx';
import { TopBar } from '../around/top-bar.tsx';
import { useOpenSheet } from '../around/use-open-sheet.ts';
import { useInspection } from '../cards/card-inspection.ts';
import { FloatingCard, InspectedCard, OpenCard } from '../cards/inspector.tsx';
import { CoachButton, hasCoach } from '../coach/coach-button.tsx';
import { hasFirstTable } from '../first-table/first-time.ts';
import { useFirstTable } from '../first-table/use-first-table.ts';
import { hasOverview } from '../guide/overview-sheet.tsx';
import { EventAnnouncer } from '../log/event-announcer.tsx';
import { SidePanel } from '../log/side-panel.tsx';
import { FlightAnimator } from '../motion/flight-animator.ts';
import { useSkipping } from '../motion/skipping.ts';
import { useSpeechContext } from '../speech-context.tsx';
import { RemarkMarks } from '../talk/remark-marks.tsx';
import { useRemarks } from '../talk/remark-text.ts';
import { useLayoutSize } from '../use-layout-size.ts';
import { PlayArea } from './play-area.tsx';
import { useTableKeys } from './table-keys.ts';
import { type SheetKind, TableSheets } from './table-sheets.tsx';
import { type PlayProps, type PlayState, usePlayState } from './use-play-state.ts';
import { useSidePanel } from './use-side-panel.ts';
import { useTitle } from './use-title.ts';

interface PlayScreenProps extends PlayProps {
  /** The status of the connection. */
  readonly notice?: ReactNode;
}

/** A running or finished game: top bar, question, board, hand, log and chat. */
export function PlayScreen({ notice, ...props }: PlayScreenProps) {
  const { face, speech, language, texts } = useSpeechContext();
  const root = useRef<HTMLDivElement>(null);
  const play = usePlayState(props, root);
  const { source, live, board, acts, table, seats, talk, advice, mayAskCoach } = play;
  const { inspection, coaching } = live;
  const [stage] = useState(() => new FlightAnimator());
  const sheet = useOpenSheet<SheetKind>();
  const size = useLayoutSize();
  const wide = size === 'wide';
  const narrow = size === 'narrow';
  const hasChat = source.chat !== null;
  const sidePanel = useSidePanel(table.chat, wide, sheet);
  const focus = (...selectors: string[]) => {
    const found = selectors.map((selector) => root.current?.querySelector<HTMLElement>(selector));
    found.find((element) => element != null)?.focus();
  };
  const skip = () => {
    live.playback.skip();
    stage.skip();
  };
  useSkipping(root, live.playback, skip, () => live.answering.clearNote());
  useArrows(root);
  useFocusGuard(root, '#question');
  useTableInspection(play, root, wide);
  useOwnMoveTitle(play);
  useFirstTable(table, sheet, live);
  useTableKeys({ play, sheet, openSide: sidePanel.open, skip, focus });
  const { you, view } = table;
  const harms = (event: HeardEvent) => you !== null && (board.harm?.(event, you, view) ?? 'none') !== 'none';
  const readRemark = useRemarks(table.view);
  const mayWrite = source.chat !== null && table.you !== null ? source.chat : null;
  const { tab, setTab, unread, open: openSide } = sidePanel;
  const side = (
    <SidePanel
      {...{ tab, unread }}
      lines={play.lines}
      onTab={setTab}
      sealed={table.undo ? live.shown.sealed : null}
      replay={table.info.state === 'over' ? acts.replay : undefined}
      chat={hasChat ? { lines: table.chat, send: mayWrite, mutes: acts.mutes, read: readRemark } : null}
    />
  );
  const coach = <CoachButton {...{ table, coaching }} may={mayAskCoach} tool={narrow} />;
  // The top bar of a phone has room for three buttons: if one is the coach's, log and chat share another.
  const shared = narrow && hasCoach(table);
  const classes = [
    'tabletop',
    ...(board.OwnArea === undefined ? [] : ['with-mine']),
    ...(talk.talk?.kind === 'open' ? ['pointing'] : []),
    ...(advice.said === null ? [] : ['coached']),
  ];
  return (
    <div ref={root} className={classes.join(' ')} data-game={table.info.game}>
      <a className="skip" href="#question">
        {texts.table.toQuestion}
      </a>
      <TopBar
        status={table.info.state === 'over' ? texts.table.ended : board.status({ view: table.view, speech, language })}
        onStatus={hasOverview(board) ? () => sheet.open('overview') : null}
        unread={wide ? 0 : unread}
        onLog={wide ? null : () => openSide(shared && unread > 0 ? 'chat' : 'log')}
        onChat={wide || shared || !hasChat ? null : () => openSide('chat')}
        onFirstTable={hasFirstTable(table.info.game) ? () => sheet.open('first-table') : null}
        onMenu={() => sheet.open('menu')}
      >
        <AtTable table={table} seats={seats} />
        {narrow && coach}
      </TopBar>
      {notice}
      <EventAnnouncer
        events={play.told}
        caughtUp={live.shown.step?.plain ?? false}
        harms={harms}
        chat={live.shown.said}
        read={readRemark}
      />
      <PlayArea {...{ play, sheet, stage, focus }} coach={narrow ? null : coach} />
      {wide && (
        <aside className="margin" aria-label={texts.table.side}>
          {side}
          <InspectedCard inspection={inspection} legend={board.legend?.(face, language) ?? []} />
        </aside>
      )}
      <TouchNote play={play} />
      {!wide && <FloatingCard inspection={inspection} />}
      <OpenCard inspection={inspection} />
      <RemarkMarks
        root={root}
        read={readRemark}
        said={live.shown.said}
        muted={acts.mutes?.muted}
        seatOf={(person) => table.info.seats.findIndex((seat) => seat.person?.id === person)}
      />
      <TableSheets {...{ play, sheet }} side={wide ? null : side} />
    </div>
  );
}

/** The note beside an element that says why it cannot be chosen. */
function TouchNote({ play: { answer, live } }: { play: PlayState }) {
  const look = (card: string, element: Element) => {
    live.answering.clearNote();
    live.inspection.open.set({ card, element });
  };
  return (
    <div role="status" className="says">
      {answer.note !== null && answer.note.element !== null && <WhyNot note={answer.note} onLook={look} />}
    </div>
  );
}

/** Opens cards that are pointed at or pressed, unless the touch was part of an answer. */
function useTableInspection({ live }: PlayState, root: React.RefObject<HTMLElement | null>, column: boolean): void {
  const { answering, asides, inspection } = live;
  const touches = useCallback(
    () => ({
      touches: answering.touches + asides.touches,
      confirms: answering.state.get().confirming !== null || asides.state.get().confirming !== null,
      column,
    }),
    [answering, asides, column],
  );
  useInspection(root, inspection, touches);
}

/** Shows in the page title that the player is asked. */
function useOwnMoveTitle({ live, answer }: PlayState): void {
  const { speech, texts } = useSpeechContext();
  const { going } = useStore(live.passing.state);
  useTitle(speech.title, answer.question === null || going === 'itself' ? null : texts.table.yourMove);
}
