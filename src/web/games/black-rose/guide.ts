import { byLanguage, type Language } from '../../../text/languages.ts';
import { type Guide, type GuideText, guideOf, type StepOrder, type StepWords } from '../../table/guide/guide.ts';
import { messages } from './generated/all.ts';
import { phaseOf, type RoundPhase } from './selectors.ts';

const ACTIONS = ['spell', 'quick', 'explore', 'fight', 'command', 'familiar'] as const;
type Action = (typeof ACTIONS)[number];

/** BR-2.3, BR-2.4: the phases of a round, and what an Action can be. */
const ORDER: readonly StepOrder<RoundPhase | Action>[] = [
  'rose',
  'study',
  'preparation',
  { id: 'action', unordered: true, parts: ACTIONS },
  'evocation',
  'cleanup',
];

/** The phases have their words already: the banner on the board says them, too. */
function guideIn(language: Language): GuideText {
  const { board, guide: t } = messages[language];
  const words = (id: RoundPhase): StepWords => [t.phase({ phase: board.phases[id] }), board.phaseRules[id]];
  const phases = {
    rose: words('rose'),
    study: words('study'),
    preparation: words('preparation'),
    action: words('action'),
    evocation: words('evocation'),
    cleanup: words('cleanup'),
  };
  return guideOf(ORDER, board.outlook.round, {
    ...phases,
    ...(t.actions as Readonly<Record<Action, StepWords>>),
  });
}

/** The order of a round (BR-2.3), and where it stands. */
export const guide: Guide = {
  texts: byLanguage(guideIn),
  stepOf: phaseOf,
};
