import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Followed } from '../../../protocol/client/followed.ts';
import { Glyph } from '../../art/glyph.tsx';
import { type Store, useStore } from '../../state/store.ts';
import type { TableActs } from '../acts.ts';
import { Gone, Replaced } from '../around/away.tsx';
import { Clock } from '../around/clock.tsx';
import { Result } from '../around/result.tsx';
import type { SeatShown, Thing } from '../board.ts';
import { useWords } from '../words.tsx';
import type { Answering, AnswerState } from './answering.ts';
import { AllOfThem, AskedAnswers, AskedTrouble, AskedWords } from './asked.tsx';

interface QuestionBarProps {
  readonly table: Followed;
  readonly seats: readonly SeatShown[];
  readonly answering: Answering;
  readonly state: AnswerState;
  /** What can be touched on the board. */
  readonly offered: Store<readonly Thing[]>;
  /** Whether the last change came of an own answer. */
  readonly acted: boolean;
  /** The last line of the tale. */
  readonly last: string | null;
  readonly acts: TableActs;
  readonly onList: () => void;
}

/** Above the hand: what is asked, of whom, and how to answer. */
export function QuestionBar(props: QuestionBarProps) {
  const { table, acts, state } = props;
  const { texts } = useWords();
  const bar = useRef<HTMLElement>(null);
  const asked = state.question !== null;
  useFocusKept(bar, state.question?.number ?? null);
  const own = table.you === null ? null : table.info.seats[table.you];
  const over = table.info.state === 'over';
  const replaced = !over && own?.bot != null && own.person !== null;
  return (
    <section ref={bar} id="question" className={asked || over ? 'ask' : 'ask wait'} aria-label={texts.table.bar.label}>
      {over ? (
        <Result table={table} acts={acts} />
      ) : replaced ? (
        <Replaced table={table} acts={acts} />
      ) : asked ? (
        <Asked {...props} />
      ) : (
        <Waiting {...props} />
      )}
    </section>
  );
}

function Asked({ table, seats, answering, state, offered, acted, onList }: QuestionBarProps) {
  const things = useStore(offered);
  const step = useMemo(() => state.building?.step(things) ?? null, [state.building, things]);
  if (step === null) return null;
  const you = seats[table.you ?? -1];
  return (
    <>
      <div className="q">
        <div aria-live="polite">
          <AskedWords state={state} step={step} />
        </div>
        <span className="ways-on">
          {you !== undefined && <Clock table={table} seat={you.seat} name={you.name} />}
          <AllOfThem state={state} onList={onList} />
          <TakeBack table={table} answering={answering} state={state} acted={acted} />
        </span>
      </div>
      <AskedAnswers answering={answering} state={state} step={step} />
      <AskedTrouble state={state} />
    </>
  );
}

/** Others are asked: who, and whether they are there. */
function Waiting({ table, seats, answering, state, acted, acts, last }: QuestionBarProps) {
  const { language, texts } = useWords();
  const text = texts.table.bar;
  const awaited = seats.filter(({ asked }) => asked);
  const names = new Intl.ListFormat(language).format(awaited.map(({ name }) => name));
  const gone =
    table.you === null ? [] : awaited.filter(({ bot, here, seat }) => bot === null && !here && seat !== table.you);
  return (
    <>
      <div className="q">
        <div>
          <h2 aria-live="polite">{awaited.length === 0 ? text.goesOn : text.thinks(names, awaited.length)}</h2>
          {last !== null && <p>{last}</p>}
          {table.you === null && <p>{text.watching}</p>}
        </div>
        <span className="ways-on">
          {awaited.map(({ seat, name }) => (
            <Clock key={seat} table={table} seat={seat} name={name} />
          ))}
          <TakeBack table={table} answering={answering} state={state} acted={acted} />
        </span>
      </div>
      {gone.map((seat) => (
        <Gone key={seat.seat} seat={seat} acts={acts} />
      ))}
      <AskedTrouble state={state} />
    </>
  );
}

/** Takes back while that is free; afterwards the seal, which says what sealed it. */
function TakeBack({
  table,
  answering,
  state,
  acted,
}: Pick<QuestionBarProps, 'table' | 'answering' | 'state' | 'acted'>) {
  const { texts } = useWords();
  const text = texts.table.bar;
  const picked = (state.building?.picks.length ?? 0) > 0;
  if (state.sending !== null) return null;
  if (picked || table.undo) {
    return (
      <button type="button" className="undo" aria-keyshortcuts="U" onClick={() => answering.takeBack()}>
        <Glyph name="undo" /> <span>{text.takeBack}</span>
      </button>
    );
  }
  if (!acted || table.you === null) return null;
  return (
    <button type="button" className="undo sealed" title={text.sealedHelp} onClick={() => void answering.undo()}>
      <Glyph name="seal" /> <span>{text.sealed}</span>
    </button>
  );
}

/** Who answered with the keyboard goes on from the next question: the button they were on is gone. */
function useFocusKept(bar: RefObject<HTMLElement | null>, question: number | null): void {
  const inside = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      inside.current = bar.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [bar]);
  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    const heading = bar.current?.querySelector('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [question, bar]);
}
