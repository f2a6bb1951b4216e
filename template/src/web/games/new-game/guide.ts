import { frames } from '../../../games/new-game/face.ts';
import { byLanguage, type Language } from '../../../text/languages.ts';
import { type Guide, type GuideText, guideOf, type StepOrder, type StepWords } from '../../table/guide/guide.ts';
import { messages } from './generated/all.ts';

type StepId = 'turn' | 'gather' | 'charm' | 'home';

/** A turn has no order: its parts are done as often as one likes, until one goes home. */
const ORDER: readonly StepOrder<StepId>[] = [{ id: 'turn', unordered: true, parts: ['gather', 'charm', 'home'] }];

function guideIn(language: Language): GuideText {
  const { title, steps } = messages[language].guide;
  return guideOf(ORDER, title, steps as Readonly<Record<StepId, StepWords>>);
}

/** What is done in a turn (NG-2.1), and whether one is under way. */
export const guide: Guide = {
  texts: byLanguage(guideIn),
  stepOf: ({ stack, result }) => (result === null && frames.isWithin(stack, 'turn') ? 'turn' : null),
};
