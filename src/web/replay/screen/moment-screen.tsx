import { useRef, useState } from 'react';
import { useSearch } from 'wouter';
import type { TurningPoint } from '../../local/engine/records/reviews.ts';
import { useArrows } from '../../shell/arrows.ts';
import { useFocusGuard } from '../../shell/focus-guard.ts';
import { AtTable } from '../../table/around/at-table.tsx';
import { useKeys } from '../../table/around/keys.ts';
import { TopBar } from '../../table/around/top-bar.tsx';
import { useOpenSheet } from '../../table/around/use-open-sheet.ts';
import { BoardArea } from '../../table/board-area.tsx';
import { CardInspection, useInspection } from '../../table/cards/card-inspection.ts';
import { FloatingCard, InspectedCard, OpenCard } from '../../table/cards/inspector.tsx';
import { hasOverview } from '../../table/guide/overview-sheet.tsx';
import { FlightAnimator } from '../../table/motion/flight-animator.ts';
import { useTitle } from '../../table/screen/use-title.ts';
import { barSentence, useSpeechContext } from '../../table/speech-context.tsx';
import { useLayoutSize } from '../../table/use-layout-size.ts';
import { ReplayLog } from '../timeline/replay-log.tsx';
import { useReviewedSeat, useTurningInAddress } from '../turning-points/use-reviewed-seat.ts';
import { ReplayBar } from './replay-bar.tsx';
import { type ReplaySheetKind, ReplaySheets } from './replay-sheets.tsx';
import { Tools } from './tools.tsx';
import { type ReplayFrameProps, type ReplayState, useReplayState } from './use-replay-state.ts';

/** The table at a moment of a record, with the log beside it, and the slider in place of the question. */
export function MomentScreen(props: ReplayFrameProps) {
  const { face, speech, language, texts } = useSpeechContext();
  const text = texts.replay;
  const { opened } = props.opening;
  const root = useRef<HTMLDivElement>(null);
  const [stage] = useState(() => new FlightAnimator());
  const [inspection] = useState(() => new CardInspection());
  const replay = useReplayState(props);
  const { board, frame, table, seats, momentLines } = replay;
  const { moment } = frame;
  /** Whether the record is public: that of a running game can be opened only by its players. */
  const isPublic = opened.only === null;
  const turningWanted = useTurningInAddress() !== null;
  const verifyWanted = new URLSearchParams(useSearch()).has('verify');
  const sheet = useOpenSheet<ReplaySheetKind>(
    !isPublic ? null : turningWanted ? 'turning' : verifyWanted ? 'verify' : null,
  );
  const review = useReviewedSeat(props, sheet.kind === 'turning');
  const [playOnFrom, setPlayOnFrom] = useState<TurningPoint | null>(null);
  const playOn = (from: TurningPoint | null) => {
    setPlayOnFrom(from);
    sheet.open('play-on');
  };
  const wide = useLayoutSize() === 'wide';
  useArrows(root);
  useFocusGuard(root);
  useInspection(root, inspection, neverTouched);
  useTitle(`${texts.shell.replays}: ${speech.title}`, null);
  const openOverview = hasOverview(board) ? () => sheet.open('overview') : null;
  useKeys({ g: () => openOverview?.() });
  const tools = (
    <Tools
      session={opened.session}
      address={replay.address}
      shared={replay.place === 't'}
      fileName={`${opened.game}-${replay.id}.json`}
      open={isPublic}
      over={moment.view.result !== null || moment.result !== null}
      onTurning={() => sheet.open('turning')}
      onVerify={() => sheet.open('verify')}
      onPlayOn={() => playOn(null)}
      onBroken={replay.broken}
    />
  );
  const log = <ReplayLog lines={replay.lines} moment={moment.number} onJump={replay.jumpTo} />;
  return (
    <div
      ref={root}
      className={`tabletop replay${wide ? ' wide' : ''}${board.OwnArea === undefined ? '' : ' with-mine'}`}
      data-moment={moment.number}
      data-eyes={frame.viewer ?? 'none'}
    >
      <a className="skip" href="#question">
        {text.controls}
      </a>
      <TopBar
        status={board.status({ view: table.view, speech, language })}
        onStatus={openOverview}
        unread={0}
        onLog={wide ? null : () => sheet.open('log')}
        onChat={null}
        onMenu={() => sheet.open('menu')}
      >
        <AtTable table={table} seats={seats} />
      </TopBar>
      <BrokenRecordNote replay={replay} />
      <main>
        <BoardArea {...{ board, seats, stage }} view={table.view} events={replay.heard} step={frame.step}>
          <ReplayBar
            {...{ replay, review }}
            onTurning={wide || !isPublic ? null : () => sheet.open('turning')}
            onScores={board.scoring === undefined ? null : () => sheet.open('scores')}
            onTools={wide || !isPublic ? null : () => sheet.open('tools')}
          />
        </BoardArea>
      </main>
      {wide && (
        <aside className="margin panel" aria-label={text.log}>
          <div className="log">
            <h2>{text.log}</h2>
            {log}
          </div>
          {tools}
          <InspectedCard inspection={inspection} legend={board.legend?.(face, language) ?? []} />
        </aside>
      )}
      {!wide && <FloatingCard inspection={inspection} />}
      <OpenCard inspection={inspection} />
      <p className="sr" role="status">
        {momentLines.join(' ')}
      </p>
      <ReplaySheets
        {...{ replay, review, sheet, playOnFrom }}
        tools={wide ? null : tools}
        log={wide ? null : log}
        onPlayOn={playOn}
      />
    </div>
  );
}

/** Says up to which answer the record can be replayed, and why no further. */
function BrokenRecordNote({ replay: { opening } }: { replay: ReplayState }) {
  const words = useSpeechContext();
  const { broken } = opening.opened;
  return (
    <div role="status" className="connection">
      {broken !== null && (
        <p className="strip" data-broken={broken.after}>
          {words.texts.replay.broken({ after: broken.after })} {broken.bar !== null && barSentence(words, broken.bar)}
        </p>
      )}
    </div>
  );
}

/** Here no touch is part of an answer: every touch inspects a card. */
const neverTouched = () => ({ touches: 0, confirms: false, column: false });
