import type { Bar, Language, Result, Scene, Speech } from '../../../kernel/index.ts';
import type { Content } from '../content/content.ts';
import { SIDES, type Side } from '../content/vocabulary.ts';
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
import { type EventNames, eventSentence } from './events.ts';
import { fill, joinList } from './fill.ts';
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

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** The kind of every side, as `vertigo:b`. */
function kindsIn({ pack }: Content): ReadonlyMap<string, Side['kind']> {
  const spells = [...Object.values(pack.spells).flat(), ...pack.mages.map(({ spell }) => spell), ...pack.forgotten];
  return new Map(spells.flatMap((spell) => SIDES.map((side) => [`${spell.id}:${side}`, spell[side].kind] as const)));
}
/** Where it is known which Models have their like, all others need no number. */
const isNumbered = ({ alike }: Scene, ref: unknown): boolean => alike === undefined || alike.includes(ref as string);

/** The game in one language: finds the sentence for a key and puts the names in. */
export function speech(language: Language, content: Content): Speech {
  const [t, c] = languages[language];
  const { pack } = content;
  const texts = cardTexts(c, language, pack);
  const others: Readonly<Record<string, string>> = { ...c.marks, ...c.colours, ...c.schools, ...c.kinds, ...c.breeds };
  const card = (id: unknown): string => texts.get(id as string)?.name ?? others[id as string] ?? String(id);
  const numbered = new Set(pack.evocations.map(({ id }) => id));
  const kinds = kindsIn(content);
  const naming = (scene: Scene): EventNames => ({
    card,
    player: (seat) => scene.names[seat as number] as string,
    model: (ref) => {
      const [, id = '', player, slot] = /^(.*?)-(\d)(?:-(\d))?$/.exec(String(ref)) ?? [];
      const name = numbered.has(id) && isNumbered(scene, ref) ? `${card(id)} ${slot}` : card(id);
      const seat = Number(player) - 1;
      return seat === scene.viewer ? name : fill(t.words.model, { name, player: scene.names[seat] });
    },
    side: (id, side) => {
      const kind = kinds.get(`${id}:${side}`);
      return fill(t.words[side as 'a' | 'b'], { kind: kind === undefined ? null : c.kinds[kind] });
    },
    school: (id) => others[id as string] ?? '',
    list: (items) => joinList(items, c.and),
  });
  /** One word of an answer as people read it. */
  const wordOf = (words: readonly string[], at: number, scene: Scene): string => {
    const [verb, word] = [words[0] as string, words[at] as string];
    const place = promptAt(verb, at);
    if (place === 'model') return naming(scene).model(word);
    if (place === 'points') return word;
    if (place === 'side') return naming(scene).side(words[at - 1], word);
    return card(word);
  };

  function answer(words: string, scene: Scene): string {
    const all = words.split(' ');
    const verb = all[0] as string;
    const values: Record<string, string> = {};
    for (let at = 1; at < all.length; at++) values[promptAt(verb, at)] = wordOf(all, at, scene);
    const say = (t.answers as Readonly<Record<string, string>>)[verb];
    return say === undefined ? words : fill(say, values);
  }
  function part(words: string, at: number, scene: Scene): string {
    const all = words.split(' ');
    const verb = all[0] as string;
    // A number by itself says nothing.
    if (promptAt(verb, at) === 'points') return answer(words, scene);
    if (at > 0) return promptAt(verb, at) === 'side' ? capital(wordOf(all, at, scene)) : wordOf(all, at, scene);
    return (t.verbs as Readonly<Record<string, string>>)[verb] ?? answer(words, scene);
  }
  function ask(key: string, numbers: Readonly<Record<string, number | string>>, scene: Scene): string {
    const asks: Readonly<Record<string, string>> = t.asks;
    const named = key === 'action' ? (numbers.second === 1 ? 'actionSecond' : 'actionFirst') : key;
    return fill(asks[named] ?? key, {
      ...numbers,
      list: numbers.list === undefined ? null : card(numbers.list),
      card: numbers.card === undefined ? null : card(numbers.card),
      model: numbers.model === undefined ? null : naming(scene).model(numbers.model),
    });
  }
  function result({ winners, reason, with: sums }: Result, scene: Scene): string {
    const power = (sums?.power ?? []) as readonly number[];
    const first = winners[0] ?? 0;
    return fill(t.results[reason as keyof Texts['results']], {
      player: scene.names[first],
      players: joinList(
        winners.map((seat) => scene.names[seat] as string),
        c.and,
      ),
      power: power[first] ?? 0,
      rose: sums?.rose as number,
    });
  }
  function zone(id: string, scene: Scene): string {
    const [kind, of = ''] = id.split(':') as [keyof Texts['zones'], string?];
    const own = kind === 'hand' && Number(of) === scene.viewer;
    const player = scene.names[Number(of)];
    return fill(t.zones[own ? 'ownHand' : kind], { player, room: card(of), school: card(of), pack: card(of) });
  }
  const option = (id: string) => {
    const known = t.options[id as keyof Texts['options']];
    return known ?? { name: fill(t.pack.name, { pack: card(id) }), help: t.pack.help, values: {} };
  };

  return {
    title: cover.text[language].title,
    pitch: cover.text[language].pitch,
    ask,
    answer,
    part,
    step: (verb, at) => t.steps[promptAt(verb, at)],
    event: (heard, scene) => eventSentence(t, naming(scene), heard),
    bar: ({ why, with: numbers = {} }: Bar) => fill(t.bars[why as keyof Texts['bars']] ?? why, numbers),
    result,
    option,
    card: (id) => texts.get(id) ?? { name: card(id), text: '' },
    zone,
  };
}
