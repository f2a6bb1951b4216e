import type { Bar, Language, Result, Scene, Speech } from '../../../kernel/index.ts';
import { formattedAt } from '../../../text/formatted.ts';
import { type Name, nameOf, textOf } from '../../../text/name.ts';
import { at } from '../../shared/list.ts';
import type { Content } from '../content/content.ts';
import { cover } from '../cover.ts';
import { messages } from '../generated/all.ts';
import type { FoesEvent } from '../state/events.ts';
import { cardTexts } from './cards/card-texts.ts';
import { comparisons } from './comparisons.ts';
import { type EventNames, eventSentence, resultText } from './events.ts';
import { promptAt } from './prompts.ts';

/** Verbs that read otherwise with a target. */
const AIMED: Readonly<Record<string, string>> = {
  cast: 'castOn',
  use: 'useOn',
  ability: 'abilityOn',
  reward: 'rewardOn',
};

/** The game in one language: finds the sentence for a key and puts the names in. */
export function speech(language: Language, content: Content): Speech {
  const t = messages[language];
  const { pack } = content;
  const texts = cardTexts(t, language, pack);
  /** What is no card has a name too: what lies on a mat, and the tasks. */
  const others: Readonly<Record<string, string>> = { ...t.cards.tasks, ...t.cards.marks };
  const named = (id: unknown): string => texts.get(id as string)?.name ?? others[id as string] ?? String(id);
  const card = (id: unknown): Name => nameOf(named(id), t.nouns[id as string]);
  const matOf = (id: unknown) => pack.mats.find((mat) => mat.id === id);
  const abilityOf = (mat: unknown): Name => card(matOf(mat)?.ability.id);
  const naming = (scene: Scene): EventNames => ({
    card,
    cards: (ids) => ids.map(card),
    player: (seat) => at(scene.names, seat),
    coven: (mat) => matOf(mat)?.helper.witch ?? mat,
    ability: abilityOf,
  });
  /** One word of an answer as people read it. */
  const wordOf = (verb: string, at: number, word: string): Name => {
    if (promptAt(verb, at) === 'points') return t.words.points({ points: word });
    return word === 'all' ? t.words.all : word === 'chance' ? t.words.chance : card(word);
  };

  function answer(words: string): string {
    const [verb = '', ...rest] = words.split(' ');
    const values: Record<string, Name> = {};
    rest.forEach((word, i) => {
      const place = promptAt(verb, i + 1);
      values[place] = place === 'points' ? word : wordOf(verb, i + 1, word);
    });
    if (verb === 'ability') values.ability = abilityOf(rest[0]);
    const aimed = rest[1] === 'all' ? undefined : AIMED[verb];
    const key = words === 'first chance' ? 'firstChance' : (aimed ?? verb);
    return formattedAt(t.answers, key, values) ?? words;
  }
  function part(words: string, at: number): string {
    const all = words.split(' ');
    const [verb = ''] = all;
    // Whose it is does not say what it is.
    if (verb === 'ability' && at === 1)
      return t.answers.ability({ familiar: card(all[1]), ability: abilityOf(all[1]) });
    if (at > 0) return textOf(wordOf(verb, at, all[at] ?? ''));
    return formattedAt(t.verbs, verb, {}) ?? answer(words);
  }
  function ask(key: string, numbers: Readonly<Record<string, number | string>>): string {
    const flipped = key === 'flipped' ? (numbers.open === 1 ? 'flippedOpen' : 'flippedClosed') : key;
    const variant = key === 'damage' && 'each' in numbers ? 'damageEach' : flipped;
    const name = (id: unknown): Name | null => (id === undefined ? null : card(id));
    const values = {
      ...numbers,
      who: name(numbers.who),
      familiar: name(numbers.familiar),
      foe: name(numbers.foe),
      deed: name(numbers.deed),
      each: 'each' in numbers ? lossesOf(String(numbers.each)) : null,
      result: 'face' in numbers ? resultText(numbers.face, numbers.bonus) : null,
    };
    return formattedAt(t.asks, variant, values) ?? key;
  }
  /** Who loses how much, from `mimsy 3 jinxie 1`. */
  function lossesOf(each: string): readonly string[] {
    const words = each.split(' ');
    return words.flatMap((word, n) => (n % 2 === 0 ? [`${named(word)} ${words[n + 1]}`] : []));
  }
  function because(why: string): string {
    const [part = '', of, number] = why.split(' ');
    const key = part === 'hurt' && number !== undefined ? 'hurtOdds' : part;
    return formattedAt(t.reasons, key, { of: card(of), number }) ?? why;
  }
  function bar({ why, with: numbers = {} }: Bar): string {
    const { elements } = t.cards;
    const element = (id: unknown): string => elements[id as keyof typeof elements];
    const values = { ...numbers, strong: element(numbers.strong), element: element(numbers.element) };
    return formattedAt(t.bars, why, values) ?? why;
  }
  function zone(id: string): string {
    const [kind = '', of = ''] = id.split(':');
    return formattedAt(t.zones, kind, { familiar: card(of), wave: of }) ?? id;
  }

  return {
    title: cover.text[language].title,
    pitch: cover.text[language].pitch,
    ask,
    answer,
    part,
    step: (verb, at) => t.steps[promptAt(verb, at)],
    event: (heard: FoesEvent, scene) => eventSentence(t, naming(scene), heard),
    because,
    comparison: comparisons(t, card),
    bar,
    result: ({ reason }: Result) => t.results[reason as 'won' | 'lost'],
    option: (id) => t.options[id as keyof typeof t.options],
    // What lies on a mat has a name, and nothing more to say.
    card: (id) => texts.get(id) ?? { name: named(id), text: named(id) },
    zone,
  };
}
