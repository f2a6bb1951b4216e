import type { Language } from '../../../../kernel/index.ts';
import type { Content } from '../../content/content.ts';
import type { Pack } from '../../content/vocabulary.ts';
import { abilityText, effectsText, ruleText, type Texts } from '../texts.ts';

/** Names and texts of every card of the content, by id. */
export function cardTexts(
  t: Texts,
  language: Language,
  { pack }: Content,
): ReadonlyMap<string, { name: string; text: string }> {
  const texts = new Map<string, { name: string; text: string }>();
  const put = (card: { id: string; names: Readonly<Record<string, string>> }, text: string) =>
    texts.set(card.id, { name: card.names[language] as string, text });
  const putArcane = (card: Pack['astral'], text: string) => {
    const { '2+': two, '3+': more, '4': most } = card.copies;
    put(card, `${text} ${t.cards.copies(two, two + more, two + more + most)}`);
  };
  for (const card of pack.ingredients) putArcane(card, t.cards.ingredient());
  putArcane(pack.astral, t.cards.astral());
  putArcane(pack.abyss, t.cards.abyss());
  for (const card of pack.spells) putArcane(card, effectsText(t, card.do));
  for (const card of pack.familiars) put(card, `${t.cards.fullGame} ${abilityText(t, card.ability)}`);
  for (const card of pack.locations) put(card, ruleText(t, card.rule));
  return texts;
}
