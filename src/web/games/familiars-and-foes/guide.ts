import { frames } from '../../../games/familiars-and-foes/face.ts';
import type { View } from '../../../kernel/index.ts';
import { byLanguage, type Language } from '../../../text/languages.ts';
import { type Guide, type GuideText, guideOf, type StepOrder, type StepWords } from '../../table/guide/guide.ts';
import { messages } from './generated/all.ts';

/** Where a round can stand. */
type GuideStepId = 'action' | 'roll' | 'ballyhoo' | 'foes';
type Id = GuideStepId | 'turns';

/** FO-2.3: a round. */
const ORDER: readonly StepOrder<Id>[] = [{ id: 'turns', parts: ['action', 'roll', 'ballyhoo'] }, 'foes'];

function guideIn(language: Language): GuideText {
  const { title, steps } = messages[language].guide;
  return guideOf(ORDER, title, steps as Readonly<Record<Id, StepWords>>);
}

/** Where a round stands; null before the first and after the last. */
function stepOf({ stack, result }: View): GuideStepId | null {
  if (result !== null) return null;
  if (frames.isWithin(stack, 'foes')) return 'foes';
  if (frames.isWithin(stack, 'ballyhoo')) return 'ballyhoo';
  if (!frames.isWithin(stack, 'turn')) return null;
  // Whatever an action has set going lies above its turn.
  return frames.top(stack)?.proc === 'turn' ? 'action' : 'roll';
}

/** The order of a round (FO-2.3), and where it stands. */
export const guide: Guide = {
  texts: byLanguage(guideIn),
  stepOf,
};
