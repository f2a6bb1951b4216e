import type { Language } from '../../../../kernel/index.ts';
import { byLanguage } from '../../../../text/languages.ts';
import { nameOf } from '../../../../text/name.ts';
import type { Band, FoeCard } from '../../content/vocabulary.ts';
import { messages } from '../../generated/all.ts';
import type { FamiliarsAndFoesMessages } from '../../generated/messages.ts';
import { type CardMessages, guardianText, outcomeText, whenText } from './card-texts.ts';

/** What stands on cards, part by part, for boards that put it elsewhere. */
export interface CardWords {
  readonly elements: CardMessages['elements'];
  readonly forbidden: CardMessages['forbidden'];
  readonly tasks: CardMessages['tasks'];
  /** The grammar of names, by the card's id. */
  readonly nouns: FamiliarsAndFoesMessages['nouns'];
  /** What a roll in this band does. */
  outcome(band: Band): string;
  ability(foe: FoeCard): string | null;
  reward(foe: FoeCard): string;
}

function wordsOf(language: Language): CardWords {
  const { cards, nouns } = messages[language];
  const { elements, forbidden, tasks } = cards;
  return {
    elements,
    forbidden,
    tasks,
    nouns,
    outcome: (band) => outcomeText(cards, band),
    ability: ({ id, names, ability }) =>
      ability === undefined ? null : guardianText(cards, nameOf(names[language], nouns[id]), ability),
    reward: ({ reward }) => whenText(cards, 'reward', reward),
  };
}

export const cardWords = byLanguage(wordsOf);
