import type { Followed } from '../../../protocol/client/followed.ts';
import { Glyph } from '../../art/glyph.tsx';
import { useStore } from '../../state/store.ts';
import type { AnswerState } from '../answer/answering.ts';
import { useWords } from '../words.tsx';
import type { Coaching } from './coaching.ts';

/** Whether there is something to be coached in: a choice, at a table that has a coach. */
export function mayBeCoached({ info }: Followed, { question, confirming, sending }: AnswerState): boolean {
  return info.coach && question !== null && question.legal.length > 1 && confirming === null && sending === null;
}

interface CoachButtonProps {
  readonly table: Followed;
  readonly state: AnswerState;
  readonly coaching: Coaching;
}

/** The way to the coach, in the question bar. */
export function CoachButton({ table, state, coaching }: CoachButtonProps) {
  const { texts } = useWords();
  const { open } = useStore(coaching.state);
  if (!mayBeCoached(table, state)) return null;
  const { name, ask } = texts.coach;
  return (
    <button
      type="button"
      className="undo all-of-them coach-ask"
      aria-keyshortcuts="W"
      aria-label={`${name}: ${ask}`}
      aria-expanded={open}
      title={ask}
      onClick={() => coaching.turn()}
    >
      <Glyph name="cat" /> <span className="long">{name}</span>
    </button>
  );
}
