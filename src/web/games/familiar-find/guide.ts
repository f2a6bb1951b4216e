import { frames, type TurnStep, turnStepIn } from '../../../games/familiar-find/face.ts';
import type { View } from '../../../kernel/index.ts';
import { byLanguage, type Language } from '../../../text/languages.ts';
import { type Guide, type GuideText, guideOf, type StepOrder, type StepWords } from '../../table/guide/guide.ts';
import { messages } from './generated/all.ts';

/** Where a turn can stand. */
type GuideStepId = 'scavenge' | 'check' | 'play' | 'refill';
type Id = GuideStepId | 'astral' | 'abyss' | 'set';

/** FF-2.1, FF-2.5: the steps of a turn, and what the Check looks for. */
const ORDER: readonly StepOrder<Id>[] = [
  'scavenge',
  { id: 'check', parts: ['astral', 'abyss', 'set'] },
  'play',
  'refill',
];

function guideIn(language: Language): GuideText {
  const { title, steps } = messages[language].guide;
  return guideOf(ORDER, title, steps as Readonly<Record<Id, StepWords>>);
}

/** The first edition has fewer steps; wherever somebody is asked they stand at the same places. */
const BOOK_STEPS: Readonly<Record<TurnStep, GuideStepId>> = {
  '1 The Familiar, before': 'scavenge',
  '1 Scavenge': 'scavenge',
  '1 Location and Familiar, in the order of choice': 'scavenge',
  '1 Spells': 'scavenge',
  '1 Tourism': 'scavenge',
  '2 Check': 'check',
  '3 The Familiar, before playing': 'play',
  '3 Spells that the Familiar has collected': 'play',
  '3 Play cards': 'play',
  '4 Refill': 'refill',
  '4 Refill, as the Familiar may': 'refill',
  '4 The Familiar, afterwards': 'refill',
  '4 Spells that the Familiar has collected': 'refill',
};

/** Which step of a turn it is; null outside of turns. Who plays a last hand while being put out does so in the Check. */
function stepOf({ stack, result }: View): GuideStepId | null {
  const step = turnStepIn(stack);
  if (step === null || result !== null) return null;
  if (frames.isWithin(stack, 'elimination')) return 'check';
  // A turn that waits for a procedure stands at the step after it.
  if (frames.isWithin(stack, 'play')) return 'play';
  return BOOK_STEPS[step];
}

/** The order of a turn (FF-2.1), and where it stands. */
export const guide: Guide = {
  texts: byLanguage(guideIn),
  stepOf,
};
