import type { Bar, Language, Result, Scene, Speech } from '../../../kernel/index.ts';
import { formattedAt } from '../../../text/formatted.ts';
import { type Name, textOf } from '../../../text/name.ts';
import { capital } from '../../../text/wording.ts';
import { at as itemAt } from '../../shared/list.ts';
import type { Content } from '../content/content.ts';
import { cover } from '../cover.ts';
import type { RoseEvent } from '../state/events.ts';
import { comparisons } from './comparisons.ts';
import { eventSentence } from './events.ts';
import { gameNames } from './names.ts';
import { promptAt } from './prompts.ts';
import { reasonOf } from './reasons.ts';

/** The game in one language: finds the sentence for a key and puts the names in. */
export function speech(language: Language, content: Content): Speech {
  const { t, texts, printed: named, card, at: naming } = gameNames(language, content);
  /** One word of an answer as people read it. */
  const wordOf = (words: readonly string[], at: number, scene: Scene): Name => {
    const [verb = '', word = ''] = [words[0], words[at]];
    const place = promptAt(verb, at);
    if (place === 'model') return naming(scene).model(word);
    if (place === 'points') return word;
    if (place === 'side') return naming(scene).side(words[at - 1] ?? '', word);
    return card(word);
  };

  function answer(words: string, scene: Scene): string {
    const all = words.split(' ');
    const [verb = ''] = all;
    const values: Record<string, Name> = {};
    for (let at = 1; at < all.length; at++) values[promptAt(verb, at)] = wordOf(all, at, scene);
    return formattedAt(t.answers, verb, values) ?? words;
  }
  function part(words: string, at: number, scene: Scene): string {
    const all = words.split(' ');
    const [verb = ''] = all;
    // A number by itself says nothing.
    if (promptAt(verb, at) === 'points') return answer(words, scene);
    if (at === 0) return formattedAt(t.verbs, verb, {}) ?? answer(words, scene);
    const word = textOf(wordOf(all, at, scene));
    return promptAt(verb, at) === 'side' ? capital(word) : word;
  }
  function ask(key: string, numbers: Readonly<Record<string, number | string>>, scene: Scene): string {
    const variant = key === 'action' ? (numbers.second === 1 ? 'actionSecond' : 'actionFirst') : key;
    const values = {
      ...numbers,
      source: numbers.list === undefined ? null : card(String(numbers.list)),
      card: numbers.card === undefined ? null : card(String(numbers.card)),
      model: numbers.model === undefined ? null : naming(scene).model(String(numbers.model)),
    };
    return formattedAt(t.asks, variant, values) ?? key;
  }
  function bar({ why, with: numbers = {} }: Bar): string {
    return formattedAt(t.bars, why, numbers) ?? why;
  }
  function result({ winners, reason, with: sums }: Result, scene: Scene): string {
    const powers = (sums?.power ?? []) as readonly number[];
    const players = winners.map((seat) => scene.names[seat] ?? '');
    const [power, rose] = [powers[winners[0] ?? 0] ?? 0, sums?.rose as number];
    if (reason === 'rose') return t.results.rose({ rose });
    return reason === 'shared'
      ? t.results.shared({ players, power })
      : t.results.power({ player: players[0] ?? '', power, rose });
  }
  /** Whoever gives up ends it before anything is counted. */
  function ranking({ places, with: sums }: Result, scene: Scene): string | null {
    if (sums === undefined) return null;
    const power = sums.power as readonly number[];
    const mages = power.map((own, seat) => ({
      name: itemAt(scene.names, seat),
      power: own,
      place: itemAt(places, seat),
    }));
    const rose = { name: t.words.rose, power: sums.rose as number, place: mages.length };
    const all = [...mages, rose].sort((a, b) => b.power - a.power || a.place - b.place);
    return t.results.ranking({ points: all.map((each) => `${each.name} ${each.power}`) });
  }
  function zone(id: string, scene: Scene): string {
    const [kind = '', of = ''] = id.split(':');
    const own = kind === 'hand' && Number(of) === scene.viewer;
    const player = scene.names[Number(of)];
    const values = { player, room: card(of), school: card(of), pack: card(of) };
    return formattedAt(t.zones, own ? 'ownHand' : kind, values) ?? id;
  }
  const option = (id: string) =>
    t.options[id as keyof typeof t.options] ?? { name: t.pack.name({ pack: card(id) }), help: t.pack.help, values: {} };

  return {
    title: cover.text[language].title,
    pitch: cover.text[language].pitch,
    ask,
    answer,
    part,
    step: (verb, at) => t.steps[promptAt(verb, at)],
    event: (heard: RoseEvent, scene, earlier) =>
      eventSentence(t, naming(scene), heard, earlier === undefined ? null : reasonOf(content, heard, earlier)),
    bar,
    comparison: comparisons(t),
    result,
    ranking,
    option,
    card: (id) => texts.get(id) ?? { name: named(id), text: '' },
    zone,
  };
}
