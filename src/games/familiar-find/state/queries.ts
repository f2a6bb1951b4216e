import type { Seat, State } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import { CENTRE, type Placement } from '../content/answers.ts';
import { ABYSS, ASTRAL, COLLECTED, contentOf, INGREDIENTS } from '../content/content.ts';
import type { AbilityMoment, Filter, LocationRule, StandingAbility } from '../content/vocabulary.ts';
import { ALONE, type Find, type Laying, NOWHERE } from './state.ts';

/** Queries ask and change nothing. */

const NOTHING: StandingAbility = {};
const ANYWHERE: LocationRule = {};

export const isPlaying = (s: Find, seat: Seat): boolean => s.out[seat] === 0;

/** The next player clockwise who still plays. */
export function nextAfter(s: Find, seat: Seat): Seat {
  let next = (seat + 1) % s.seats;
  while (!isPlaying(s, next)) next = (next + 1) % s.seats;
  return next;
}
function lastBefore(s: Find, seat: Seat): Seat {
  let last = (seat + s.seats - 1) % s.seats;
  while (!isPlaying(s, last)) last = (last + s.seats - 1) % s.seats;
  return last;
}
export function playersLeft(s: Find): number {
  let n = 0;
  for (let seat = 0; seat < s.seats; seat++) if (isPlaying(s, seat)) n++;
  return n;
}

/** The pile between a player and the next one clockwise. */
export const leftPile = (seat: Seat): number => seat + 1;
export const rightPile = (s: Find, seat: Seat): number => leftPile(lastBefore(s, seat));
/** FF-2.2: the centre and the piles to either side; with two players these are all three. */
export const isInReach = (s: Find, seat: Seat, pile: number): boolean =>
  pile === CENTRE || pile === leftPile(seat) || pile === rightPile(s, seat);
/** A pile that is still on the table: not one that was merged into another. */
export const isPileInPlay = (s: Find, pile: number): boolean =>
  pile === CENTRE || isPlaying(s, pile - 1) || at(s.piles, pile).length > 0;

/** FF-5.1: what a player's Familiar always does, if abilities are played with. */
export function always(s: Find, seat: Seat): StandingAbility {
  const familiar = s.familiars[seat] as number;
  return s.options.abilities === true && familiar !== ALONE ? at(contentOf(s).always, familiar) : NOTHING;
}
/** Whether the Familiar has an ability for this moment. */
export function hasAbility(s: Find, seat: Seat, moment: AbilityMoment): boolean {
  const familiar = s.familiars[seat] as number;
  if (s.options.abilities !== true || familiar === ALONE) return false;
  const ability = at(contentOf(s).abilities, familiar);
  return 'when' in ability && ability.when === moment;
}
/** FF-5.3: the rules of the Location, for the central pile. */
export const location = (s: Find): LocationRule =>
  s.location === NOWHERE ? ANYWHERE : at(contentOf(s).rules, s.location);

export const handSize = (s: Find, seat: Seat): number => always(s, seat).hand ?? 4;
export const abyssLimit = (s: Find, seat: Seat): number => always(s, seat).abyss ?? 3;

/** Whether a collected card is of the wanted kind. */
export function isOfKind(card: number, what: Filter): boolean {
  switch (what) {
    case 'any':
      return card < COLLECTED;
    case 'ingredient':
      return card < INGREDIENTS;
    case 'essence':
      return card === ASTRAL || card === ABYSS;
    case 'astral':
      return card === ASTRAL;
    case 'abyss':
      return card === ABYSS;
  }
}
export function ownsAny(s: Find, seat: Seat, what: Filter): boolean {
  const collection = at(s.collections, seat);
  for (let card = 0; card < COLLECTED; card++)
    if ((collection[card] as number) > 0 && isOfKind(card, what)) return true;
  return false;
}
/** Another player whose collection an effect may touch. */
export const isTouchable = (s: Find, seat: Seat, other: Seat): boolean =>
  other !== seat && isPlaying(s, other) && always(s, other).ward !== true;

/** FF-2.6: two of four types, three of three, or four of two. */
export function isCompleteSet(collection: readonly number[]): boolean {
  let twos = 0;
  let threes = 0;
  let fours = 0;
  for (let card = 0; card < INGREDIENTS; card++) {
    const n = collection[card] as number;
    if (n >= 2) twos++;
    if (n >= 3) threes++;
    if (n >= 4) fours++;
  }
  return twos >= 4 || threes >= 3 || fours >= 2;
}

export type CheckVerdict = 'astral' | 'abyss' | 'set' | null;
/** FF-2.5: the first true one counts. */
export function verdictOf(s: Find, seat: Seat): CheckVerdict {
  const collection = at(s.collections, seat);
  if ((collection[ASTRAL] as number) >= 3) return 'astral';
  if ((collection[ABYSS] as number) >= abyssLimit(s, seat)) return 'abyss';
  return isCompleteSet(collection) ? 'set' : null;
}

export const essences = (s: Find, seat: Seat): number =>
  at(at(s.collections, seat), ASTRAL) + at(at(s.collections, seat), ABYSS);
export function ingredients(s: Find, seat: Seat): number {
  let n = 0;
  for (let card = 0; card < INGREDIENTS; card++) n += at(at(s.collections, seat), card);
  return n;
}

/** Whether a pile has a face-down card that this player has not seen. */
export function hasUnseen(s: Find, seat: Seat, pile: number): boolean {
  for (const lying of at(s.piles, pile)) if (lying.down && (lying.known & (1 << seat)) === 0) return true;
  return false;
}

/** Whether cards are played by somebody who leaves the table with it. */
export const isFinal = (s: Find): boolean => s.stack.some(({ proc }) => proc === 'elimination');

/**
 * How many cards are played face up and face down: as planned, or in a final action the whole hand, as many of it face
 * down as planned (FF-3.6). Of too few cards one is down and the rest are up (FF-2.12, FF-6.6).
 */
export function facings(s: Find, plan: Laying): { readonly up: number; readonly down: number } {
  const cards = at(s.hands, plan.seat).length;
  const isWhole = isFinal(s);
  const down = isWhole && plan.up === 0 ? cards : plan.down;
  const up = isWhole ? Math.max(plan.up, cards - down) : plan.up;
  if (cards >= up + down) return { up, down };
  const fewDown = down === 0 || cards === 0 ? 0 : Math.min(down, Math.max(1, cards - up));
  return { up: cards - fewDown, down: fewDown };
}

const NOTHING_CHOSEN: readonly Placement[] = [];
/** What the player who is laying cards has chosen so far; nobody else may know it. */
export function stagedPlacements(s: State): readonly Placement[] {
  const top = s.stack[s.stack.length - 1];
  if (top?.proc !== 'play' || top.given === null) return NOTHING_CHOSEN;
  const { seat } = top.data as Laying;
  const content = contentOf(s);
  return at(top.given, seat).map((words) => content.readPlay(words));
}
