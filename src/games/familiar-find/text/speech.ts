import type { Bar, Language, Result, Scene, Speech } from '../../../kernel/index.ts';
import { formattedAt } from '../../../text/formatted.ts';
import { type Name, nameOf, textOf } from '../../../text/name.ts';
import { at } from '../../shared/list.ts';
import { PILES, SEATS } from '../content/answers.ts';
import type { Content } from '../content/content.ts';
import type { Filter } from '../content/vocabulary.ts';
import { cover } from '../cover.ts';
import { messages } from '../generated/all.ts';
import type { FamiliarFindMessages } from '../generated/messages.ts';
import type { FindEvent } from '../state/events.ts';
import { cardTexts, kindName } from './cards/card-texts.ts';
import { comparisons } from './comparisons.ts';
import { type EventNames, eventSentence } from './events.ts';
import { type Prompt, promptAt } from './prompts.ts';

/** What the messages of answers call each place of an answer, where it is not the prompt. */
const PARAMETERS: Readonly<Partial<Record<Prompt, string>>> = {
  onto: 'pile',
  spell: 'card',
  own: 'card',
  from: 'player',
  to: 'player',
  with: 'player',
};

/** The game in one language: finds the sentence for a key and puts the names in. */
export function speech(language: Language, content: Content): Speech {
  const t = messages[language];
  const texts = cardTexts(t, language, content);
  const card = (id: string): Name => nameOf(texts.get(id)?.name ?? id, t.nouns[id]);

  const pile = (id: string, scene: Scene, called: FamiliarFindMessages['piles'] = t.piles): string => {
    const seat = PILES.indexOf(id) - 1;
    if (seat < 0) return called.centre;
    if (seat === scene.viewer) return called.ownLeft;
    const seats = scene.names.length;
    if (typeof scene.viewer === 'number' && seat === (scene.viewer + seats - 1) % seats) return called.ownRight;
    return called.left({ player: at(scene.names, seat) });
  };
  const naming = (scene: Scene): EventNames => ({
    card,
    cards: (ids) => ids.map(card),
    player: (seat) => at(scene.names, seat),
    isViewer: (seat) => seat === scene.viewer,
    pile: (id) => nameOf(pile(id, scene), t.nouns.pile),
  });
  /** One word of an answer as people read it. */
  const wordOf = (words: readonly string[], at: number, scene: Scene): Name => {
    const word = words[at] ?? '';
    switch (promptAt(words[0], at)) {
      case 'pile':
      case 'onto':
        return naming(scene).pile(word);
      case 'from':
      case 'to':
      case 'with':
        return naming(scene).player(SEATS.indexOf(word));
      case 'facing':
        return t.steps[word as 'up' | 'down'];
      default:
        return card(word);
    }
  };

  function answer(words: string, scene: Scene): string {
    const all = words.split(' ');
    const [verb = ''] = all;
    const named: Record<string, Name | boolean> = {};
    for (let at = 1; at < all.length; at++) {
      const prompt = promptAt(verb, at);
      if (prompt === 'facing') named.down = all[at] === 'down';
      else named[PARAMETERS[prompt] ?? prompt] = wordOf(all, at, scene);
    }
    return formattedAt(t.answers, verb, named) ?? words;
  }
  function part(words: string, at: number, scene: Scene): string {
    const all = words.split(' ');
    if (at === 0) return formattedAt(t.steps.verbs, all[0] ?? '', {}) ?? answer(words, scene);
    const prompt = promptAt(all[0], at);
    if (prompt === 'pile' || prompt === 'onto') return pile(all[at] ?? '', scene, t.steps.piles);
    return textOf(wordOf(all, at, scene));
  }

  function ask(key: string, numbers: Readonly<Record<string, number | string>>): string {
    const { up, down, out } = numbers as { readonly up: number; readonly down: number; readonly out?: number };
    if (key === 'play') {
      const left = t.leftToPlay({ up, down });
      return out === undefined ? t.asks.play({ left }) : t.asks.out({ abyss: out, left });
    }
    if (key === 'use' || (key === 'powers' && numbers.location === ''))
      return t.asks.use({ familiar: card(String(numbers.familiar)) });
    if (key === 'cast' && numbers.tour !== undefined)
      return t.asks.castOrTravel({ location: card(String(numbers.tour)) });
    const question = formattedAt(t.asks, key, withKind(numbers)) ?? key;
    return numbers.by === undefined ? question : t.asks.by({ card: card(String(numbers.by)), question });
  }
  function bar({ why, with: numbers = {} }: Bar): string {
    return formattedAt(t.bars, why, withKind(numbers)) ?? why;
  }
  /** Numbers of a question or a refusal, and the name of the kind of card that it is about. */
  const withKind = (numbers: Readonly<Record<string, unknown>>) =>
    numbers.what === undefined ? numbers : { ...numbers, what: kindName(t, numbers.what as Filter) };

  function result({ winners, reason }: Result, scene: Scene): string {
    const names = winners.map((seat) => at(scene.names, seat));
    return t.results[reason as 'astral' | 'set' | 'abyss' | 'deck']({ winners: names });
  }
  function zone(id: string, scene: Scene): string {
    const [kind, seat] = id.split(':');
    const who = at(scene.names, Number(seat));
    switch (kind) {
      case 'location':
      case 'deck':
      case 'discard':
        return t.zones[kind];
      case 'familiar':
      case 'collection':
        return t.zones[kind]({ who });
      case 'hand':
        return Number(seat) === scene.viewer ? t.zones.ownHand : t.zones.hand({ who });
      default:
        return t.zones.pile({ pile: naming(scene).pile(id) });
    }
  }

  return {
    title: cover.text[language].title,
    pitch: cover.text[language].pitch,
    ask,
    answer,
    part,
    step: (verb, at) => t.steps.asks[promptAt(verb, at)],
    event: (heard: FindEvent, scene) => eventSentence(t, naming(scene), heard),
    bar,
    comparison: comparisons(t),
    result,
    option: (id) => t.options[id as keyof FamiliarFindMessages['options']],
    card: (id) => {
      const { name, text } = texts.get(id) ?? { name: id, text: '' };
      return { name, text };
    },
    zone,
  };
}
