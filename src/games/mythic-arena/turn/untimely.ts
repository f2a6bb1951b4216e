import type { Answer, Offers, Seat } from '../../../kernel/index.ts';
import { contentOf, isElyth, isItem, isPet, isRune } from '../content.ts';
import { at, type Bars, eachPet, LINES_EACH, refTo } from '../readings.ts';
import type { Arena } from '../state.ts';

/** Why what somebody has in hand or in the Arena has no part in a question (MA-16.21). Asked for only where reasons are. */

const ELYTH_TIME: Bars = ['MA-6.4', 'elyth-time'];
const PLACE_TIME: Bars = ['MA-6.1', 'item-time'];
const USE_TIME: Bars = ['MA-6.2', 'item-time'];
const RUNE_TIME: Bars = ['MA-6.7', 'rune-time'];
const PET_FIRST: Bars = ['MA-3.3', 'pet-first'];
const AFTER_PET: Bars = ['MA-3.3', 'after-pet'];
const SWITCH_TIME: Bars = ['MA-9.1', 'switch-time'];
const UNIQUE_TIME: Bars = ['MA-3.7', 'unique-time'];

/** A Pet in hand after the step in which one may be played (MA-3.3). */
export function barPets(s: Arena, seat: Seat, offers: Offers): void {
  const c = contentOf(s);
  for (const card of at(s.hands, seat))
    if (isPet(c, card))
      for (let line = 0; line < LINES_EACH; line++) offers.bar(c.says.play.of(card, line), ...PET_FIRST);
}
function barOn(s: Arena, offers: Offers, [rule, why]: Bars, answer: (ref: number) => Answer): void {
  eachPet(s, (pet) => offers.bar(answer(refTo(pet)), rule, why));
}
/** Elyth and Items in hand, Items in the Arena and Unique Powers, and Runes where they have no part in the question. */
function barRest(s: Arena, seat: Seat, offers: Offers, runes: boolean, early: Bars | null): void {
  const { says, deeds, pets } = contentOf(s);
  const c = contentOf(s);
  for (const card of at(s.hands, seat)) {
    if (isElyth(c, card)) barOn(s, offers, early ?? ELYTH_TIME, (ref) => says.attach.of(card, ref));
    else if (isItem(c, card)) offers.bar(says.place.of(card), ...(early ?? PLACE_TIME));
    else if (!runes || !isRune(c, card)) continue;
    else if (at(deeds, card).target === null) offers.bar(says.rune.of(card), ...(early ?? RUNE_TIME));
    else barOn(s, offers, early ?? RUNE_TIME, (ref) => says.runeOn.of(card, ref));
  }
  for (const { card } of at(s.items, seat)) {
    if (at(deeds, card).target === null) offers.bar(says.use.of(card), ...(early ?? USE_TIME));
    else barOn(s, offers, early ?? USE_TIME, (ref) => says.useOn.of(card, ref));
  }
  eachPet(s, (pet) => {
    const unique = pet.seat === seat ? at(pets, pet.card).unique : null;
    if (unique === null) return;
    if (unique.target === null) offers.bar(says.unique.of(refTo(pet)), ...(early ?? UNIQUE_TIME));
    else barOn(s, offers, early ?? UNIQUE_TIME, (ref) => says.uniqueOn.of(refTo(pet), ref));
  });
}
function barSwitches(s: Arena, seat: Seat, offers: Offers): void {
  const { says } = contentOf(s);
  eachPet(s, (pet) => {
    if (pet.seat !== seat) return;
    for (let line = 0; line < LINES_EACH; line++) offers.bar(says.move.of(refTo(pet), line), ...SWITCH_TIME);
    eachPet(s, (other) => {
      if (other.seat === seat && other !== pet) offers.bar(says.switch.of(refTo(pet), refTo(other)), ...SWITCH_TIME);
    });
  });
}
/** Before a Pet is played or not nothing else is done (MA-3.3). */
export const barBeforePet = (s: Arena, seat: Seat, offers: Offers): void => barRest(s, seat, offers, true, AFTER_PET);
/** In Battle: all but Runes where they are asked for. */
export function barInBattle(s: Arena, seat: Seat, offers: Offers, runes = true): void {
  if (!offers.why) return;
  barPets(s, seat, offers);
  barRest(s, seat, offers, runes, null);
  barSwitches(s, seat, offers);
}
