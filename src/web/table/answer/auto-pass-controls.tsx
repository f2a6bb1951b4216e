import { Glyph } from '../../art/glyph.tsx';
import { changeSettings } from '../../state/settings.ts';
import { useSpeechContext } from '../speech-context.tsx';
import type { AnswerState } from './answer-controller.ts';
import { type AutoPass, type AutoPassState, isWindow } from './auto-pass.ts';
import { askAlwaysAt } from './open-window.tsx';

interface AutoPassControlsProps {
  readonly passing: AutoPass;
  readonly by: AutoPassState;
  readonly state: AnswerState;
}

/**
 * Buttons to stop a pass that waits, to take an automatic one back, and to pass the rest of the turn. Others see none
 * of this.
 */
export function AutoPassControls({ passing, by, state }: AutoPassControlsProps) {
  const { texts } = useSpeechContext();
  const text = texts.table.bar.pass;
  const { question, building, sending, confirming } = state;
  if (by.going !== null) {
    return (
      <button type="button" className="undo" aria-keyshortcuts="Escape" onClick={() => passing.stop()}>
        <Glyph name="close" /> <span>{text.stop}</span>
      </button>
    );
  }
  if (by.rest) {
    return (
      <button
        type="button"
        className="undo rest"
        aria-label={`${text.resting}: ${text.stop}`}
        title={text.resting}
        aria-keyshortcuts="R"
        onClick={() => passing.stop()}
      >
        <span className="brief">{text.restingBrief}</span>
        <span className="long">{text.resting}</span> <Glyph name="close" />
      </button>
    );
  }
  if (isWindow(question) && building?.picks.length === 0 && sending === null && confirming === null) {
    return (
      <button type="button" className="undo" aria-keyshortcuts="R" onClick={() => passing.passRest()}>
        {text.rest}
      </button>
    );
  }
  if (!by.passed) return null;
  const always = () => {
    if (passing.gaveKind === null) changeSettings({ windows: 'always' });
    else askAlwaysAt(passing.gaveKind);
    passing.read();
  };
  return (
    <button type="button" className="undo passed" onClick={always}>
      {/* What was not used stands in a line of its own, which says it too. */}
      {by.unused.length === 0 && <small>{text.passed}</small>}{' '}
      <span>{passing.gaveKind === null ? text.always : texts.talk.always}</span>
    </button>
  );
}
