import type { Bar, Language, Result, Scene, Speech } from '../../../kernel/index.ts';
import { formattedAt } from '../../../text/formatted.ts';
import { type Name, textOf } from '../../../text/name.ts';
import { at, num } from '../../shared/list.ts';
import type { Content } from '../content/content.ts';
import { cover } from '../cover.ts';
import type { MythicArenaMessages } from '../generated/messages.ts';
import type { ArenaEvent } from '../state/events.ts';
import { comparisons } from './comparisons.ts';
import { eventSentence } from './events.ts';
import { gameNames, meaningOf, partsOf } from './names.ts';
import { type Prompt, promptAt } from './prompts.ts';

/** What the messages of answers call each place of an answer. */
const PARAMETERS: Readonly<Partial<Record<Prompt, string>>> = {
  card: 'card',
  newcomer: 'card',
  elyth: 'card',
  rune: 'card',
  item: 'card',
  whom: 'target',
};

/** The game in one language: finds the sentence for a key and puts the names in. */
export function speech(language: Language, content: Content): Speech {
  const { t, texts, card, line, status, at: naming } = gameNames(language, content);
  /** One word of an answer as people read it. */
  const wordOf = (words: readonly string[], at: number, scene: Scene): Name => {
    const word = words[at] ?? '';
    switch (promptAt(words[0], at)) {
      case 'pet':
      case 'whom':
      case 'other':
      case 'attacker':
        return naming(scene).pet(word);
      case 'line':
        return line(word);
      case 'status':
        return status(word);
      case 'turn':
        return t.steps[word as 'first' | 'second'];
      default:
        return card(word);
    }
  };

  function answer(words: string, scene: Scene): string {
    const all = words.split(' ');
    const [verb = '', first = ''] = all;
    if (verb === 'go') return t.answers.go({ turn: first });
    if (verb === 'switch') return t.answers.switch({ pets: naming(scene).pets(all.slice(1)) });
    const named: Record<string, Name> = {};
    for (let at = 1; at < all.length; at++) {
      const prompt = promptAt(verb, at);
      named[PARAMETERS[prompt] ?? prompt] = wordOf(all, at, scene);
    }
    if (verb === 'unique' || verb === 'unique-on') named.power = uniqueOf(first);
    return formattedAt(t.answers, verb, named) ?? words;
  }
  function part(words: string, at: number, scene: Scene): string {
    if (at > 0) return textOf(wordOf(words.split(' '), at, scene));
    return formattedAt(t.steps.verbs, words.split(' ')[0] ?? '', {}) ?? answer(words, scene);
  }
  /** The name of a Pet's Unique Power. */
  const uniqueOf = (ref: string): Name => {
    const [id] = partsOf(ref);
    const { pets, tokens } = content.pack;
    return card(String([...pets, ...tokens].find((pet) => pet.id === id)?.unique?.id));
  };

  function ask(key: string, numbers: Readonly<Record<string, number | string>>, scene: Scene): string {
    const n = naming(scene);
    const parameters = {
      ...numbers,
      battled: numbers.battled === 1,
      pet: n.pet(String(numbers.pet)),
      foe: n.pet(String(numbers.foe)),
      giver: n.pet(String(numbers.giver)),
      status: n.status(String(numbers.status)),
      card: card(String(numbers.card)),
    };
    return formattedAt(t.asks, key, parameters) ?? key;
  }

  function bar({ why, with: numbers = {} }: Bar): string {
    const known = numbers.card === undefined ? numbers : { ...numbers, card: card(String(numbers.card)) };
    return formattedAt(t.bars, why, known) ?? why;
  }
  function result({ winners, reason }: Result, scene: Scene): string {
    if (reason === 'draw') return t.results.draw;
    return t.results[reason as 'points' | 'pets' | 'match']({ who: at(scene.names, num(winners, 0)) });
  }
  function zone(id: string, scene: Scene): string {
    const [kind = '', seat] = id.split(':');
    if (kind === 'hand' && Number(seat) === scene.viewer) return t.ownHand;
    return formattedAt(t.zones, kind, { who: scene.names[Number(seat)] }) ?? id;
  }

  /** What may be marked on a card. */
  const marks: Readonly<Record<string, string>> = { ...t.statuses, health: t.health, uses: t.uses };
  return {
    title: cover.text[language].title,
    pitch: cover.text[language].pitch,
    ask,
    answer,
    part,
    step: (verb, at) => t.steps.asks[promptAt(verb, at)],
    event: (heard: ArenaEvent, scene, earlier) => eventSentence(t, naming(scene), heard, earlier),
    bar,
    comparison: comparisons(t),
    result,
    option: (id) => t.options[id as keyof MythicArenaMessages['options']],
    card: (id) => texts.get(id) ?? { name: marks[id] ?? id, text: meaningOf(t, id) },
    zone,
  };
}
