import type { Bar, HeardEvent, Language, Result, Scene, Speech } from '../../../kernel/index.ts';
import { PILES, SEATS } from '../content/answers.ts';
import type { Content } from '../content/content.ts';
import type { Filter } from '../content/vocabulary.ts';
import { cover } from '../cover.ts';
import { cardTexts } from './cards/card-texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { promptAt } from './prompts.ts';
import { stepTexts } from './steps.ts';
import type { PileNames, Texts } from './texts.ts';

const languages: Readonly<Record<Language, Texts>> = { en, it, fr, es, de };

/** The game in one language: finds the sentence for a key and puts the names in. */
export function speech(language: Language, content: Content): Speech {
  const t = languages[language];
  const texts = cardTexts(t, language, content);
  const card = (id: unknown): string => texts.get(id as string)?.name ?? String(id);
  const names = (ids: unknown): string[] => (ids as readonly string[]).map(card);
  const namesOrNull = (ids: unknown): string[] | null => (ids === null ? null : names(ids));

  const pile = (id: unknown, scene: Scene, called: PileNames = t.piles): string => {
    const seat = PILES.indexOf(id as string) - 1;
    if (seat < 0) return called.centre;
    if (seat === scene.viewer) return called.ownLeft;
    const seats = scene.names.length;
    if (typeof scene.viewer === 'number' && seat === (scene.viewer + seats - 1) % seats) return called.ownRight;
    return called.left(scene.names[seat] as string);
  };
  const player = (word: unknown, scene: Scene): string => scene.names[SEATS.indexOf(word as string)] as string;

  function answer(words: string, scene: Scene): string {
    const [verb, a, b, c] = words.split(' ');
    switch (verb) {
      case 'use':
      case 'obey':
      case 'pass':
      case 'draw':
      case 'travel':
      case 'stay':
        return t.answers[verb];
      case 'take':
      case 'spare':
      case 'collect':
      case 'look':
      case 'unveil':
        return t.answers[verb](pile(a, scene));
      case 'befriend':
      case 'cast':
      case 'discard':
      case 'drop':
        return t.answers[verb](card(a));
      case 'steal':
        return t.answers.steal(player(a, scene), card(b));
      case 'give':
        return t.answers.give(card(a), player(b, scene));
      case 'trade':
        return t.answers.trade(card(a), player(b, scene), card(c));
      case 'play':
        return t.answers.play(card(a), pile(b, scene), c === 'down');
      default:
        return words;
    }
  }

  function part(words: string, at: number, scene: Scene): string {
    const all = words.split(' ');
    const [verb, word] = [all[0] as string, all[at]];
    const short = stepTexts[language];
    if (at === 0) return short.verbs[verb as keyof typeof short.verbs] ?? answer(words, scene);
    switch (promptAt(verb, at)) {
      case 'pile':
      case 'onto':
        return pile(word, scene, short.piles);
      case 'from':
      case 'to':
      case 'with':
        return player(word, scene);
      case 'facing':
        return word === 'down' ? short.down : short.up;
      default:
        return card(word);
    }
  }

  function event(e: HeardEvent, scene: Scene): string | null {
    const say = t.events;
    const name = (seat: unknown) => scene.names[seat as number] as string;
    const who = name(e.seat);
    const at = (id: unknown) => pile(id, scene);
    switch (e.kind) {
      case 'dealt':
      case 'filled':
        return say[e.kind](card(e.card), at(e.pile));
      case 'joined':
        return say.joined((e.familiars as string[]).map((id, seat) => [name(seat), card(id)]));
      case 'befriended':
      case 'used':
        return say[e.kind](who, card(e.familiar));
      case 'arrived':
        return say.arrived(card(e.location));
      case 'starts':
      case 'turn':
      case 'stayed':
      case 'deckOut':
        return say[e.kind](who);
      case 'drew':
        return say.drew(who, e.count as number, namesOrNull(e.cards));
      case 'took':
        return say.took(who, at(e.pile), names(e.cards), e.left as boolean);
      case 'bound':
      case 'travelled':
        return say[e.kind](who, card(e.location));
      case 'warded':
        return say.warded(who, card(e.familiar), name(e.by));
      case 'withstood':
        return say.withstood(who, card(e.familiar), e.abyss as number);
      case 'cast':
      case 'fizzled':
      case 'sifted':
      case 'discarded':
      case 'dropped':
        return say[e.kind](who, card(e.card));
      case 'stole':
        return say.stole(who, name(e.from), card(e.card));
      case 'gave':
        return say.gave(who, name(e.to), card(e.card));
      case 'traded':
        return say.traded(who, card(e.card), name(e.to), card(e.other));
      case 'collected':
        return say.collected(who, at(e.pile), card(e.card));
      case 'looked':
        return say.looked(who, at(e.pile), namesOrNull(e.cards));
      case 'unveiled':
        return say.unveiled(who, at(e.pile), names(e.cards));
      case 'laid': {
        const placements = e.cards as readonly { card: string | null; pile: string; down: boolean }[];
        return say.laid(
          who,
          placements.map((p) => say.laidOne(p.card === null ? null : card(p.card), at(p.pile), p.down)),
        );
      }
      case 'eliminated':
        return say.eliminated(who, e.abyss as number);
      case 'merged':
        return say.merged(at(e.from), at(e.into));
      default:
        return null;
    }
  }

  function ask(key: string, numbers: Readonly<Record<string, number | string>>): string {
    const asks = t.asks as unknown as Record<string, (...values: unknown[]) => string>;
    const { up, down, out } = numbers as { readonly up: number; readonly down: number; readonly out?: number };
    if (key === 'play') return out === undefined ? t.asks.play(up, down) : t.asks.out(out, up, down);
    if (key === 'use' || (key === 'powers' && numbers.location === '')) return t.asks.use(card(numbers.familiar));
    if (key === 'cast' && numbers.tour !== undefined) return t.asks.castOrTravel(card(numbers.tour));
    const question =
      key === 'refill'
        ? t.asks.refill(numbers.hand as number, numbers.deck as number)
        : (asks[key]?.(numbers.what) ?? key);
    return numbers.by === undefined ? question : t.asks.by(card(numbers.by), question);
  }

  function bar({ why, with: numbers }: Bar): string {
    const bars = t.bars as unknown as Record<string, (what: Filter) => string>;
    return bars[why]?.(numbers?.what as Filter) ?? why;
  }

  function result({ winners, reason }: Result, scene: Scene): string {
    const won = t.list(winners.map((seat) => scene.names[seat] as string));
    return reason === 'deck'
      ? t.results.deck(won, winners.length > 1)
      : t.results[reason as 'astral' | 'set' | 'abyss'](won);
  }

  function zone(id: string, scene: Scene): string {
    const [kind, seat] = id.split(':');
    const who = scene.names[Number(seat)] as string;
    switch (kind) {
      case 'location':
      case 'deck':
      case 'discard':
        return t.zones[kind];
      case 'familiar':
      case 'collection':
        return t.zones[kind](who);
      case 'hand':
        return Number(seat) === scene.viewer ? t.zones.ownHand : t.zones.hand(who);
      default: {
        const text = pile(id, scene);
        return text.charAt(0).toUpperCase() + text.slice(1);
      }
    }
  }

  return {
    title: cover.text[language].title,
    pitch: cover.text[language].pitch,
    ask,
    answer,
    part,
    step: (verb, at) => stepTexts[language].asks[promptAt(verb, at)],
    event,
    bar,
    result,
    option: (id) => t.options[id as keyof Texts['options']],
    card: (id) => texts.get(id) ?? { name: id, text: '' },
    zone,
  };
}
