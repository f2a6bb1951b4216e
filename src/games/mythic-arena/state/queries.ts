import type { BarReason, Seat, State } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { contentOf, refOf, seatOf } from '../content/content.ts';
import { OTHERS_IN_DECK, PETS_IN_DECK } from '../content/vocabulary.ts';
import { type Arena, FRONT, GUARD, type Pet, REAR } from './state.ts';

/** Queries ask and change nothing. These are about cards, lines and places; `stats.ts` is about what a Pet can do. */

export const other = (seat: Seat): Seat => 1 - seat;
export const refTo = (pet: Pet): number => refOf(pet.card, pet.seat);

/** MA-15.1: two lines, and never more than one Pet on the Front. */
export const simplified = (s: State): boolean => s.options.simplified === true;
/** MA-1.6: decks that only their owner knows. */
export const hiddenDecks = (s: State): boolean => s.options.decks !== 'draft';

export const LINES_EACH = 3;
export const lineOf = (s: Arena, seat: Seat, line: number): Pet[] => s.lines[seat * LINES_EACH + line] as Pet[];

/** The Pet of this name, if it is in the Arena. */
export function petOf(s: Arena, ref: number): Pet | null {
  if (ref < 0) return null;
  const seat = seatOf(ref);
  const card = ref >> 1;
  for (let line = 0; line < LINES_EACH; line++) {
    const pets = lineOf(s, seat, line);
    for (let i = 0; i < pets.length; i++) if ((pets[i] as Pet).card === card) return pets[i] as Pet;
  }
  return null;
}
/** The Pet that an answer or a frame names: it is known to be in the Arena. */
export const petNamed = (s: Arena, ref: number): Pet => petOf(s, ref) as Pet;
export const isInArena = (s: Arena, ref: number): boolean => petOf(s, ref) !== null;
/** On which line a Pet stands, or NONE. */
export function standsOn(s: Arena, ref: number): number {
  const seat = seatOf(ref);
  const card = ref >> 1;
  for (let line = 0; line < LINES_EACH; line++) {
    const pets = lineOf(s, seat, line);
    for (let i = 0; i < pets.length; i++) if ((pets[i] as Pet).card === card) return line;
  }
  return NONE;
}
/** MA-16.16: a Pet's place in its line. */
const columnOf = (s: Arena, pet: Pet, line: number): number => lineOf(s, pet.seat, line).indexOf(pet);

export const petsInPlay = (s: Arena, seat: Seat): number =>
  lineOf(s, seat, FRONT).length + lineOf(s, seat, GUARD).length + lineOf(s, seat, REAR).length;

/** All Pets in the Arena, one after the other. Nothing may come or go meanwhile. */
export function eachPet(s: Arena, visit: (pet: Pet) => void): void {
  for (let i = 0; i < s.lines.length; i++) {
    const pets = s.lines[i] as Pet[];
    for (let j = 0; j < pets.length; j++) visit(pets[j] as Pet);
  }
}

/** MA-7.5, MA-16.16: next to each other in a line, or at most one column apart in neighbouring lines of one side. */
export function isAdjacent(s: Arena, a: Pet, b: Pet): boolean {
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

/** Why a Pet may not go to a line. */
export const lineOrder = (s: Arena): BarReason => (simplified(s) ? ['MA-15.1', 'two-lines'] : ['MA-3.4', 'line-order']);

/** How many cards with numbers in this range a player has in places that everybody sees. */
function openCards(s: Arena, seat: Seat, from: number, to: number): number {
  let n = countIn(s.spent[seat] as number[], from, to) + countIn(s.removed[seat] as number[], from, to);
  const resting = at(s.stasis, seat);
  for (let i = 0; i < resting.length; i++) if (within(at(resting, i).card, from, to)) n++;
  const items = at(s.items, seat);
  for (let i = 0; i < items.length; i++) if (within(at(items, i).card, from, to)) n++;
  for (let i = 0; i < s.lines.length; i++) {
    const pets = s.lines[i] as Pet[];
    for (let j = 0; j < pets.length; j++) {
      const { card, elyth, seat: owner } = pets[j] as Pet;
      if (owner === seat && within(card, from, to)) n++;
      if (elyth !== NONE && seatOf(elyth) === seat && within(elyth >> 1, from, to)) n++;
    }
  }
  return n;
}
const within = (card: number, from: number, to: number): boolean => card >= from && card < to;
function countIn(cards: readonly number[], from: number, to: number): number {
  let n = 0;
  for (let i = 0; i < cards.length; i++) if (within(cards[i] as number, from, to)) n++;
  return n;
}

/** Whether, as far as everybody can see, a player may have a Pet in hand: a deck has six. */
export const couldHoldPet = (s: Arena, seat: Seat): boolean =>
  (s.hands[seat] as number[]).length > 0 && openCards(s, seat, 0, contentOf(s).tokens) < PETS_IN_DECK;
/** Whether, as far as everybody can see, a player may have a Rune in hand. */
export function couldHoldRune(s: Arena, seat: Seat): boolean {
  if ((s.hands[seat] as number[]).length === 0) return false;
  const { elyth, runes, items, all } = contentOf(s);
  if (hiddenDecks(s)) return openCards(s, seat, elyth, all) < OTHERS_IN_DECK;
  return openCards(s, seat, runes, items) < countIn(s.decks[seat] as number[], runes, items);
}

export const petsIn = (s: State, cards: readonly number[]): number => countIn(cards, 0, contentOf(s).tokens);
