import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { isClear, type RankedAnswer } from '../../../protocol/advice.ts';
import { Glyph } from '../../art/glyph.tsx';
import type { PageTexts } from '../../text/index.ts';
import type { AnswerController } from '../answer/answer-controller.ts';
import { barSentence, useSpeechContext } from '../speech-context.tsx';
import { adviceReason } from './advice-reason.ts';
import { type AdviceRow, adviceRows, isTop } from './advice-rows.ts';
import type { CoachController, CoachReply } from './coach-controller.ts';

interface CoachPanelProps {
  readonly coaching: CoachController;
  readonly answering: AnswerController;
  readonly said: CoachReply;
  /** It is shut, perhaps since its answer was given: whoever has the focus in it goes elsewhere. */
  readonly onClose: (given: boolean) => void;
}

/** How many answers are shown beside the first. */
const FEW = 3;

/** What the coach would do: at a desk beside the board, on a phone in place of the question. Board and hand stay in sight. */
export function CoachPanel({ coaching, answering, onClose, said }: CoachPanelProps) {
  const words = useSpeechContext();
  const { texts } = words;
  const text = texts.coach;
  const heading = useRef<HTMLHeadingElement>(null);
  // Screen readers and keyboards go on from here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const shut = (given = false) => {
    coaching.close();
    onClose(given);
  };
  const give = (say: string) => {
    shut(true);
    answering.say(say);
  };
  return (
    <section className="coach panel" aria-labelledby="coach-says">
      <header>
        <Glyph name="bulb" />
        <h2 id="coach-says" ref={heading} tabIndex={-1}>
          {headingOf(text, said)}
        </h2>
        <button type="button" className="tool" aria-label={texts.shell.close} onClick={() => shut()}>
          <Glyph name="close" />
        </button>
      </header>
      <p role="status" className="sr">
        {said.kind === 'thinking' && text.thinking}
        {said.kind === 'advice' && <Spoken {...said} />}
      </p>
      {said.kind === 'thinking' && <p className="thinks" aria-hidden="true" />}
      {said.kind === 'advice' && <Answers {...said} give={give} />}
      {(said.kind === 'refused' || said.kind === 'unheard') && (
        <div className="unsaid">
          <p role="alert">{said.kind === 'refused' ? barSentence(words, said.bar) : texts.table.bar.unsent}</p>
          <button type="button" className="btn" onClick={() => coaching.open()}>
            {texts.shell.retry}
          </button>
        </div>
      )}
    </section>
  );
}

/** What it says in a few words: its choice, or that there is none. */
function headingOf(text: PageTexts['coach'], said: CoachReply): string {
  if (said.kind === 'thinking') return text.thinking;
  if (said.kind !== 'advice') return text.name;
  return isClear(said.answers) ? text.choice : text.unclear({ count: said.answers.filter(isTop).length });
}

/** The same for who listens. */
function Spoken({ answers, same }: Pick<Extract<CoachReply, { kind: 'advice' }>, 'answers' | 'same'>) {
  const { texts, speech, scene } = useSpeechContext();
  const [best] = answers;
  if (best === undefined) return null;
  const why = same ? texts.coach.indifferent : adviceReason(answers, { text: texts.coach, speech, scene });
  const withWhy = (said: string) => (why === null ? said : `${said} ${why}`);
  if (isClear(answers))
    return withWhy(texts.coach.spoken({ say: speech.answer(best.say, scene), percent: best.standing }));
  const top = answers.filter(isTop);
  const first = top.slice(0, FEW + 1).map(({ say }) => speech.answer(say, scene));
  return withWhy(`${texts.coach.unclear({ count: top.length })}: ${first.join('; ')}.`);
}

/** The best answer, the next ones, and the way to all of them. */
function Answers({
  answers,
  hasty,
  same,
  give,
}: Extract<CoachReply, { kind: 'advice' }> & { readonly give: (say: string) => void }) {
  const { texts, speech, scene } = useSpeechContext();
  const text = texts.coach;
  const [all, setAll] = useState(false);
  const short = useMemo(
    () => adviceRows(answers, (say) => speech.answer(say, scene)).slice(0, FEW + 1),
    [answers, speech, scene],
  );
  const [best, ...others] = all ? answers.map((weighed): AdviceRow => ({ weighed, alike: 0 })) : short;
  if (best === undefined) return null;
  const clear = isClear(answers);
  const why = adviceReason(answers, { text, speech, scene });
  return (
    <div className="verdicts">
      <Verdict {...{ ...best, clear, give }} />
      {why !== null && !same && <p className="why">{why}</p>}
      {hasty && <p className="note">{text.hasty}</p>}
      {same && <p className="note">{text.indifferent}</p>}
      <ul aria-label={text.others} data-group="">
        {others.map((row) => (
          <li key={row.weighed.say}>
            <Verdict {...{ ...row, clear, give }} />
          </li>
        ))}
      </ul>
      {short.length < answers.length && (
        <button type="button" className="undo" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.fewer : text.all({ count: answers.length })}
        </button>
      )}
      <p className="note">{text.scale}</p>
    </div>
  );
}

/** What is said of an answer in words. */
function rankWords(text: PageTexts['coach'], { rank, behind }: RankedAnswer, clear: boolean): string {
  if (rank === 'worse') return text.worse({ points: behind });
  if (rank === 'hardly') return text.hardly;
  return clear ? text.best : text.asGood;
}

interface VerdictProps extends AdviceRow {
  /** Whether one is better than all others. */
  readonly clear: boolean;
  readonly give: (say: string) => void;
}

/** An answer, how good it stands, and the way to give it. */
function Verdict({ weighed, alike, clear, give }: VerdictProps) {
  const { texts, speech, scene, face } = useSpeechContext();
  const { say, rank, standing } = weighed;
  const cards = say
    .split(' ')
    .slice(1)
    .filter((word) => face.kindOf(word) !== null);
  return (
    <button
      type="button"
      className={`verdict ${rank}${clear && rank === 'best' ? ' clear' : ''}`}
      data-card={cards.length === 1 ? cards[0] : undefined}
      onClick={() => give(say)}
    >
      <span className="say">
        {speech.answer(say, scene)} {alike > 0 && <small>{texts.coach.alike({ count: alike })}</small>}
      </span>
      <span className="how">
        {rank !== 'hardly' && <b className="num">{texts.coach.standing({ percent: standing })}</b>}{' '}
        <small>{rankWords(texts.coach, weighed, clear)}</small>
      </span>
      <span className="scale" aria-hidden="true" style={{ '--at': `${standing}%` } as CSSProperties} />
    </button>
  );
}
