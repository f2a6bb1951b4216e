import type { Bar, Language, Result, Scene, Speech } from '../../../kernel/index.ts';
import type { Content } from '../content/content.ts';
import { cover } from '../cover.ts';
import { cardTexts } from './cards/card-texts.ts';
import { de as deCards } from './cards/de.ts';
import { type CardTexts, en as enCards } from './cards/en.ts';
import { es as esCards } from './cards/es.ts';
import { fr as frCards } from './cards/fr.ts';
import { it as itCards } from './cards/it.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { type EventNames, eventSentence, resultText } from './events.ts';
import { fill } from './fill.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { promptAt } from './prompts.ts';
import type { Texts } from './texts.ts';

const languages: Readonly<Record<Language, readonly [Texts, CardTexts]>> = {
  en: [en, enCards],
  it: [it, itCards],
  fr: [fr, frCards],
  es: [es, esCards],
  de: [de, deCards],
};

/** Verbs that read otherwise with a target. */
const AIMED = ['cast', 'use', 'ability', 'reward'];

/** The game in one language: finds the sentence for a key and puts the names in. */
export function speech(language: Language, content: Content): Speech {
  const [t, c] = languages[language];
  const { pack } = content;
  const texts = cardTexts(c, language, pack);
  const marks: Readonly<Record<string, string>> = c.marks;
  const tasks: Readonly<Record<string, string>> = c.tasks;
  const card = (id: unknown): string =>
    texts.get(id as string)?.name ?? marks[id as string] ?? tasks[id as string] ?? String(id);
  const matOf = (id: unknown) => pack.mats.find((mat) => mat.id === id);
  const abilityOf = (mat: unknown): string => card(matOf(mat)?.ability.id);
  const naming = (scene: Scene): EventNames => ({
    card,
    player: (seat) => scene.names[seat as number] as string,
    coven: (mat) => matOf(mat)?.helper.witch ?? String(mat),
    ability: abilityOf,
    list: (items) =>
      items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${c.and}${items[items.length - 1]}`,
  });
  /** One word of an answer as people read it. */
  const wordOf = (verb: string, at: number, word: string): string => {
    if (promptAt(verb, at) === 'points') return fill(t.words.points, { points: word });
    return word === 'all' ? t.words.all : word === 'chance' ? t.words.chance : card(word);
  };

  function answer(words: string): string {
    const [verb = '', ...rest] = words.split(' ');
    const values: Record<string, string> = {};
    rest.forEach((word, i) => {
      const place = promptAt(verb, i + 1);
      values[place] = place === 'points' ? word : wordOf(verb, i + 1, word);
    });
    if (verb === 'ability') values.ability = abilityOf(rest[0]);
    const key =
      AIMED.includes(verb) && rest[1] !== 'all' ? `${verb}On` : words === 'first chance' ? 'firstChance' : verb;
    const say = (t.answers as Readonly<Record<string, string>>)[key];
    return say === undefined ? words : fill(say, values);
  }
  function part(words: string, at: number): string {
    const all = words.split(' ');
    const verb = all[0] as string;
    // Whose it is does not say what it is.
    if (verb === 'ability' && at === 1)
      return fill(t.answers.ability, { familiar: card(all[1]), ability: abilityOf(all[1]) });
    if (at > 0) return wordOf(verb, at, all[at] as string);
    return (t.verbs as Readonly<Record<string, string>>)[verb] ?? answer(words);
  }
  function ask(key: string, numbers: Readonly<Record<string, number | string>>): string {
    const asks: Readonly<Record<string, string>> = t.asks;
    const named = key === 'flipped' ? (numbers.open === 1 ? 'flippedOpen' : 'flippedClosed') : key;
    const variant = key === 'damage' && 'each' in numbers ? 'damageEach' : named;
    const name = (id: unknown): string | null => (id === undefined ? null : card(id));
    return fill(asks[variant] ?? key, {
      ...numbers,
      who: name(numbers.who),
      familiar: name(numbers.familiar),
      foe: name(numbers.foe),
      deed: name(numbers.deed),
      each: 'each' in numbers ? lossesText(String(numbers.each)) : null,
      result: 'face' in numbers ? resultText(numbers.face, numbers.bonus) : null,
    });
  }
  /** Who loses how much, from `mimsy 3 jinxie 1`. */
  function lossesText(each: string): string {
    const words = each.split(' ');
    const losses = words.flatMap((word, n) => (n % 2 === 0 ? [`${card(word)} ${words[n + 1]}`] : []));
    return losses.join(', ');
  }
  function because(why: string): string {
    const [part = '', of, number] = why.split(' ');
    const say = (t.reasons as Readonly<Record<string, string>>)[number === undefined ? part : `${part}Odds`];
    return say === undefined ? why : fill(say, { of: card(of), number });
  }
  const zone = (id: string): string => {
    const [kind, of = ''] = id.split(':') as [keyof Texts['zones'], string?];
    return fill(t.zones[kind], { familiar: card(of), wave: of });
  };

  return {
    title: cover.text[language].title,
    pitch: cover.text[language].pitch,
    ask,
    answer,
    part,
    step: (verb, at) => t.steps[promptAt(verb, at)],
    event: (heard, scene) => eventSentence(t, c, naming(scene), heard),
    because,
    bar: ({ why, with: numbers = {} }: Bar) => {
      const element = (id: unknown): string | null => c.elements[id as keyof CardTexts['elements']] ?? null;
      const named = { ...numbers, strong: element(numbers.strong), element: element(numbers.element) };
      return fill(t.bars[why as keyof Texts['bars']] ?? why, named);
    },
    result: ({ reason }: Result) => t.results[reason as 'won' | 'lost'],
    option: (id) => t.options[id as keyof Texts['options']],
    // What lies on a mat has a name, and nothing more to say.
    card: (id) => texts.get(id) ?? { name: card(id), text: card(id) },
    zone,
  };
}
