import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import type { Face, View, Viewer } from '../../kernel/index.ts';
import { covers } from '../games/register.ts';
import type { TurningPoint } from '../local/engine/reviews.ts';
import { ownEntry } from '../own-entry.ts';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { ThemeToggle } from '../shell/page.tsx';
import { AtTable } from '../table/around/at-table.tsx';
import { useArrows, useKeys } from '../table/around/keys.ts';
import { resultSentence } from '../table/around/result.tsx';
import { Sheet } from '../table/around/sheet.tsx';
import { TopBar } from '../table/around/top-bar.tsx';
import type { GameBoard } from '../table/board.ts';
import { BoardArea } from '../table/board-area.tsx';
import { CardInspection, useInspection } from '../table/cards/card-inspection.ts';
import { FloatingCard, InspectedCard, OpenCard } from '../table/cards/inspector.tsx';
import { hasOverview, OverviewSheet } from '../table/guide/overview-sheet.tsx';
import { AsText } from '../table/log/as-text.tsx';
import { FlightAnimator } from '../table/motion/flight-animator.ts';
import { seatsAt } from '../table/names.ts';
import { useTitle } from '../table/screen/use-title.ts';
import { barSentence, useSpeechContext } from '../table/speech-context.tsx';
import { useLayoutSize } from '../table/use-layout-size.ts';
import { listed } from '../text/when.ts';
import { seatIn } from './address.ts';
import { Controls, type ReplaySpeed } from './controls.tsx';
import type { OpenResult, RecordOrigin } from './open-record.ts';
import { PlayOn } from './play-on.tsx';
import { replayLines } from './replay-lines.ts';
import { ReplayLog } from './replay-log.tsx';
import { actorSpans, marksOf, stopAt, stopsOf } from './slider-marks.ts';
import { botsOf, tableAt } from './table-at.ts';
import { Tools } from './tools.tsx';
import { TurningSheet } from './turning-points-sheet.tsx';
import type { ReplayFrame } from './use-timeline.ts';
import { useTurningPoints } from './use-turning-points.ts';
import { VerifySheet } from './verify-sheet.tsx';
import { ViewerSelect } from './viewer-select.tsx';

/** A record that lies open, with the looks and words of its game. */
export interface ReplayProps {
  readonly place: RecordOrigin;
  readonly id: string;
  readonly opening: Extract<OpenResult, { kind: 'open' }>;
  readonly face: Face;
  readonly board: GameBoard;
  /** The engine does not answer as it should. */
  readonly broken: () => void;
}

interface WatchingProps extends ReplayProps {
  readonly sight: ReplayFrame;
  /** The moment that is wanted; it is shown as soon as it is there. */
  readonly wanted: number;
  readonly eyes: Viewer;
  readonly names: readonly string[];
  readonly address: string;
  readonly onEyes: (eyes: Viewer) => void;
  readonly onMoment: (moment: number) => void;
  /** Whose turning points lie open, for the address. */
  readonly onTurning: (whose: string | null) => void;
}

type OpenSheet = 'menu' | 'tools' | 'outlook' | 'text' | 'side' | 'turning' | 'verify' | 'play-on';

