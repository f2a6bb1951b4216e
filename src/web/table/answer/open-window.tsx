import { changeSettings, settings } from '../../state/settings.ts';
import type { SeatShown } from '../board.ts';
import { useSpeechContext } from '../speech-context.tsx';
import { FEW_ANSWERS } from './answer-builder.ts';
import type { AnswerState } from './answer-controller.ts';
import { type AutoPass, isOpenWindow, REST } from './auto-pass.ts';

/** Asks again at moments of this kind from now on. */
export const askAgainAt = (kind: string): void =>
  changeSettings({ skips: settings.get().skips.filter((other) => other !== kind) });

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

/** Passes moments of this kind automatically from now on, until the player wants to be asked again. */
export function SkipWindowKind({ state, passing }: { state: AnswerState; passing: AutoPass }) {
  const { texts, face } = useSpeechContext();
  const { question, building, sending, confirming } = state;
  const idle = building?.picks.length === 0 && sending === null && confirming === null;
  if (question === null || !isOpenWindow(question) || !idle) return null;
  const skip = () => {
    const { skips } = settings.get();
    changeSettings({ skips: [...skips, `${face.name} ${question.ask}`] });
    passing.weigh();
  };
  return (
    <button type="button" className="undo such" aria-label={texts.talk.skip} title={texts.talk.skip} onClick={skip}>
      <span className="brief">{texts.talk.skipBrief}</span>
      <span className="long">{texts.talk.skip}</span>
    </button>
  );
}
