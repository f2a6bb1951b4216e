import { timingBar } from '../../../kernel/game/timing.ts';
import type { Bar, Face, Question } from '../../../kernel/index.ts';
import type { Thing } from '../board.ts';

/** Why a thing on the board has no part in a question that bars nothing of it; null where nobody says. */
export function whyNoPart(
  { timing }: Pick<Face, 'timing'>,
  question: Pick<Question, 'ask' | 'with'> | null,
  thing: Thing,
): Bar | null {
  if (timing === undefined || question === null) return null;
  return timingBar(timing, question, thing.find(({ at }) => at === 0)?.word ?? null);
}
