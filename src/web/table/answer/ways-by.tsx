import { Glyph } from '../../art/glyph.tsx';
import { change } from '../../state/settings.ts';
import { useWords } from '../words.tsx';
import type { AnswerState } from './answering.ts';
import { askAgainAt } from './open-window.tsx';
import { isWindow, type Passing, type PassingState } from './passing.ts';

interface WaysByProps {
  readonly passing: Passing;
  readonly by: PassingState;
  readonly state: AnswerState;
}

/**
 * What goes by can be stopped, what went by by itself need not do so again, and one can be spared what is still to come
 * in a turn. Others see none of this.
 */
export function WaysBy({ passing, by, state }: WaysByProps) {
  const { texts } = useWords();
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
    if (passing.gaveKind === null) change({ windows: 'always' });
    else askAgainAt(passing.gaveKind);
    passing.read();
  };
  return (
    <button type="button" className="undo passed" onClick={always}>
      <small>{text.passed}</small> <span>{passing.gaveKind === null ? text.always : texts.talk.always}</span>
    </button>
  );
}
