import { frames } from '../../../games/familiar-find/face.ts';
import type { View } from '../../../kernel/index.ts';
import { LANGUAGES, type Language } from '../../../text/languages.ts';
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

/**
 * By the place of a turn's step in its procedure: the book's step, up to that place. The steps of the first edition,
 * which has fewer, are at the same places wherever somebody is asked.
 */
const UP_TO: readonly (readonly [last: number, step: GuideStepId])[] = [
  [4, 'scavenge'],
  [5, 'check'],
  [8, 'play'],
];

/** Which step of a turn it is; null outside of turns. Who plays a last hand while being put out does so in the Check. */
function stepOf({ stack, result }: View): GuideStepId | null {
  const turn = frames.of(stack).find(({ proc }) => proc === 'turn');
  if (turn === undefined || result !== null) return null;
  if (frames.isWithin(stack, 'elimination')) return 'check';
  // A turn that waits for a procedure stands at the step after it.
  if (frames.isWithin(stack, 'play')) return 'play';
  return UP_TO.find(([last]) => turn.step <= last)?.[1] ?? 'refill';
}

/** The order of a turn (FF-2.1), and where it stands. */
export const guide: Guide = {
  texts: Object.fromEntries(LANGUAGES.map((language) => [language, guideIn(language)])) as Record<Language, GuideText>,
  stepOf,
};
