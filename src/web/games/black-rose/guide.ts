import type { RoseTable } from '../../../games/black-rose/face.ts';
import type { View } from '../../../kernel/index.ts';
import { LANGUAGES, type Language } from '../../../text/languages.ts';
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
  const phases = Object.entries(board.phases).map(([id, phase]): [string, StepWords] => [
    id,
    [t.phase({ phase }), board.phaseRules[id as RoundPhase]],
  ]);
  const words = { ...Object.fromEntries(phases), ...t.actions } as Readonly<Record<RoundPhase | Action, StepWords>>;
  return guideOf(ORDER, board.outlook.round, words);
}

/** The order of a round (BR-2.3), and where it stands. */
export const guide: Guide = {
  texts: Object.fromEntries(LANGUAGES.map((language) => [language, guideIn(language)])) as Record<Language, GuideText>,
  stepOf: (view) => phaseOf(view as View<RoseTable>),
};
