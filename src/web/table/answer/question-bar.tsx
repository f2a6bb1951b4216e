import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { HeardEvent } from '../../../kernel/index.ts';
import { Glyph } from '../../art/glyph.tsx';
import { useStore, type ValueStore } from '../../state/value-store.ts';
import { AbsentPlayer, BotTookOverText, TakeBackSeat } from '../around/away.tsx';
import { Clock } from '../around/clock.tsx';
import { Watching } from '../around/watching.tsx';
import { AsideButton, AsideConfirm } from '../aside/aside-bar.tsx';
import { type AsideController, isBegun } from '../aside/aside-controller.ts';
import type { GameBoard, SeatShown, Thing } from '../board.ts';
import { Ending, EndingWords } from '../ending/ending.tsx';
import { useEndedGame } from '../ending/use-ended-game.ts';
import type { DealtTable } from '../source.ts';
import { useSpeechContext } from '../speech-context.tsx';
import type { TableActions } from '../table-actions.ts';
import type { BuildStep, Kinds } from './answer-builder.ts';
import type { AnswerController, AnswerState } from './answer-controller.ts';
import type { AutoPass } from './auto-pass.ts';
import { AutoPassControls } from './auto-pass-controls.tsx';
import { useExplanation } from './explanations.ts';
import { AskLess, OpenWindowWords, PassedNote } from './open-window.tsx';
import { AllAnswersButton, AnswerButtons, InspectButton, OwnQuestionText, RequestStatus } from './own-question.tsx';
import { Recap } from './recap.tsx';
import { SeatSwitch } from './seat-switch.tsx';

interface QuestionBarProps {
  readonly table: DealtTable;
  readonly seats: readonly SeatShown[];
  readonly answering: AnswerController;
  readonly passing: AutoPass;
  /** The way to the coach; null where it is elsewhere. */
  readonly coach: React.ReactNode;
  /** What the coach finds best, while it says so. */
  readonly best: readonly string[] | null;
  readonly state: AnswerState;
  /** What can be touched on the board. */
  readonly offered: ValueStore<readonly Thing[]>;
  /** Whether the last change came of an own answer. */
  readonly acted: boolean;
  /** The last line of the log. */
  readonly last: string | null;
  /** Why somebody did what has just happened, if they have said so. */
  readonly because: string | null;
  /** What others did since the last own answer, and that it was read. */
  readonly byOthers: readonly HeardEvent[];
  readonly onRecapRead: () => void;
  /** Whether a die or coin is still being animated: until it rests nothing is asked. */
  readonly settling: boolean;
  readonly acts: TableActions;
  readonly board: GameBoard;
  readonly onList: () => void;
  /** Shows a card large. */
  readonly onCard: (card: string) => void;
  /** What may be done beside the question, and the way to the list of it. */
  readonly aside: { readonly asides: AsideController; readonly onOpen: () => void };
  /** Talks in the words of the game; null where that cannot be done. */
  readonly onTalk: (() => void) | null;
  /** Where several sit before one screen: lets another of those asked answer. Else null. */
  readonly turnTo: ((seat: number) => void) | null;
}

