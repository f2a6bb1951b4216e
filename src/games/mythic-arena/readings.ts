import type { Seat, State } from '../../kernel/index.ts';
import { contentOf, DECK, isPet, isRune, isToken, OTHERS_IN_DECK, PETS_IN_DECK, refOf, seatOf } from './content.ts';
import { type Arena, FRONT, GUARD, NONE, type Pet, REAR } from './state.ts';

/** Readings ask and change nothing. These are about cards, lines and places; `stats.ts` is about what a Pet can do. */

export const at = <X>(list: readonly X[], i: number): X => list[i] as X;
export const other = (seat: Seat): Seat => 1 - seat;
export const refTo = (pet: Pet): number => refOf(pet.card, pet.seat);

/** MA-15.1: two lines, and never more than one Pet on the Front. */
export const simplified = (s: State): boolean => s.options.simplified === true;
/** MA-1.6: decks that only their owner knows. */
export const hiddenDecks = (s: State): boolean => s.options.decks !== 'draft';

export const LINES_EACH = 3;
export const lineOf = (s: Arena, seat: Seat, line: number): Pet[] => at(s.lines, seat * LINES_EACH + line);

/** The Pet of this name, if it is in the Arena. */
export function petOf(s: Arena, ref: number): Pet | null {
  if (ref < 0) return null;
  const seat = seatOf(ref);
  const card = ref >> 1;
  for (let line = 0; line < LINES_EACH; line++) {
    const pets = lineOf(s, seat, line);
    for (let i = 0; i < pets.length; i++) if (at(pets, i).card === card) return at(pets, i);
  }
  return null;
}
export const inArena = (s: Arena, ref: number): boolean => petOf(s, ref) !== null;
/** On which line a Pet stands, or NONE. */
export function standsOn(s: Arena, ref: number): number {
  const seat = seatOf(ref);
  const card = ref >> 1;
  for (let line = 0; line < LINES_EACH; line++) {
    const pets = lineOf(s, seat, line);
    for (let i = 0; i < pets.length; i++) if (at(pets, i).card === card) return line;
  }
  return NONE;
}
/** MA-16.16: a Pet's place in its line. */
export const columnOf = (s: Arena, pet: Pet, line: number): number => lineOf(s, pet.seat, line).indexOf(pet);

export const petsInPlay = (s: Arena, seat: Seat): number =>
  lineOf(s, seat, FRONT).length + lineOf(s, seat, GUARD).length + lineOf(s, seat, REAR).length;

/** All Pets in the Arena, one after the other. Nothing may come or go meanwhile. */
export function eachPet(s: Arena, visit: (pet: Pet) => void): void {
  for (let i = 0; i < s.lines.length; i++) {
    const pets = at(s.lines, i);
    for (let j = 0; j < pets.length; j++) visit(at(pets, j));
  }
}

/** MA-7.5, MA-16.16: next to each other in a line, or at most one column apart in neighbouring lines of one side. */
export function adjacent(s: Arena, a: Pet, b: Pet): boolean {
  if (a === b || a.seat !== b.seat) return false;
  const lineA = standsOn(s, refTo(a));
  const lineB = standsOn(s, refTo(b));
  const apart = Math.abs(columnOf(s, a, lineA) - columnOf(s, b, lineB));
  return lineA === lineB ? apart === 1 : Math.abs(lineA - lineB) === 1 && apart <= 1;
}

/** MA-3.4, MA-7.2: Front, then Guard, then Rear; once each line is held, any. Simplified: Front, then Guard. */
export function mayPlaceOn(s: Arena, seat: Seat, line: number): boolean {
  const held = (n: number): boolean => lineOf(s, seat, n).length > 0;
  if (!held(FRONT)) return line === FRONT;
  if (simplified(s)) return line === GUARD;
  if (!held(GUARD)) return line === GUARD;
  return held(REAR) || line === REAR;
}
export const allLinesHeld = (s: Arena, seat: Seat): boolean =>
  lineOf(s, seat, FRONT).length > 0 && lineOf(s, seat, GUARD).length > 0 && lineOf(s, seat, REAR).length > 0;

/** How many cards of one kind a player has in places that everybody sees. */
function openCards(s: Arena, seat: Seat, counts: (card: number) => boolean): number {
  let n = 0;
  const count = (cards: readonly number[]) => {
    for (let i = 0; i < cards.length; i++) if (counts(at(cards, i))) n++;
  };
  count(at(s.spent, seat));
  count(at(s.removed, seat));
  for (const { card } of at(s.stasis, seat)) if (counts(card)) n++;
  for (const { card } of at(s.items, seat)) if (counts(card)) n++;
  eachPet(s, (pet) => {
    if (pet.seat === seat && counts(pet.card)) n++;
    if (pet.elyth !== NONE && seatOf(pet.elyth) === seat && counts(pet.elyth >> 1)) n++;
  });
  return n;
}
/** Whether, as far as everybody can see, a player may have a Pet in hand: a deck has six. */
export function couldHoldPet(s: Arena, seat: Seat): boolean {
  if (at(s.hands, seat).length === 0) return false;
  const c = contentOf(s);
  return openCards(s, seat, (card) => isPet(c, card)) < PETS_IN_DECK;
}
/** Whether, as far as everybody can see, a player may have a Rune in hand. */
export function couldHoldRune(s: Arena, seat: Seat): boolean {
  if (at(s.hands, seat).length === 0) return false;
  const c = contentOf(s);
  if (hiddenDecks(s)) return openCards(s, seat, (card) => !isPet(c, card) && !isToken(c, card)) < OTHERS_IN_DECK;
  const deck = at(s.decks, seat);
  let runes = 0;
  for (let i = 0; i < deck.length; i++) if (isRune(c, at(deck, i))) runes++;
  return openCards(s, seat, (card) => isRune(c, card)) < runes;
}

export const petsIn = (s: State, deck: readonly number[]): number => {
  const c = contentOf(s);
  let n = 0;
  for (let i = 0; i < deck.length; i++) if (isPet(c, at(deck, i))) n++;
  return n;
};
export const isWhole = (deck: readonly number[]): boolean => deck.length === DECK;
