import type { Bar, Language, Result, Scene, Speech } from '../../../kernel/index.ts';
import { formattedAt } from '../../../text/formatted.ts';
import { type Name, nameOf, textOf } from '../../../text/name.ts';
import { at } from '../../shared/list.ts';
import type { Content } from '../content/content.ts';
import { cover } from '../cover.ts';
import { messages } from '../generated/all.ts';
import type { NewGameMessages } from '../generated/messages.ts';
import type { NewGameEvent } from '../state/events.ts';
import { cardTexts } from './cards/card-texts.ts';
import { type EventNames, eventSentence } from './events.ts';
import { promptAt } from './prompts.ts';

/** The game in one language: finds the message for a key and puts the names in. */
export function speech(language: Language, content: Content): Speech {
  const t = messages[language];
  const texts = cardTexts(t, language, content.pack);
  const card = (id: string): Name => nameOf(texts.get(id)?.name ?? id, t.nouns[id]);
  const herbs = new Set(content.pack.herbs.map(({ id }) => id));

  const naming = (names: readonly string[]): EventNames => ({
    card,
    cards: (ids) => ids.map(card),
    player: (seat) => at(names, seat),
    isHerb: (id) => herbs.has(id),
  });

  function answer(words: string): string {
    const [verb = '', charm] = words.split(' ');
    return formattedAt(t.answers, verb, { charm: card(String(charm)) }) ?? words;
  }
  function part(words: string, at: number): string {
    const all = words.split(' ');
    if (at > 0) return textOf(card(String(all[at])));
    return formattedAt(t.steps.verbs, all[0] ?? '', {}) ?? answer(words);
  }
  function zone(id: string, { names, viewer }: Scene): string {
    const [kind = '', seat] = id.split(':');
    if (kind === 'hand' && Number(seat) === viewer) return t.ownHand;
    return formattedAt(t.zones, kind, { who: names[Number(seat)] }) ?? id;
  }

  return {
    title: cover.text[language].title,
    pitch: cover.text[language].pitch,
    ask: (key, numbers) => formattedAt(t.asks, key, numbers) ?? key,
    answer,
    part,
    step: (verb, at) => t.steps.asks[promptAt(verb, at)],
    event: (heard: NewGameEvent, { names }) => eventSentence(t, naming(names), heard),
    bar: ({ why, with: numbers = {} }: Bar) => formattedAt(t.bars, why, numbers) ?? why,
    result: ({ winners, reason }: Result, { names }) =>
      t.results[reason as 'goal' | 'deck']({ winners: winners.map((seat) => at(names, seat)) }),
    option: (id) => t.options[id as keyof NewGameMessages['options']],
    card: (id) => texts.get(id) ?? { name: id, text: '' },
    zone,
  };
}
