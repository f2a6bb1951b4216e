import type { Language } from '../../../../kernel/index.ts';
import { type Name, nameOf } from '../../../../text/name.ts';
import type { Content } from '../../content/content.ts';
import type { Ability, Effect, Filter, LocationRule, Pack, StandingAbility } from '../../content/vocabulary.ts';
import type { FamiliarFindMessages } from '../../generated/messages.ts';

/** What stands on the cards: one sentence for each word of the vocabulary. */

/** A kind of card that effects ask for: `Ingredient`. */
export const kindName = (t: FamiliarFindMessages, what: Filter): Name => nameOf(t.kinds[what], t.nouns[what]);

function effectText(t: FamiliarFindMessages, effect: Effect): string {
  const { effects } = t.cards;
  const may = 'may' in effect;
  switch (effect.do) {
    case 'discard':
    case 'steal':
    case 'give':
    case 'trade':
      return effects[effect.do]({ may, what: kindName(t, effect.what) });
    case 'collect':
      return effects[effect.from === 'any' ? 'collectAny' : 'collect']({ may });
    case 'look':
    case 'unveil':
      return effects[effect.do]({ may });
    case 'draw':
    case 'drop':
      return effects[effect.do]({ cards: effect.cards });
    case 'lay':
      return effects.lay({ up: effect.up, down: effect.down });
    case 'seed':
      return effects.seed;
  }
}
const effectsText = (t: FamiliarFindMessages, effects: readonly Effect[]): string =>
  effects.map((effect) => effectText(t, effect)).join(' ');

function standingSentences({ cards }: FamiliarFindMessages, ability: StandingAbility): string[] {
  const { always } = cards;
  return [
    ...(ability.abyss === undefined ? [] : [always.abyss({ count: ability.abyss })]),
    ...(ability.hand === undefined ? [] : [always.hand({ cards: ability.hand })]),
    ...(ability.ward === true ? [always.ward] : []),
    ...(ability.spare === true ? [always.spare] : []),
  ];
}
const abilityText = (t: FamiliarFindMessages, ability: Ability): string =>
  'always' in ability
    ? standingSentences(t, ability.always).join(' ')
    : t.cards.moments[ability.when]({ effects: effectsText(t, ability.do) });

function siftText(t: FamiliarFindMessages, what: Filter): string {
  return what === 'any' ? t.cards.rule.siftAny : t.cards.rule.sift({ what: kindName(t, what) });
}
function ruleText(t: FamiliarFindMessages, location: LocationRule): string {
  const { rule } = t.cards;
  const { lay, cap, most, sift, taken } = location;
  const sentences = [
    ...(lay === undefined ? [] : [rule.lay({ facing: lay })]),
    ...(cap === undefined ? [] : [rule.cap({ cards: cap })]),
    ...(most === undefined ? [] : [rule.most({ cards: most })]),
    ...(location.least === true ? [rule.least] : []),
    ...(location.leave === true ? [rule.leave] : []),
    ...(location.fizzle === true ? [rule.fizzle] : []),
    ...(sift === undefined ? [] : [siftText(t, sift)]),
    ...(location.rest === true ? [rule.rest] : []),
    ...(taken === undefined ? [] : [rule.taken({ effects: effectsText(t, taken) })]),
  ];
  return sentences.join(' ');
}

export interface CardText {
  readonly name: string;
  /** What it does. */
  readonly effect: string;
  /** All that is printed on it. */
  readonly text: string;
}

/** Names and texts of every card of the content, by id. */
export function cardTexts(
  t: FamiliarFindMessages,
  language: Language,
  { pack }: Content,
): ReadonlyMap<string, CardText> {
  const texts = new Map<string, CardText>();
  const put = (card: { id: string; names: Readonly<Record<Language, string>> }, effect: string, text = effect) =>
    texts.set(card.id, { name: card.names[language], effect, text });
  /** FF-1.2: how many of the kind are in the deck comes last. */
  const putArcane = (card: Pack['astral'], text: string) => {
    const { '2+': two, '3+': more, '4': most } = card.copies;
    put(card, text, `${text} ${t.cards.copies({ two, three: two + more, four: two + more + most })}`);
  };
  for (const card of pack.ingredients) putArcane(card, t.cards.ingredient);
  putArcane(pack.astral, t.cards.astral);
  putArcane(pack.abyss, t.cards.abyss);
  for (const card of pack.spells) putArcane(card, effectsText(t, card.do));
  for (const card of pack.familiars) put(card, t.cards.fullGame({ ability: abilityText(t, card.ability) }));
  for (const card of pack.locations) put(card, ruleText(t, card.rule));
  return texts;
}
