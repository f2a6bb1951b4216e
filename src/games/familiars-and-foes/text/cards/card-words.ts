import type { Language } from '../../../../kernel/index.ts';
import type { Band, Pack } from '../../content/vocabulary.ts';
import { guardianText, outcomeText, whenText } from './card-texts.ts';
import { de } from './de.ts';
import { type CardTexts, en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

type FoeCard = Pack['foes'][number];

/** What stands on cards, part by part, for boards that put it elsewhere. */
export interface CardWords {
  readonly elements: CardTexts['elements'];
  readonly forbidden: CardTexts['forbidden'];
  readonly tasks: CardTexts['tasks'];
  /** What a roll in this band does. */
  outcome(band: Band): string;
  ability(foe: FoeCard): string | null;
  reward(foe: FoeCard): string;
}

const wordsOf = (t: CardTexts): CardWords => ({
  elements: t.elements,
  forbidden: t.forbidden,
  tasks: t.tasks,
  outcome: (band) => outcomeText(t, band),
  ability: ({ ability }) => (ability === undefined ? null : guardianText(t, ability)),
  reward: ({ reward }) => whenText(t, t.lines.reward, reward),
});

export const cardWords: Readonly<Record<Language, CardWords>> = {
  en: wordsOf(en),
  it: wordsOf(it),
  fr: wordsOf(fr),
  es: wordsOf(es),
  de: wordsOf(de),
};
