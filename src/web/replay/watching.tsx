import { useMemo, useRef, useState } from 'react';
import type { Face, Viewer } from '../../kernel/index.ts';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { Candle } from '../shell/page.tsx';
import { AtTable } from '../table/around/at-table.tsx';
import { useArrows } from '../table/around/keys.ts';
import { resultSentence } from '../table/around/result.tsx';
import { Sheet } from '../table/around/sheet.tsx';
import { TopBar } from '../table/around/top-bar.tsx';
import type { GameBoard } from '../table/board.ts';
import { BoardArea } from '../table/board-area.tsx';
import { FloatingCard, InspectedCard, Inspection, OpenCard, useInspection } from '../table/cards/inspector.tsx';
import { Stage } from '../table/motion/stage.ts';
import { seatsAt } from '../table/names.ts';
import { AsText } from '../table/tale/as-text.tsx';
import { useTitle } from '../table/use-table.ts';
import { useWide } from '../table/wide.ts';
import { barSentence, useWords } from '../table/words.tsx';
import { listed } from '../text/when.ts';
import { Controls, type Speed } from './controls.tsx';
import { Eyes } from './eyes.tsx';
import { toldIn } from './lines.ts';
import { stopAt, stopsOf, stretchesOf } from './marks.ts';
import type { Opening, Place } from './opening.ts';
import { PlayOn } from './play-on.tsx';
import { tableAt } from './table-at.ts';
import { ToldList } from './told-list.tsx';
import { Tools } from './tools.tsx';
import type { Sight } from './use-tape.ts';
import { VerifySheet } from './verify-sheet.tsx';

/** A record that lies open, with the looks and words of its game. */
export interface ReplayProps {
  readonly place: Place;
  readonly id: string;
  readonly opening: Extract<Opening, { kind: 'open' }>;
  readonly face: Face;
  readonly board: GameBoard;
  /** The engine does not answer as it should. */
  readonly broken: () => void;
}

interface WatchingProps extends ReplayProps {
  readonly sight: Sight;
  /** The moment that is wanted; it is shown as soon as it is there. */
  readonly wanted: number;
  readonly eyes: Viewer;
  readonly names: readonly string[];
  readonly address: string;
  readonly onEyes: (eyes: Viewer) => void;
  readonly onMoment: (moment: number) => void;
}

type Laid = 'menu' | 'tools' | 'text' | 'side' | 'verify' | 'play-on';

/** The table at a moment, with the tale beside it and the controls where the question would be. */
export function Watching(props: WatchingProps) {
  const { place, id, opening, board, sight, wanted, eyes, names, address, onEyes, onMoment } = props;
  const { opened, info, you } = opening;
  const words = useWords();
  const text = words.texts.replay;
  const root = useRef<HTMLDivElement>(null);
  const [stage] = useState(() => new Stage());
  const [inspection] = useState(() => new Inspection());
  const [laid, setLaid] = useState<Laid | null>(null);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const wide = useWide();
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
  const lines = useMemo(() => toldIn(story, words), [story, words]);
  const says = lines.filter((line) => line.moment === moment.number).map((line) => line.text);
  const stretches = useMemo(() => stretchesOf(story, stops), [story, stops]);
  const where = text.at(moment.number, opened.last);
  const jump = (to: number) => {
    setPlaying(false);
    onMoment(to);
  };
  const tools = (
    <Tools
      tape={opened.tape}
      address={address}
      shared={place === 't'}
      fileName={`${opened.game}-${id}.json`}
      open={opened.only === null}
      over={moment.view.result !== null || moment.result !== null}
      onVerify={() => setLaid('verify')}
      onPlayOn={() => setLaid('play-on')}
      onBroken={props.broken}
    />
  );
  const side = <ToldList lines={lines} moment={moment.number} onJump={jump} />;
  const close = () => setLaid(null);
  const asked = seats.find((seat) => seat.asked)?.seat;
  return (
    <div
      ref={root}
      className={`tabletop replay${wide ? ' wide' : ''}${board.Mine === undefined ? '' : ' with-mine'}`}
      data-moment={moment.number}
      data-eyes={sight.eyes ?? 'none'}
    >
      <a className="skip" href="#question">
        {text.controls}
      </a>
      <TopBar
        status={board.status({ view: moment.view, speech: words.speech, language: words.language })}
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
        <BoardArea {...{ board, seats, stage }} view={moment.view} events={heard} step={sight.step}>
          <section id="question" className="ask replay-bar" aria-label={text.controls} tabIndex={-1}>
            <div className="q">
              <h2>
                {moment.result === null ? <Asked sight={sight} names={names} /> : resultSentence(words, moment.result)}
              </h2>
              <p className="where num" aria-hidden="true" title={where}>
                {moment.number}/{opened.last}
              </p>
            </div>
            <Controls
              at={stopAt(stops, wanted)}
              count={stops.length}
              onGo={(to) => onMoment(stops[to] ?? 0)}
              {...{ playing, speed, stretches }}
              onPlay={setPlaying}
              onSpeed={setSpeed}
              onTools={wide || opened.only !== null ? null : () => setLaid('tools')}
              says={says.length === 0 ? where : `${where}: ${says.join(' ')}`}
            >
              <Eyes {...{ names, eyes, onEyes }} only={opened.only} />
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
            <Candle />
          </div>
          <p className="sm mute">{text.keys}</p>
        </Sheet>
      )}
      {laid === 'tools' && !wide && (
        <Sheet title={text.tools} onClose={() => setLaid((now) => (now === 'tools' ? null : now))}>
          {tools}
        </Sheet>
      )}
      {laid === 'text' && <AsText {...{ table, seats }} onClose={close} />}
      {laid === 'side' && !wide && (
        <Sheet title={text.tale} kind="drawer" onClose={close}>
          <div className="log">{side}</div>
        </Sheet>
      )}
      {laid === 'verify' && <VerifySheet tape={opened.tape} onClose={close} />}
      {laid === 'play-on' && (
        <PlayOn
          {...{ opened, names }}
          table={place === 't' ? id : null}
          after={moment.number}
          seat={typeof eyes === 'number' ? eyes : (you ?? asked ?? 0)}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Nothing is touched here: a tap always means to look closely. */
const inert = () => ({ touches: 0, confirms: false, column: false });

/** What is asked at this moment, of whom, and what they will say, as far as these eyes may know. */
function Asked({ sight, names }: { sight: Sight; names: readonly string[] }) {
  const { speech, scene, language, texts } = useWords();
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
      {next !== null && <small>{text.answers(speech.answer(next.say, scene))}</small>}
    </>
  );
}
