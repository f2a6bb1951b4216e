import type { Language } from '../../../../kernel/index.ts';
import type { Pack } from '../../content/vocabulary.ts';
import type { NewGameMessages } from '../../generated/messages.ts';

interface CardText {
  readonly name: string;
  readonly text: string;
}

/** Names and texts of every card of a pack, by id. What a charm does is put together from the messages of its effects. */
export function cardTexts(t: NewGameMessages, language: Language, pack: Pack): ReadonlyMap<string, CardText> {
  const texts = new Map<string, CardText>();
  const put = (card: Pack['prowlers'][number], text: string) =>
    texts.set(card.id, { name: card.names[language], text });
  for (const herb of pack.herbs) put(herb, t.cards.herb({ points: herb.points }));
  for (const prowler of pack.prowlers) put(prowler, t.cards.prowler);
  for (const charm of pack.charms) put(charm, charm.do.map((effect) => t.cards.effects[effect.do]).join(' '));
  return texts;
}