/** The table at a moment, with the log beside it and the controls where the question would be. */
export function Watching(props: WatchingProps) {
  const { place, id, opening, board, sight, wanted, eyes, names, address, onEyes, onMoment } = props;
  const { opened, info, you } = opening;
  const words = useSpeechContext();
  const text = words.texts.replay;
  const root = useRef<HTMLDivElement>(null);
  const [stage] = useState(() => new FlightAnimator());
  const [inspection] = useState(() => new CardInspection());
  const turned = new URLSearchParams(useSearch()).get('turning');
  const open = opened.only === null;
  const [laid, setLaid] = useState<OpenSheet | null>(() => (open && turned !== null ? 'turning' : null));
  const together = ownEntry(covers, opened.game)?.together === true;
  const [judged, setJudged] = useState(
    () => seatIn(turned, opened.seats) ?? you ?? (typeof eyes === 'number' ? eyes : 0),
  );
  const whose = laid !== 'turning' ? null : together ? '' : `${judged}`;
  useEffect(() => props.onTurning(whose), [whose]);
  const turning = useTurningPoints(opened.session, together ? null : judged, open, laid === 'turning');
  /** Where another game begins, if not at the moment that is shown. */
  const [from, setFrom] = useState<TurningPoint | null>(null);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<ReplaySpeed>(1);
  const wide = useLayoutSize() === 'wide';
  useArrows(root);
  useInspection(root, inspection, inert);
  useTitle(`${words.texts.shell.replays}: ${words.speech.title}`, null);
  const { moment, story } = sight;
  const stops = useMemo(() => stopsOf(story), [story]);
  const heard = useMemo(
    () => story.flatMap(({ number, events }) => (number <= moment.number ? events : [])),
    [story, moment.number],
  );
  const table = useMemo(
    () => tableAt(opened, info, names, moment, sight.eyes),
    [opened, info, names, moment, sight.eyes],
  );
  const seats = seatsAt(table, names);
  const lines = useMemo(() => replayLines(story, words), [story, words]);
  const says = lines.filter((line) => line.moment === moment.number).map((line) => line.text);
  const marks = useMemo(() => marksOf(turning.points ?? [], stops), [turning.points, stops]);
  const stretches = useMemo(() => actorSpans(story, stops), [story, stops]);
  const where = text.at(moment.number, opened.last);
  const jump = (to: number) => {
    setPlaying(false);
    onMoment(to);
  };
  const tools = (
    <Tools
      tape={opened.session}
      address={address}
      shared={place === 't'}
      fileName={`${opened.game}-${id}.json`}
      open={open}
      over={moment.view.result !== null || moment.result !== null}
      onTurning={() => setLaid('turning')}
      onVerify={() => setLaid('verify')}
      onPlayOn={() => {
        setFrom(null);
        setLaid('play-on');
      }}
      onBroken={props.broken}
    />
  );
  const side = <ReplayLog lines={lines} moment={moment.number} onJump={jump} />;
  const close = () => setLaid(null);
  const outlook = hasOverview(board) ? () => setLaid('outlook') : null;
  useKeys({ g: () => outlook?.() });
  const asked = seats.find((seat) => seat.asked)?.seat;
  return (
    <div
      ref={root}
      className={`tabletop replay${wide ? ' wide' : ''}${board.OwnArea === undefined ? '' : ' with-mine'}`}
      data-moment={moment.number}
      data-eyes={sight.eyes ?? 'none'}
    >
      <a className="skip" href="#question">
        {text.controls}
      </a>
      <TopBar
        status={board.status({ view: table.view as View, speech: words.speech, language: words.language })}
        onStatus={outlook}
        unread={0}
        onLog={wide ? null : () => setLaid('side')}
        onChat={null}
        onMenu={() => setLaid('menu')}
      >
        <AtTable table={table} seats={seats} />
      </TopBar>
      <div role="status" className="connection">
        {opened.broken !== null && (
          <p className="strip" data-broken={opened.broken.after}>
            {text.broken(opened.broken.after)} {opened.broken.bar !== null && barSentence(words, opened.broken.bar)}
          </p>
        )}
      </div>
      <main>
        <BoardArea {...{ board, seats, stage }} view={table.view as View} events={heard} step={sight.step}>
          <section id="question" className="ask replay-bar" aria-label={text.controls} tabIndex={-1}>
            <div className="q">
              <h2>
                {moment.result === null ? (
                  <MomentQuestion
                    sight={sight}
                    names={names}
                    point={turning.points?.find(({ after }) => after === moment.number)}
                  />
                ) : (
                  resultSentence(words, moment.result)
                )}
              </h2>
              <p className="where num" aria-hidden="true" title={where}>
                {moment.number}/{opened.last}
              </p>
            </div>
            <Controls
              at={stopAt(stops, wanted)}
              count={stops.length}
              onGo={(to) => onMoment(stops[to] ?? 0)}
              {...{ playing, speed, stretches, marks }}
              onPlay={setPlaying}
              onSpeed={setSpeed}
              onTurning={wide || !open ? null : () => setLaid('turning')}
              onTools={wide || !open ? null : () => setLaid('tools')}
              says={says.length === 0 ? where : `${where}: ${says.join(' ')}`}
            >
              <ViewerSelect {...{ names, eyes, onEyes }} only={opened.only} />
            </Controls>
          </section>
        </BoardArea>
      </main>
      {wide && (
        <aside className="margin panel" aria-label={text.tale}>
          <div className="log">
            <h2>{text.tale}</h2>
            {side}
          </div>
          {tools}
          <InspectedCard inspection={inspection} />
        </aside>
      )}
      {!wide && <FloatingCard inspection={inspection} />}
      <OpenCard inspection={inspection} />
      <p className="sr" role="status">
        {says.join(' ')}
      </p>
      {laid === 'menu' && (
        <Sheet title={text.more} onClose={() => setLaid((now) => (now === 'menu' ? null : now))}>
          {!wide && tools}
          <div className="row">
            <button type="button" className="btn" onClick={() => setLaid('text')}>
              {words.texts.table.menu.text}
            </button>
            <LanguageSwitch />
            <ThemeToggle />
          </div>
          <p className="sm mute">{text.keys}</p>
        </Sheet>
      )}
      {laid === 'tools' && !wide && (
        <Sheet title={text.tools} onClose={() => setLaid((now) => (now === 'tools' ? null : now))}>
          {tools}
        </Sheet>
      )}
      {laid === 'outlook' && <OverviewSheet board={board} view={table.view as View} onClose={close} />}
      {laid === 'text' && <AsText {...{ table, seats }} onClose={close} />}
      {laid === 'side' && !wide && (
        <Sheet title={text.tale} kind="drawer" onClose={close}>
          <div className="log">{side}</div>
        </Sheet>
      )}
      {laid === 'turning' && (
        <TurningSheet
          {...{ turning, names, you }}
          seat={together ? null : judged}
          onSeat={setJudged}
          last={opened.last}
          onShow={({ after, seat }) => {
            setLaid(null);
            onEyes(seat);
            jump(after);
          }}
          onPlayOn={(point) => {
            setFrom(point);
            setLaid('play-on');
          }}
          onClose={() => setLaid((now) => (now === 'turning' ? null : now))}
        />
      )}
      {laid === 'verify' && <VerifySheet tape={opened.session} onClose={close} />}
      {laid === 'play-on' && (
        <PlayOn
          {...{ opened, names, bots: botsOf(opened, info) }}
          table={place === 't' ? id : null}
          after={from?.after ?? moment.number}
          seat={from?.seat ?? (typeof eyes === 'number' ? eyes : (you ?? asked ?? 0))}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Nothing is touched here: a tap always means to look closely. */
const inert = () => ({ touches: 0, confirms: false, column: false });

/** What is asked at this moment, of whom, and what they will say, as far as these eyes may know. */
interface MomentQuestionProps {
  readonly sight: ReplayFrame;
  readonly names: readonly string[];
  /** The turning point that lies here. */
  readonly point: TurningPoint | undefined;
}
function MomentQuestion({ sight, names, point }: MomentQuestionProps) {
  const { speech, scene, language, texts } = useSpeechContext();
  const { questions, next, view } = sight.moment;
  const text = texts.replay;
  const list = listed(
    language,
    view.asked.map((seat) => names[seat] ?? '–'),
  );
  const question = questions.find(({ seat }) => seat === next?.seat) ?? questions[0];
  if (question === undefined) return text.asked(list);
  const asks = speech.ask(question.ask, question.with, { ...scene, viewer: question.seat });
  return (
    <>
      {names[question.seat]}: {asks}
      {next !== null && (
        <small>
          {text.answers(speech.answer(next.say, scene))}
          {point?.seat === question.seat && point.say === next.say && (
            <span className="instead" data-kind={point.kind}>
              {text.turning[point.kind](speech.answer(point.other, scene))}
            </span>
          )}
        </small>
      )}
    </>
  );
}