/** Above the hand: what is asked, of whom, and how to answer. */
export function QuestionBar(props: QuestionBarProps) {
  const { table, seats, acts, answering, passing, state, last, because, settling, board, byOthers, onRecapRead } =
    props;
  const { onList, onCard, onTalk, turnTo } = props;
  const { texts, speech, scene } = useSpeechContext();
  const bar = useRef<HTMLElement>(null);
  const kinds = useKinds(props);
  const names = useNames(props);
  const step = useStep(props, kinds);
  const said = useHint(props);
  const explanation = useExplanation(state, table.view);
  const asks = state.question === null ? null : (board.questionText?.(state.question, speech, scene) ?? null);
  const by = useStore(passing.state);
  const { asides, onOpen } = props.aside;
  const aside = useStore(asides.state);
  useFocusKept(bar, state.sending !== null, passing);
  const own = table.you === null ? null : table.info.seats[table.you];
  const over = table.info.state === 'over';
  const replaced = !over && own?.bot != null && own.person !== null;
  const goesOn = !over && !replaced;
  const asked = state.question !== null;
  const ended = useEndedGame({ table, board, acts });
  const awaited = settling ? [] : seats.filter((seat) => seat.asked);
  const awaitsAbsent = goesOn && !asked && awaited.some((seat) => isAbsent(seat, table.you));
  const quiet = by.going !== null || passing.unattended || state.sending !== null;
  const called = turnTo === null || table.you === null ? null : (seats[table.you]?.name ?? null);
  const words = goesOn && step !== null && (
    <OwnQuestionText {...{ state, by, step, called, asks, explanation, names }} />
  );
  return (
    <section
      ref={bar}
      id="question"
      data-early={state.early || undefined}
      data-asked={state.question === null ? undefined : `${state.question.seat} ${state.question.number}`}
      className={`ask${(asked && by.going === null) || over ? '' : ' wait'}${over ? ' over' : ''}${step?.kinds ? ' kinds' : ''}${turnTo === null ? '' : ' several'}`}
      aria-label={texts.table.bar.label}
      aria-describedby="question-words"
      tabIndex={-1}
    >
      {goesOn && turnTo !== null && (
        <SeatSwitch {...{ seats, turnTo }} you={table.you} asides={table.asideSeats ?? []} />
      )}
      <div className="q">
        <div>
          {/* It is always in the page, so that screen readers announce each change of it. */}
          <div id="question-words" aria-live="polite">
            {over && <EndingWords table={table} scoring={ended.scoring} />}
            {replaced && <BotTookOverText table={table} />}
            {!quiet && words}
            {awaitsAbsent && <AwaitedText awaited={awaited} you={table.you} />}
          </div>
          {/* What passes by itself is told when it has passed, an answer by what comes of it, and who thinks by what they do. */}
          {quiet && words}
          {goesOn && !asked && !awaitsAbsent && <AwaitedText awaited={awaited} you={table.you} />}
          {goesOn && asked && by.going === null && <OpenWindowWords {...{ state, seats }} you={table.you} />}
          {goesOn && !asked && last !== null && <p>{last}</p>}
          {goesOn && !asked && table.you === null && <Watching />}
        </div>
        {goesOn && (
          <span className="ways-on">
            {(asked ? seats.filter(({ seat }) => seat === table.you) : awaited).map(({ seat, name }) => (
              <Clock key={seat} table={table} seat={seat} name={name} />
            ))}
            {by.going === null && <AllAnswersButton state={state} onList={onList} />}
            {by.going === null && props.coach}
            <AsideButton state={aside} onOpen={onOpen} />
            <InspectButton {...{ state, onCard }} />
            {onTalk !== null && (
              <button type="button" className="undo" aria-keyshortcuts="K" onClick={onTalk}>
                <Glyph name="chat" /> <span>{texts.talk.open}</span>
              </button>
            )}
            {table.you !== null && by.going === null && !by.rest && <AskLess {...{ state, answering }} />}
            {table.you !== null && <AutoPassControls {...{ passing, by, state }} />}
            <TakeBack {...props} />
          </span>
        )}
      </div>
      {goesOn && asked && by.going === null && table.you !== null && (
        <Recap {...{ board, byOthers }} view={table.view} you={table.you} onRead={onRecapRead} />
      )}
      {goesOn && (
        <div className={state.confirming === null ? 'beside' : 'beside warns'}>
          <div aria-live="polite">
            {!quiet && said !== null && <p>{said}</p>}
            {by.going === null && <PassedNote by={by} />}
          </div>
          {/* It is a line of the log, which is announced. */}
          {!quiet && said === null && because !== null && <p>{because}</p>}
        </div>
      )}
      {over && <Ending {...{ table, acts }} {...ended} />}
      {replaced && <TakeBackSeat table={table} acts={acts} />}
      {goesOn && <AsideConfirm asides={asides} state={aside} />}
      {goesOn && step !== null && !isBegun(aside) && (
        <AnswerButtons {...{ answering, state, by, step, kinds, names, explanation }} best={props.best} />
      )}
      {goesOn &&
        !asked &&
        table.you !== null &&
        awaited
          .filter((seat) => isAbsent(seat, table.you))
          .map((seat) => <AbsentPlayer key={seat.seat} seat={seat} acts={acts} />)}
      {goesOn && <RequestStatus state={state} />}
    </section>
  );
}

