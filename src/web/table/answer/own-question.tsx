import type { CSSProperties } from 'react';
import { Glyph } from '../../art/glyph.tsx';
import { useCards } from '../cards/cards.ts';
import { isAdvised } from '../coach/lights.ts';
import { barSentence, useSpeechContext } from '../speech-context.tsx';
import type { BuildStep, Kinds, Option } from './answer-builder.ts';
import type { AnswerController, AnswerState } from './answer-controller.ts';
import { type AutoPassState, isOpenWindow } from './auto-pass.ts';
import { onlyAnswer, type QuestionExplanation } from './explanations.ts';
import { Hint, useSlow } from './hint.tsx';
import { labelOf } from './label.ts';

interface OwnQuestionProps {
  readonly answering: AnswerController;
  readonly state: AnswerState;
  readonly by: AutoPassState;
  readonly step: BuildStep;
  readonly explanation: QuestionExplanation | null;
  /** The board's own names for whole answers. */
  readonly names: Readonly<Record<string, string>> | null;
}

/** What is asked of us: the words, and what the board does not offer. */
export function OwnQuestionText({
  state,
  by,
  step,
  called,
  asks: own,
  explanation,
  names,
}: Pick<OwnQuestionProps, 'state' | 'by' | 'step' | 'explanation' | 'names'> & {
  readonly called: string | null;
  /** The board's own words for the question. */
  readonly asks: string | null;
}) {
  const words = useSpeechContext();
  const { speech, scene, texts } = words;
  const { question, building, confirming } = state;
  if (question === null || building === null) return null;
  const whose = (said: string) => (called === null ? said : texts.talk.calls({ name: called, asks: said }));
  const asks = whose(own ?? speech.ask(question.ask, question.with, scene));
  if (by.going !== null) {
    return (
      <>
        <h2>{asks}</h2>
        <p>{texts.table.bar.pass[by.going]}</p>
      </>
    );
  }
  if (confirming !== null) {
    return (
      <>
        <h2>{asks}</h2>
        <p className="chosen-answer">{names?.[confirming] ?? speech.answer(confirming, scene)}</p>
        <OutcomeText explanation={explanation} answer={confirming} />
        {/* The text says that it may seal, because no second confirmation follows. */}
        {state.unexpectedlyFinal && <p>{state.seals ? texts.table.bar.seals : texts.table.bar.maySeal}</p>}
      </>
    );
  }
  const next = step.asks === null ? null : speech.step(step.asks.verb, step.asks.at, scene);
  const chosen = building.chosen.map(({ say, at }) => speech.part(say, at, scene)).join(' · ');
  if (building.picks.length === 0) {
    return (
      <>
        <h2>{asks}</h2>
        {explanation !== null && explanation.origin !== null && <p>{explanation.origin}</p>}
        {/* The verb is what the question itself asks for. */}
        {next !== null && step.asks?.at !== 0 && step.board && step.more && <p>{next}</p>}
      </>
    );
  }
  return (
    <>
      <h2>{next === null ? asks : whose(next)}</h2>
      <p>{chosen}</p>
    </>
  );
}

/** What an answer leads to, before it is given. */
function OutcomeText({
  explanation,
  answer,
  id,
}: {
  readonly explanation: QuestionExplanation | null;
  readonly answer: string | null;
  readonly id?: string | undefined;
}) {
  if (explanation === null || answer === null) return null;
  const { text, harm = false } = explanation.outcomeOf(answer);
  return (
    <p id={id} className={harm ? 'outcome harm' : 'outcome'}>
      {text}
    </p>
  );
}

/** The sign of a card that a button names. */
function Sign({ card }: { card: string }) {
  const { look } = useCards();
  const { index, spot } = look(card);
  return index === undefined ? null : (
    <span className="named-sign" style={{ '--spot': spot } as CSSProperties}>
      <Glyph name={index} />
    </span>
  );
}

/** So many answers at most say what they lead to before one is chosen. */
const EXPLAINED = 4;

interface AnswerButtonsProps extends OwnQuestionProps {
  readonly kinds: Kinds | null;
  /** What the coach finds best, while it says so. */
  readonly best: readonly string[] | null;
}

