import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import { Glyph } from '../../art/glyph.tsx';
import { useStore } from '../../state/value-store.ts';
import type { AnswerState } from '../answer/answer-controller.ts';
import { useSpeechContext } from '../speech-context.tsx';
import type { CoachController } from './coach-controller.ts';

/** Whether the table has a coach for the viewer: a player, while the game goes on. */
export const hasCoach = ({ info, you }: FollowedTable): boolean =>
  info.coach && you !== null && info.state === 'playing';

/** Whether the coach can be asked about the open question: it has a choice, and no answer is on its way. */
export function mayBeCoached({ info }: FollowedTable, { question, sending }: AnswerState): boolean {
  return info.coach && question !== null && question.legal.length > 1 && sending === null;
}

interface CoachButtonProps {
  readonly table: FollowedTable;
  /** Whether there is something to be coached in now. */
  readonly may: boolean;
  readonly coaching: CoachController;
  /** Whether it is one of the tools at the top, where it always is: nothing moves when there is nothing to ask. */
  readonly tool: boolean;
}

/** The way to the coach, in the question bar; on a phone, which has no room there, at the top. */
export function CoachButton({ table, may, coaching, tool }: CoachButtonProps) {
  const { texts } = useSpeechContext();
  const { open } = useStore(coaching.state);
  if (tool ? !hasCoach(table) : !may) return null;
  const { name, ask } = texts.coach;
  return (
    <button
      type="button"
      className={tool ? 'tool coach-ask' : 'undo all-of-them coach-ask'}
      aria-keyshortcuts="W"
      aria-label={ask}
      aria-expanded={open}
      title={ask}
      disabled={!may}
      onClick={() => coaching.turn()}
    >
      <Glyph name="bulb" /> {!tool && <span className="long">{name}</span>}
    </button>
  );
}