/** What is to be chosen next; null while nothing is asked of us. */
function useStep({ state, offered }: QuestionBarProps, kinds: Kinds | null): BuildStep | null {
  const things = useStore(offered);
  return useMemo(() => state.building?.step(things, kinds) ?? null, [state.building, things, kinds]);
}

/** The short names of the kinds of answers, where the board wants them to stand in the bar. */
function useKinds({ state: { question }, board }: QuestionBarProps): Kinds | null {
  const { language } = useSpeechContext();
  return useMemo(
    () => (question === null ? null : (board.verbNames?.(question, language) ?? null)),
    [question, board, language],
  );
}

/** The board's own names for whole answers. */
function useNames({ state: { question }, board }: QuestionBarProps): Readonly<Record<string, string>> | null {
  const { language, speech, scene } = useSpeechContext();
  return useMemo(
    () => (question === null ? null : (board.answerNames?.(question, language, { speech, scene }) ?? null)),
    [question, board, language, speech, scene],
  );
}

/** What the board says beside the question. */
function useHint({ state: { question, building, confirming }, table, board }: QuestionBarProps): string | null {
  const { face, speech, language, scene } = useSpeechContext();
  const { view, events } = table;
  return useMemo(() => {
    if (question === null || building === null || board.hint === undefined) return null;
    const { answers, picks } = building;
    const shown = { view, events, face, speech, language, scene, question };
    return board.hint({ ...shown, answers, picked: picks.length > 0, confirming });
  }, [board, question, building, confirming, view, events, face, speech, language, scene]);
}

/** Somebody for whom no bot plays is not connected. */
const isAbsent = ({ bot, here, seat }: SeatShown, you: number | null): boolean => bot === null && !here && seat !== you;

/** Others are asked: who, and who of them is not here to answer. */
function AwaitedText({ awaited, you }: { awaited: readonly SeatShown[]; you: number | null }) {
  const { texts } = useSpeechContext();
  const text = texts.table.bar;
  const said = (seats: readonly SeatShown[], say: typeof text.thinks) =>
    seats.length === 0 ? [] : [say({ names: seats.map(({ name }) => name) })];
  const sentences = [
    ...said(
      awaited.filter((seat) => !isAbsent(seat, you)),
      text.thinks,
    ),
    ...said(
      awaited.filter((seat) => isAbsent(seat, you)),
      text.absent,
    ),
  ];
  return <h2>{sentences.length === 0 ? text.goesOn : sentences.join(' ')}</h2>;
}

/** The undo button while that is possible; afterwards a seal that says why not. */
function TakeBack({
  table,
  answering,
  state,
  acted,
}: Pick<QuestionBarProps, 'table' | 'answering' | 'state' | 'acted'>) {
  const { texts } = useSpeechContext();
  const text = texts.table.bar;
  const picked = (state.building?.picks.length ?? 0) > 0;
  // The confirmation has a button of its own to go back.
  if (state.sending !== null || state.confirming !== null) return null;
  if (picked || table.undo) {
    return (
      <button type="button" className="undo" aria-keyshortcuts="U" onClick={() => answering.takeBack()}>
        <Glyph name="undo" /> <span>{text.takeBack}</span>
      </button>
    );
  }
  if (!acted || table.you === null) return null;
  return (
    <button
      type="button"
      className="undo sealed"
      aria-label={text.sealed}
      title={text.sealedHelp}
      onClick={() => void answering.undo()}
    >
      {/* On a small phone the seal alone. */}
      <Glyph name="seal" /> <span className="long">{text.sealed}</span>
    </button>
  );
}

/**
 * Moves the focus to the question when an answer is sent, because the element that was touched will be gone. It is done
 * while the request is under way: to remove a focused element, and to focus another, each force a layout. An automatic
 * pass leaves the focus where it is.
 */
function useFocusKept(bar: RefObject<HTMLElement | null>, sending: boolean, passing: AutoPass): void {
  useEffect(() => {
    if (!sending) return;
    const touched = document.activeElement;
    const around = passing.unattended ? '#question' : 'main';
    // Who answers by a key may have had the focus nowhere.
    const nowhere = touched === null || touched === document.body;
    if (nowhere ? passing.unattended : touched.closest(around) === null) return;
    bar.current?.focus({ preventScroll: true });
  }, [sending, bar, passing]);
}
