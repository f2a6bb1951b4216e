import type { ArenaTable, TurnStep } from '../../../games/mythic-arena/face.ts';
import type { View } from '../../../kernel/index.ts';
import { byLanguage, type Language } from '../../../text/languages.ts';
import { type Guide, type GuideText, guideOf, type StepOrder, type StepWords } from '../../table/guide/guide.ts';
import { messages } from './generated/all.ts';

type Id = TurnStep | 'battle' | 'unique' | 'switch' | 'elyth' | 'rune' | 'items';

const ORDER: readonly StepOrder<Id>[] = [
  'draw',
  'pet',
  {
    id: 'primary',
    unordered: true,
    parts: [
      { id: 'battle', parts: ['attackers', 'blockers', 'powers', 'runes', 'speed', 'rolls'] },
      'unique',
      'switch',
      'elyth',
      'rune',
      'items',
    ],
  },
  'cleanup',
];

function guideIn(language: Language): GuideText {
  const { title, steps } = messages[language].guide;
  return guideOf(ORDER, title, steps as Readonly<Record<Id, StepWords>>);
}

/** The book's quick guide: the order of a turn, and where it stands (MA-16.22). Views of older editions do not say. */
export const guide: Guide = {
  texts: byLanguage(guideIn),
  stepOf: ({ table, result }: View<ArenaTable>) => (result === null ? (table.step ?? null) : null),
};
