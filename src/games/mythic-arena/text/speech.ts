import type { Bar, HeardEvent, Language, Result, Scene, Speech } from '../../../kernel/index.ts';
import type { Content } from '../content/content.ts';
import type { Grants, LineName, StatusName, Type } from '../content/vocabulary.ts';
import { cover } from '../cover.ts';
import { type CardTexts, cardTexts, grantsText } from './cards/card-texts.ts';
import { de as deCards } from './cards/de.ts';
import { en as enCards } from './cards/en.ts';
import { es as esCards } from './cards/es.ts';
import { fr as frCards } from './cards/fr.ts';
import { it as itCards } from './cards/it.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { EventNames } from './events.ts';
import { eventSentence } from './events.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { type PlacedVerb, promptAt } from './prompts.ts';
import { stepTexts } from './steps.ts';
import type { BarKey, Texts, ZoneKey } from './texts.ts';

const languages: Readonly<Record<Language, readonly [Texts, CardTexts]>> = {
  en: [en, enCards],
  it: [it, itCards],
  fr: [fr, frCards],
  es: [es, esCards],
  de: [de, deCards],
};

/** The card and the seat of a Pet by its name in answers. */
function partsOf(ref: unknown): readonly [card: string, seat: number] {
  const [, id, number] = /^(.*)-([12])$/.exec(String(ref)) ?? [];
  return [id as string, Number(number) - 1];
}

/** The game in one language: finds the sentence for a key and puts the names in. */
export function speech(language: Language, content: Content): Speech {
  const [t, c] = languages[language];
  const texts = cardTexts(c, language, content.pack);
  const card = (id: unknown): string => texts.get(id as string)?.name ?? String(id);

  const naming = (scene: Scene): EventNames => {
    const pet = (ref: unknown, side: unknown = scene.viewer): string => {
      const [id, seat] = partsOf(ref);
      return seat === side ? card(id) : t.pet(card(id), scene.names[seat] as string);
    };
    return {
      card,
      cards: (ids) => c.list((ids as readonly string[]).map(card)),
      player: (seat) => scene.names[seat as number] as string,
      pet: (ref) => pet(ref),
      beside: (ref, by) => pet(ref, typeof by === 'number' ? by : partsOf(by)[1]),
      bare: (ref) => card(partsOf(ref)[0]),
      pets: (refs) => c.list((refs as readonly string[]).map((ref) => pet(ref))),
      petOrNull: (ref) => (ref === null ? null : pet(ref)),
      line: (id) => c.lines[id as LineName],
      status: (id) => c.statuses[id as StatusName],
      what: (id) => c.statuses[id as StatusName] ?? c.types[id as Type],
      damage: (amount, type) => c.damage(amount as number, type as Type | null),
      grants: (grants) => grantsText(c, grants as Grants),
      list: c.list,
    };
  };
  /** One word of an answer as people read it. */
  const wordOf = (words: readonly string[], at: number, scene: Scene): string => {
    const word = words[at] as string;
    switch (promptAt(words[0], at)) {
      case 'pet':
      case 'whom':
      case 'other':
      case 'attacker':
        return naming(scene).pet(word);
      case 'line':
        return c.lines[word as LineName];
      case 'status':
        return c.statuses[word as StatusName];
      case 'turn':
        return stepTexts[language][word as 'first' | 'second'];
      default:
        return card(word);
    }
  };

  function answer(words: string, scene: Scene): string {
    const all = words.split(' ');
    const [verb, first] = all as [string, string];
    const say = t.answers[verb as keyof Texts['answers']];
    if (say === undefined) return words;
    if (typeof say === 'string') return say;
    if (verb === 'go') return t.answers.go(first === 'first');
    const named = all.slice(1).map((_word, i) => wordOf(all, i + 1, scene));
    if (verb === 'unique' || verb === 'unique-on') named.splice(1, 0, uniqueOf(first));
    return (say as (...named: string[]) => string)(...named);
  }
  function part(words: string, at: number, scene: Scene): string {
    if (at > 0) return wordOf(words.split(' '), at, scene);
    return stepTexts[language].verbs[words.split(' ')[0] as PlacedVerb] ?? answer(words, scene);
  }
  /** The name of a Pet's Unique Power. */
  const uniqueOf = (ref: string): string => {
    const id = ref.slice(0, -2);
    const { pets, tokens } = content.pack;
    return card([...pets, ...tokens].find((pet) => pet.id === id)?.unique?.id);
  };

  function ask(key: string, numbers: Readonly<Record<string, number | string>>, scene: Scene): string {
    const n = naming(scene);
    const a = t.asks;
    switch (key) {
      case 'pick':
        return a.pick(numbers.pets as number, numbers.cards as number);
      case 'primary':
        return a.primary(numbers.battled === 1);
      case 'retaliate':
        return a.retaliate(n.pet(numbers.pet), n.pet(numbers.foe));
      case 'target':
      case 'successor':
      case 'faces':
      case 'cure':
      case 'swap':
      case 'recover':
        return a[key](n.pet(numbers.pet));
      case 'switch-hit':
        return a.switchHit(n.pet(numbers.pet));
      case 'line-check':
        return a.lineCheck;
      case 'replace':
        return a.replace(n.pet(numbers.pet), n.status(numbers.status));
      case 'adjacent':
        return a.adjacent(n.pet(numbers.pet), numbers.left as number);
      case 'hold':
        return a.hold(n.pet(numbers.giver), n.pet(numbers.pet), n.status(numbers.status));
      case 'enter':
        return a.enter(card(numbers.card));
      default:
        return (a as unknown as Record<string, string>)[key] ?? key;
    }
  }

  function bar({ why, with: numbers = {} }: Bar): string {
    const known = numbers.card === undefined ? numbers : { ...numbers, card: card(numbers.card) };
    return t.bars[why as BarKey]?.(known) ?? why;
  }
  function result({ winners, reason }: Result, scene: Scene): string {
    if (reason === 'draw') return t.results.draw;
    return t.results[reason as 'points' | 'pets' | 'match'](scene.names[winners[0] as number] as string);
  }
  function zone(id: string, scene: Scene): string {
    const [kind, seat] = id.split(':');
    if (kind === 'hand' && Number(seat) === scene.viewer) return t.ownHand;
    return t.zones[kind as ZoneKey](scene.names[Number(seat)] as string);
  }

  /** What may be marked on a card. */
  const marks: Readonly<Record<string, string>> = { ...c.statuses, health: c.health, uses: c.uses };
  return {
    title: cover.text[language].title,
    pitch: cover.text[language].pitch,
    ask,
    answer,
    part,
    step: (verb, at) => stepTexts[language].asks[promptAt(verb, at)],
    event: (heard: HeardEvent, scene) => eventSentence(t, naming(scene), heard),
    bar,
    result,
    option: (id) => t.options[id as keyof Texts['options']],
    card: (id) => texts.get(id) ?? { name: marks[id] ?? id, text: '' },
    zone,
  };
}
