import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { Weighed } from '../../../protocol/advice.ts';
import { Glyph } from '../../art/glyph.tsx';
import { useStore } from '../../state/store.ts';
import type { CoachText } from '../../text/en/coach.ts';
import type { Answering, AnswerState } from '../answer/answering.ts';
import { barSentence, useWords } from '../words.tsx';
import type { Coached, Coaching } from './coaching.ts';

interface CoachPanelProps {
  readonly coaching: Coaching;
  readonly answering: Answering;
  readonly state: AnswerState;
  /** It is shut, perhaps since its answer was given: whoever has the focus in it goes elsewhere. */
  readonly onClose: (given: boolean) => void;
}

/** How many answers are shown beside the best. */
const FEW = 3;

/** What the coach would do, above the question; the table stays in sight. */
export function CoachPanel(props: CoachPanelProps) {
  const { open, said } = useStore(props.coaching.state);
  const { confirming, sending } = props.state;
  if (!open || said === null || confirming !== null || sending !== null) return null;
  return <Opened {...props} said={said} />;
}

function Opened({ coaching, answering, onClose, said }: CoachPanelProps & { readonly said: Coached }) {
  const words = useWords();
  const { texts, speech, scene } = words;
  const text = texts.coach;
  const heading = useRef<HTMLHeadingElement>(null);
  // Who reads by ear, or with keys, goes on from here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const shut = (given = false) => {
    coaching.close();
    onClose(given);
  };
  const give = (say: string) => {
    shut(true);
    answering.say(say);
  };
  const [best] = said.kind === 'advice' ? said.answers : [];
  return (
    <section className="coach panel" aria-labelledby="coach-says">
      <header>
        <Glyph name="bulb" />
        <h2 id="coach-says" ref={heading} tabIndex={-1}>
          {said.kind === 'advice' ? text.choice : text.ask}
        </h2>
        <button type="button" className="tool" aria-label={texts.shell.close} onClick={() => shut()}>
          <Glyph name="close" />
        </button>
      </header>
      <p role="status" className="sr">
        {said.kind === 'thinking' && text.thinking}
        {best !== undefined && text.spoken(speech.answer(best.say, scene), best.standing)}
      </p>
      {said.kind === 'thinking' && (
        <p className="thinks" aria-hidden="true">
          {text.thinking}
        </p>
      )}
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

/** The best answer, the next ones, and the way to all of them. */
function Answers({
  answers,
  hasty,
  give,
}: Extract<Coached, { kind: 'advice' }> & { readonly give: (say: string) => void }) {
  const text = useWords().texts.coach;
  const [all, setAll] = useState(false);
  const [best, ...others] = answers;
  if (best === undefined) return null;
  const shown = all ? others : others.slice(0, FEW);
  return (
    <>
      <div className="verdicts">
        <Verdict weighed={best} give={give} />
        {hasty && <p className="note">{text.hasty}</p>}
        <ul aria-label={text.others} data-group="">
          {shown.map((weighed) => (
            <li key={weighed.say}>
              <Verdict weighed={weighed} give={give} />
            </li>
          ))}
        </ul>
        <p className="note">{text.scale}</p>
      </div>
      {others.length > FEW && (
        <button type="button" className="undo" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.fewer : text.all(answers.length)}
        </button>
      )}
    </>
  );
}

/** What is said of an answer in words. */
function rankWords(text: CoachText, { rank, behind }: Weighed): string {
  if (rank === 'worse') return text.worse(behind);
  return rank === 'best' ? text.best : rank === 'as-good' ? text.asGood : text.hardly;
}

/** An answer, how good it stands, and the way to give it. */
function Verdict({ weighed, give }: { weighed: Weighed; give: (say: string) => void }) {
  const { texts, speech, scene, face } = useWords();
  const { say, rank, standing } = weighed;
  const cards = say
    .split(' ')
    .slice(1)
    .filter((word) => face.kindOf(word) !== null);
  return (
    <button
      type="button"
      className={`verdict ${rank}`}
      data-card={cards.length === 1 ? cards[0] : undefined}
      onClick={() => give(say)}
    >
      <span className="say">{speech.answer(say, scene)}</span>
      <span className="how">
        {rank !== 'hardly' && <b className="num">{texts.coach.standing(standing)}</b>}{' '}
        <small>{rankWords(texts.coach, weighed)}</small>
      </span>
      <span className="scale" aria-hidden="true" style={{ '--at': `${standing}%` } as CSSProperties} />
    </button>
  );
}
