import type { Bar, HeardEvent, Language, Result, Scene, Speech } from '../../../kernel/index.ts';
import { formatted } from '../../../text/formatted.ts';
import { type Name, nameOf, textOf } from '../../../text/name.ts';
import type { Content } from '../content/content.ts';
import type { Grants, LineName, StatusName, Type } from '../content/vocabulary.ts';
import { cover } from '../cover.ts';
import { messages } from '../generated/all.ts';
import type { MythicArenaMessages } from '../generated/messages.ts';
import { type CardClauses, cardTexts, damageText, grantParts } from './cards/card-texts.ts';
import { de } from './cards/de.ts';
import { en } from './cards/en.ts';
import { es } from './cards/es.ts';
import { fr } from './cards/fr.ts';
import { it } from './cards/it.ts';
import { type EventNames, eventSentence } from './events.ts';
import { type PlacedVerb, type Prompt, promptAt } from './prompts.ts';

const cardClauses: Readonly<Record<Language, CardClauses>> = { en, it, fr, es, de };

/** What the messages of answers call each place of an answer. */
const PARAMETERS: Readonly<Partial<Record<Prompt, string>>> = {
  card: 'card',
  newcomer: 'card',
  elyth: 'card',
  rune: 'card',
  item: 'card',
  whom: 'target',
};

/** The card and the seat of a Pet by its name in answers. */
function partsOf(ref: unknown): readonly [card: string, seat: number] {
  const [, id, number] = /^(.*)-([12])$/.exec(String(ref)) ?? [];
  return [id as string, Number(number) - 1];
}

/** The game in one language: finds the sentence for a key and puts the names in. */
export function speech(language: Language, content: Content): Speech {
  const t = messages[language];
  const clauses = cardClauses[language];
  const texts = cardTexts({ t, clauses }, language, content.pack);
  const card = (id: unknown): Name => nameOf(texts.get(id as string)?.name ?? String(id), t.nouns[id as string]);
  const line = (id: unknown): Name => nameOf(t.lines[id as LineName], t.nouns[id as string]);
  const status = (id: unknown): Name => nameOf(t.statuses[id as StatusName], t.nouns[id as string]);

  const naming = (scene: Scene): EventNames => {
    const pet = (ref: unknown, side: unknown = scene.viewer): Name => {
      const [id, seat] = partsOf(ref);
      if (seat === side) return card(id);
      const player = scene.names[seat] as string;
      return nameOf(t.pet({ card: textOf(card(id)), player }), t.nouns[id]);
    };
    return {
      card,
      cards: (ids) => (ids as readonly string[]).map(card),
      player: (seat) => scene.names[seat as number] as string,
      pet: (ref) => pet(ref),
      beside: (ref, by) => pet(ref, typeof by === 'number' ? by : partsOf(by)[1]),
      bare: (ref) => card(partsOf(ref)[0]),
      pets: (refs) => (refs as readonly string[]).map((ref) => pet(ref)),
      line,
      status,
      what: (id) => nameOf({ ...t.types, ...t.statuses }[id as Type | StatusName], t.nouns[id as string]),
      damage: (amount, type) => damageText(t, amount as number, type as Type | null),
      grants: (grants) => clauses.and(grantParts(t, grants as Grants)),
      counters: (count, id) => clauses.counters(count as number, id as StatusName),
    };
  };
  /** One word of an answer as people read it. */
  const wordOf = (words: readonly string[], at: number, scene: Scene): Name => {
    const word = words[at] as string;
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
    const [verb, first] = all as [keyof MythicArenaMessages['answers'], string];
    if (verb === 'go') return t.answers.go({ turn: first });
    if (verb === 'switch') return t.answers.switch({ pets: naming(scene).pets(all.slice(1)) });
    const named: Record<string, Name> = {};
    for (let at = 1; at < all.length; at++) {
      const prompt = promptAt(verb, at);
      named[PARAMETERS[prompt] ?? prompt] = wordOf(all, at, scene);
    }
    if (verb === 'unique' || verb === 'unique-on') named.power = uniqueOf(first);
    return formatted(t.answers[verb], named) ?? words;
  }
  function part(words: string, at: number, scene: Scene): string {
    if (at > 0) return textOf(wordOf(words.split(' '), at, scene));
    return t.steps.verbs[words.split(' ')[0] as PlacedVerb] ?? answer(words, scene);
  }
  /** The name of a Pet's Unique Power. */
  const uniqueOf = (ref: string): Name => {
    const [id] = partsOf(ref);
    const { pets, tokens } = content.pack;
    return card([...pets, ...tokens].find((pet) => pet.id === id)?.unique?.id);
  };

  function ask(key: string, numbers: Readonly<Record<string, number | string>>, scene: Scene): string {
    const n = naming(scene);
    const parameters = {
      ...numbers,
      battled: numbers.battled === 1,
      pet: n.pet(numbers.pet),
      foe: n.pet(numbers.foe),
      giver: n.pet(numbers.giver),
      status: n.status(numbers.status),
      card: card(numbers.card),
    };
    return formatted(t.asks[key as keyof MythicArenaMessages['asks']], parameters) ?? key;
  }

  function bar({ why, with: numbers = {} }: Bar): string {
    const known = numbers.card === undefined ? numbers : { ...numbers, card: card(numbers.card) };
    return formatted(t.bars[why as keyof MythicArenaMessages['bars']], known) ?? why;
  }
  function result({ winners, reason }: Result, scene: Scene): string {
    if (reason === 'draw') return t.results.draw;
    return t.results[reason as 'points' | 'pets' | 'match']({ who: scene.names[winners[0] as number] as string });
  }
  function zone(id: string, scene: Scene): string {
    const [kind, seat] = id.split(':');
    if (kind === 'hand' && Number(seat) === scene.viewer) return t.ownHand;
    return t.zones[kind as keyof MythicArenaMessages['zones']]({ who: scene.names[Number(seat)] as string });
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
    event: (heard: HeardEvent, scene) => eventSentence(t, naming(scene), heard),
    bar,
    result,
    option: (id) => t.options[id as keyof MythicArenaMessages['options']],
    card: (id) => texts.get(id) ?? { name: marks[id] ?? id, text: '' },
    zone,
  };
}