/** The answers that are buttons, and the way to all others. */
export function AnswerButtons({ answering, state, by, step, kinds, names, best, explanation }: AnswerButtonsProps) {
  const { speech, scene, texts, face } = useSpeechContext();
  const text = texts.table.bar;
  const { building, confirming, sending, early } = state;
  if (building === null || sending !== null || by.going !== null) return null;
  const disabled = early || undefined;
  if (confirming !== null) {
    const isLit = best?.includes(confirming) ?? false;
    return (
      <div className="as" data-group="">
        <button
          type="button"
          className={isLit ? 'btn go lit' : 'btn go'}
          aria-disabled={disabled}
          onClick={() => answering.confirm()}
        >
          <Glyph name="seal" /> {text.confirm}
          {isLit && <AdvisedLabel />}
        </button>
        <button type="button" className="btn" onClick={() => answering.cancel()}>
          {text.rethink}
        </button>
      </div>
    );
  }
  const label = (option: Option) => labelOf(option, { building, step, kinds, names, speech, scene });
  /** A card that the button names can be looked at. */
  const card = ({ say, at }: Option) => {
    const named = at === null ? say.split(' ').slice(1) : [say.split(' ')[at] as string];
    const cards = named.filter((word) => face.kindOf(word) !== null);
    return cards.length === 1 ? cards[0] : undefined;
  };
  const isNamed = (option: Option) => names?.[onlyAnswer(building, option) ?? ''] !== undefined;
  if (step.options.length === 0) return null;
  // Those that are lit on the board as well, and those of a short moment, are brief enough for one row.
  const also = (step.board && step.options.some(({ at }) => at !== null)) || isOpenWindow(state.question);
  // A few answers have room for what each leads to; of many it is said when one is chosen.
  const explained = explanation !== null && step.options.length <= EXPLAINED;
  const isLit = isAdvised(building, best);
  const classes = (option: Option) => [
    'btn',
    ...(step.kinds && option.at === null && option.say.includes(' ') ? ['outright'] : []),
    ...(isLit(option) ? ['lit'] : []),
  ];
  return (
    <div className={step.kinds ? 'as kinds' : also ? 'as also' : 'as'} data-group="">
      {step.options.map((option, i) => {
        const named = card(option);
        const answer = explained ? onlyAnswer(building, option) : null;
        const described = answer === null ? undefined : `outcome-${i}`;
        const button = (
          <button
            key={`${option.say} ${option.at}`}
            type="button"
            className={classes(option).join(' ')}
            data-card={named}
            aria-disabled={disabled}
            aria-keyshortcuts={i < 9 ? String(i + 1) : undefined}
            aria-describedby={described}
            onClick={() => answering.choose(option)}
          >
            {i < 9 && (
              <span className="key" aria-hidden="true">
                {i + 1}
              </span>
            )}{' '}
            {isNamed(option) && named !== undefined && <Sign card={named} />}
            {label(option)}
            {isLit(option) && <AdvisedLabel />}
          </button>
        );
        if (!explained) return button;
        return (
          <div
            key={`${option.say} ${option.at}`}
            className="explained"
            title={answer === null ? undefined : explanation.outcomeOf(answer).text}
          >
            {button}
            <OutcomeText {...{ explanation, answer }} id={described} />
          </div>
        );
      })}
    </div>
  );
}

/** What a highlighted button says to screen readers. */
function AdvisedLabel() {
  const { texts } = useSpeechContext();
  return <span className="sr">, {texts.coach.advised}</span>;
}

/** The way to the list of all answers. */
export function AllAnswersButton({ state, onList }: { state: AnswerState; onList: () => void }) {
  const { texts } = useSpeechContext();
  const { building, confirming, sending } = state;
  if (building === null || confirming !== null || sending !== null) return null;
  const text = texts.table.bar.all({ count: building.answers.length });
  return (
    <button
      type="button"
      className="undo all-of-them"
      aria-keyshortcuts="/"
      aria-label={text}
      title={text}
      onClick={onList}
    >
      <Glyph name="log" /> <span className="num brief">{building.answers.length}</span>{' '}
      <span className="long">{text}</span>
    </button>
  );
}

/** Opens the card that is about to be played, so that it can be read before it is confirmed. */
export function InspectButton({ state, onCard }: { state: AnswerState; onCard: (card: string) => void }) {
  const { texts, face } = useSpeechContext();
  const { confirming, sending } = state;
  const card = confirming?.split(' ').find((word) => face.kindOf(word) !== null);
  if (card === undefined || sending !== null) return null;
  const text = texts.table.whyNot.look;
  return (
    <button type="button" className="undo all-of-them" aria-label={text} title={text} onClick={() => onCard(card)}>
      <Glyph name="card" /> <span className="long">{text}</span>
    </button>
  );
}

/** Shows that a request is under way, or why it failed. */
export function RequestStatus({ state }: { state: AnswerState }) {
  const words = useSpeechContext();
  const { building, sending, note, trouble } = state;
  const text = words.texts.table.bar;
  const slow = useSlow(sending !== null);
  const going = building !== null && sending !== null;
  // What was touched has its note beside it.
  const why = note !== null && note.element === null && note.bar !== null ? barSentence(words, note.bar) : null;
  return (
    <Hint alarming={!going}>
      {/* Only what takes long is worth hearing. */}
      {going ? (
        slow ? (
          text.slow
        ) : (
          <span aria-hidden="true">{text.sending}</span>
        )
      ) : trouble === null ? (
        why
      ) : (
        text[trouble]
      )}
    </Hint>
  );
}
