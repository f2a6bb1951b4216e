import type { Bar, Heard, Language, Result, Scene, Speech } from '../../../kernel/index.ts';
import { type Content, PILES, SEATS } from '../content.ts';
import { cover } from '../cover.ts';
import type { Filter, Pack } from '../vocabulary.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { abilityText, effectsText, ruleText, type Texts } from './texts.ts';

const languages: Readonly<Record<Language, Texts>> = { en, it, fr, es, de };

/** Names and texts of every card of the content, by id. */
function cardTexts(
  t: Texts,
  language: Language,
  { pack }: Content,
): ReadonlyMap<string, { name: string; text: string }> {
  const texts = new Map<string, { name: string; text: string }>();
  const put = (card: { id: string; names: Readonly<Record<string, string>> }, text: string) =>
    texts.set(card.id, { name: card.names[language] as string, text });
  const putArcane = (card: Pack['astral'], text: string) => {
    const { '2+': two, '3+': more, '4': most } = card.copies;
    put(card, `${text} ${t.cards.copies(two, two + more, two + more + most)}`);
  };
  for (const card of pack.ingredients) putArcane(card, t.cards.ingredient());
  putArcane(pack.astral, t.cards.astral());
  putArcane(pack.abyss, t.cards.abyss());
  for (const card of pack.spells) putArcane(card, effectsText(t, card.do));
  for (const card of pack.familiars) put(card, `${t.cards.fullGame} ${abilityText(t, card.ability)}`);
  for (const card of pack.locations) put(card, ruleText(t, card.rule));
  return texts;
}

/** The game in one language: finds the sentence for a key and puts the names in. */
export function speech(language: Language, content: Content): Speech {
  const t = languages[language];
  const texts = cardTexts(t, language, content);
  const card = (id: unknown): string => texts.get(id as string)?.name ?? String(id);
  const names = (ids: unknown): string[] => (ids as readonly string[]).map(card);
  const namesOrNull = (ids: unknown): string[] | null => (ids === null ? null : names(ids));

  const pile = (id: unknown, scene: Scene): string => {
    const seat = PILES.indexOf(id as string) - 1;
    if (seat < 0) return t.piles.centre;
    if (seat === scene.viewer) return t.piles.ownLeft;
    const seats = scene.names.length;
    if (typeof scene.viewer === 'number' && seat === (scene.viewer + seats - 1) % seats) return t.piles.ownRight;
    return t.piles.left(scene.names[seat] as string);
  };

  function answer(words: string, scene: Scene): string {
    const [verb, a, b, c] = words.split(' ');
    const player = (word: unknown) => scene.names[SEATS.indexOf(word as string)] as string;
    switch (verb) {
      case 'use':
      case 'obey':
      case 'pass':
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
        return t.answers.steal(player(a), card(b));
      case 'give':
        return t.answers.give(card(a), player(b));
      case 'trade':
        return t.answers.trade(card(a), player(b), card(c));
      case 'play':
        return t.answers.play(card(a), pile(b, scene), c === 'down');
      default:
        return words;
    }
  }

  function event(e: Heard, scene: Scene): string | null {
    const say = t.events;
    const player = (seat: unknown) => scene.names[seat as number] as string;
    const who = player(e.seat);
    const at = (id: unknown) => pile(id, scene);
    switch (e.kind) {
      case 'dealt':
      case 'filled':
        return say[e.kind](card(e.card), at(e.pile));
      case 'joined':
        return say.joined((e.familiars as string[]).map((id, seat) => [player(seat), card(id)]));
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
        return say.warded(who, card(e.familiar), player(e.by));
      case 'withstood':
        return say.withstood(who, card(e.familiar), e.abyss as number);
      case 'cast':
      case 'fizzled':
      case 'sifted':
      case 'discarded':
      case 'dropped':
        return say[e.kind](who, card(e.card));
      case 'stole':
        return say.stole(who, player(e.from), card(e.card));
      case 'gave':
        return say.gave(who, player(e.to), card(e.card));
      case 'traded':
        return say.traded(who, card(e.card), player(e.to), card(e.other));
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
    if (key === 'play') return t.asks.play(numbers.up as number, numbers.down as number);
    if (key === 'use' || (key === 'powers' && numbers.location === '')) return t.asks.use(card(numbers.familiar));
    return asks[key]?.(numbers.what) ?? key;
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
    event,
    bar,
    result,
    option: (id) => t.options[id as keyof Texts['options']],
    card: (id) => texts.get(id) ?? { name: id, text: '' },
    zone,
  };
}
