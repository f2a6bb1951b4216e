import type { Answer, Offers, Seat } from '../../../kernel/index.ts';
import { at, NONE, num } from '../../shared/list.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf, type Deed, isElyth, isItem, isRune } from '../content/content.ts';
import { perform } from '../effects/deed.ts';
import { isTarget, targetBar, WRONG } from '../effects/targets.ts';
import { attach, placeItem, playRune, useItem } from '../state/mutations.ts';
import { eachPet, petNamed, refTo } from '../state/queries.ts';
import type { Arena, Turn } from '../state/state.ts';

/** Chapters: Item Cards, Elyth Cards, Rune Cards. */

/** Offers a card with its targets, or by itself if it has none. */
function offerDeed<A extends Answer>(
  s: Arena,
  seat: Seat,
  deed: Deed,
  alone: { of(card: number): A },
  on: { of(card: number, target: number): A },
  offers: Offers<A>,
): void {
  if (deed.target === null) {
    offers.may(alone.of(deed.card));
    return;
  }
  for (let i = 0; i < s.lines.length; i++) {
    const pets = at(s.lines, i);
    for (let j = 0; j < pets.length; j++) {
      const pet = at(pets, j);
      const meant = isTarget(seat, null, deed, pet);
      if (!meant && !offers.why) continue;
      const bar = meant ? targetBar(s, null, deed, pet) : WRONG;
      if (bar === null) offers.may(on.of(deed.card, refTo(pet)));
      else offers.bar(on.of(deed.card, refTo(pet)), bar[0], bar[1]);
    }
  }
}

/** MA-6.7: the Runes that a player can play now. Those of the timing `excluded` cannot be. */
export function offerRunes(
  s: Arena,
  seat: Seat,
  excluded: 'turn' | 'battle',
  offers: Offers<GameAnswer<'rune' | 'runeOn'>>,
): void {
  const c = contentOf(s);
  const hand = at(s.hands, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = num(hand, i);
    if (!isRune(c, card)) continue;
    if (at(c.timing, card) !== excluded) offerRune(s, seat, at(c.deeds, card), offers);
    else if (offers.why) barRune(s, card, excluded, offers);
  }
}
function offerRune(s: Arena, seat: Seat, deed: Deed, offers: Offers<GameAnswer<'rune' | 'runeOn'>>): void {
  const { rune, runeOn } = contentOf(s).answers;
  offerDeed(s, seat, deed, rune, runeOn, offers);
}
function barRune(
  s: Arena,
  card: number,
  excluded: 'turn' | 'battle',
  offers: Offers<GameAnswer<'rune' | 'runeOn'>>,
): void {
  const { answers, deeds } = contentOf(s);
  const why = excluded === 'turn' ? 'only-on-turn' : 'only-in-battle';
  if (at(deeds, card).target === null) offers.bar(answers.rune.of(card), 'MA-6.8', why);
  else eachPet(s, (pet) => offers.bar(answers.runeOn.of(card, refTo(pet)), 'MA-6.8', why));
}
export function runRune(s: Arena, seat: Seat, answer: GameAnswer<'rune' | 'runeOn'>): void {
  const target = 'target' in answer ? answer.target : NONE;
  playRune(s, seat, answer.card, target);
  perform(s, at(contentOf(s).deeds, answer.card), seat, NONE, target);
}

/** MA-6.4, MA-16.17: Elyth goes on one's own Pets unless its card says otherwise. */
export function offerHand(s: Arena, seat: Seat, offers: Offers<GameAnswer<'attach' | 'place'>>): void {
  const c = contentOf(s);
  const hand = at(s.hands, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = num(hand, i);
    if (isItem(c, card)) offers.may(c.answers.place.of(card));
    else if (isElyth(c, card)) offerElyth(s, seat, card, offers);
  }
}
function offerElyth(s: Arena, seat: Seat, card: number, offers: Offers<GameAnswer<'attach' | 'place'>>): void {
  const c = contentOf(s);
  const on = at(c.on, card);
  for (let i = 0; i < s.lines.length; i++) {
    const pets = at(s.lines, i);
    for (let j = 0; j < pets.length; j++) {
      const pet = at(pets, j);
      const fits = on === 'any' || (on === 'own') === (pet.seat === seat);
      if (fits) offers.may(c.answers.attach.of(card, refTo(pet)));
      else if (offers.why)
        offers.bar(c.answers.attach.of(card, refTo(pet)), 'MA-16.17', on === 'own' ? 'only-own' : 'only-foe');
    }
  }
}
export function attachTo(s: Arena, seat: Seat, { card, pet }: GameAnswer<'attach'>): void {
  attach(s, seat, card, petNamed(s, pet));
}
export function place(s: Arena, seat: Seat, { card }: GameAnswer<'place'>): void {
  placeItem(s, seat, card);
}

/** MA-6.2: one use of one Item a turn. */
export function offerItems(s: Arena, turn: Turn, offers: Offers<GameAnswer<'use' | 'useOn'>>): void {
  const { deeds, answers } = contentOf(s);
  for (const { card } of at(s.items, turn.seat)) {
    const deed = at(deeds, card);
    if (!turn.used) offerDeed(s, turn.seat, deed, answers.use, answers.useOn, offers);
    else if (!offers.why) continue;
    else if (deed.target === null) offers.bar(answers.use.of(card), 'MA-6.2', 'item-used');
    else eachPet(s, (pet) => offers.bar(answers.useOn.of(card, refTo(pet)), 'MA-6.2', 'item-used'));
  }
}
export function useOf(s: Arena, turn: Turn, answer: GameAnswer<'use' | 'useOn'>): void {
  const target = 'target' in answer ? answer.target : NONE;
  turn.used = true;
  useItem(s, turn.seat, answer.card, target);
  perform(s, at(contentOf(s).deeds, answer.card), turn.seat, NONE, target);
}
