import { changeSettings, settings } from '../../state/settings.ts';
import { frequencyOf, lessOften, withFrequency } from '../around/asked-at.ts';
import type { SeatShown } from '../board.ts';
import { useSpeechContext } from '../speech-context.tsx';
import { FEW_ANSWERS, REST } from './answer-builder.ts';
import type { AnswerController, AnswerState } from './answer-controller.ts';
import { type AutoPassState, isOpenWindow } from './auto-pass.ts';

/** Asks every time at moments of this kind from now on. */
export const askAlwaysAt = (kind: string): void => changeSettings(withFrequency(settings.get(), [kind], 'always'));

interface OpenWindowProps {
  readonly state: AnswerState;
  readonly seats: readonly SeatShown[];
  readonly you: number | null;
}

/** In a window of a game without secrets: what one could do, and who else is asked. */
export function OpenWindowWords({ state: { question, building, confirming }, seats, you }: OpenWindowProps) {
  const { texts, speech, scene } = useSpeechContext();
  if (question === null || !isOpenWindow(question) || confirming !== null || building?.picks.length !== 0) return null;
  const acts = question.legal.filter((say) => say !== question.pass && say !== REST);
  // Where there are few, they all stand there as buttons.
  const what = question.legal.length <= FEW_ANSWERS ? [] : [...new Set(acts.map((say) => speech.part(say, 0, scene)))];
  const others = seats.filter(({ seat, asked }) => asked && seat !== you).map(({ name }) => name);
  if (what.length === 0 && others.length === 0) return null;
  return (
    <p>
      {what.length > 0 && texts.talk.could({ what })} {others.length > 0 && texts.talk.also({ names: others })}
    </p>
  );
}

/** Asks less often at moments of this kind from now on, and passes this one. */
export function AskLess({ state, answering }: { state: AnswerState; answering: AnswerController }) {
  const { texts, face } = useSpeechContext();
  const { question, building, sending, confirming } = state;
  const idle = building?.picks.length === 0 && sending === null && confirming === null;
  if (question === null || !isOpenWindow(question) || !idle) return null;
  const askLess = () => {
    if (state.early) return;
    const kind = `${face.name} ${question.ask}`;
    changeSettings(withFrequency(settings.get(), [kind], lessOften(frequencyOf(settings.get(), kind))));
    answering.pass(true);
  };
  return (
    <button
      type="button"
      className="undo such"
      aria-label={texts.talk.askLess}
      title={texts.talk.askLess}
      onClick={askLess}
    >
      <span className="brief">{texts.talk.askLessBrief}</span>
      <span className="long">{texts.talk.askLess}</span>
    </button>
  );
}

/** Of so many at most each is named that could have been used. */
const NAMED = 3;

/** That a window was passed automatically in which something could have been done, and what. */
export function PassedNote({ by: { passed, unused } }: { by: AutoPassState }) {
  const { texts, speech, scene } = useSpeechContext();
  if (!passed || unused.length === 0) return null;
  const what =
    unused.length <= NAMED
      ? unused.map((say) => speech.answer(say, scene))
      : [...new Set(unused.map((say) => speech.part(say, 0, scene)))];
  return <p>{texts.talk.unused({ what })}</p>;
}
