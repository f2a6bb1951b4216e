import { finish, type Seat, shuffle } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import { CENTRE, type Placement } from '../content/answers.ts';
import { ABYSS, COLLECTED, DOWN } from '../content/content.ts';
import { tell } from './events.ts';
import { essences, ingredients, isOfKind, isPlaying, leftPile, location, playersLeft, rightPile } from './queries.ts';
import type { Find, Lying, PlayPlan, Turn } from './state.ts';

/** Mutations are the only functions that change a state; each tells what it did. */

const EVERYBODY = 0b1111;
export const faceUp = (card: number): Lying => ({ card, down: false, known: EVERYBODY });

/** Takes one card of this kind out of a hand, keeping the order. */
function fromHand(hand: number[], card: number): void {
  let i = hand.indexOf(card);
  for (; i < hand.length - 1; i++) hand[i] = at(hand, i + 1);
  hand.pop();
}
function change(s: Find, seat: Seat, card: number, by: number): void {
  const collection = at(s.collections, seat);
  collection[card] = at(collection, card) + by;
}

export function dealPile(s: Find, pile: number): void {
  const card = s.deck.pop() as number;
  at(s.piles, pile).push(faceUp(card));
  tell.dealt(s, pile, card);
}

/** Draws up to `count` cards, fewer if the deck has no more. */
export function draw(s: Find, seat: Seat, count: number): void {
  const hand = at(s.hands, seat);
  const before = hand.length;
  for (let i = 0; i < count && s.deck.length > 0; i++) hand.push(s.deck.pop() as number);
  if (hand.length > before) tell.drew(s, seat, hand.slice(before));
}

export function befriend(s: Find, seat: Seat, familiar: number): void {
  s.familiars[seat] = familiar;
  tell.befriended(s, seat, familiar);
}

/** Puts a collected card where it belongs: Spells wait to be resolved, all others join the collection. */
function gather(s: Find, turn: Turn, card: number): void {
  if (card < COLLECTED) change(s, turn.seat, card, 1);
  else turn.spells.push(card);
}

/** FF-2.2, FF-2.3: takes a pile, all of it or all but its top card. What the Location says of it comes first. */
export function takePile(s: Find, turn: Turn, pile: number, spared: boolean): void {
  const cards = at(s.piles, pile);
  const rule = pile === CENTRE ? location(s) : null;
  const leaves = cards.length > 1 && (spared || rule?.leave === true);
  const top = leaves ? (cards.pop() as Lying) : null;
  s.piles[pile] = top === null ? [] : [top];
  tell.took(s, turn.seat, pile, cards, leaves);
  if (leaves && !spared) tell.bound(s, turn.seat);
  let sifts = rule?.sift ?? null;
  for (let i = 0; i < cards.length; i++) {
    const { card } = at(cards, i);
    if (rule?.fizzle === true && card >= COLLECTED) {
      s.discard.push(card);
      tell.bound(s, turn.seat);
      tell.fizzled(s, turn.seat, card);
    } else if (sifts !== null && isOfKind(card, sifts)) {
      sifts = null;
      s.discard.push(card);
      tell.bound(s, turn.seat);
      tell.sifted(s, turn.seat, card);
    } else {
      gather(s, turn, card);
    }
  }
  if (pile === CENTRE) {
    s.rest = 2;
    turn.tours = true;
  }
}

/** Collects the top card of a pile; one out of reach that is empty now must be refilled (FF-5.2). */
export function collectTop(s: Find, turn: Turn, pile: number, reached: boolean): void {
  const lying = at(s.piles, pile).pop() as Lying;
  tell.collected(s, turn.seat, pile, lying);
  gather(s, turn, lying.card);
  if (pile === CENTRE) turn.tours = true;
  if (!reached && at(s.piles, pile).length === 0 && !turn.owes.includes(pile)) turn.owes.push(pile);
}

/** FF-2.4: a Spell goes to the discard pile at once. */
export function castSpell(s: Find, turn: Turn, card: number): void {
  fromHand(turn.spells, card);
  s.discard.push(card);
  tell.cast(s, turn.seat, card);
}

export function discardCollected(s: Find, seat: Seat, card: number): void {
  change(s, seat, card, -1);
  s.discard.push(card);
  tell.discarded(s, seat, card);
}
export function steal(s: Find, seat: Seat, from: Seat, card: number): void {
  change(s, from, card, -1);
  change(s, seat, card, 1);
  tell.stole(s, seat, from, card);
}
export function give(s: Find, seat: Seat, to: Seat, card: number): void {
  change(s, seat, card, -1);
  change(s, to, card, 1);
  tell.gave(s, seat, to, card);
}
export function trade(s: Find, seat: Seat, card: number, to: Seat, other: number): void {
  change(s, seat, card, -1);
  change(s, to, card, 1);
  change(s, to, other, -1);
  change(s, seat, other, 1);
  tell.traded(s, seat, card, to, other);
}
export function dropFromHand(s: Find, seat: Seat, card: number): void {
  fromHand(at(s.hands, seat), card);
  s.discard.push(card);
  tell.dropped(s, seat, card);
}

export function look(s: Find, seat: Seat, pile: number): void {
  const seen: number[] = [];
  s.piles[pile] = at(s.piles, pile).map((lying) => {
    if (lying.down) seen.push(lying.card);
    return { ...lying, known: lying.known | (1 << seat) };
  });
  tell.looked(s, seat, pile, seen);
}
export function unveil(s: Find, seat: Seat, pile: number): void {
  const turned = at(s.piles, pile).filter((lying) => lying.down);
  s.piles[pile] = at(s.piles, pile).map(({ card }) => faceUp(card));
  tell.unveiled(
    s,
    seat,
    pile,
    turned.map((lying) => lying.card),
  );
}

/** FF-5.4: the next Location; an empty deck is made anew from the visited ones. */
export function travel(s: Find, turn: Turn): void {
  turn.tours = false;
  if (s.locations.length === 0) {
    s.locations.push(...s.visited.splice(0));
    shuffle(s, s.locations);
  }
  s.visited.push(s.location);
  s.location = s.locations.pop() as number;
  tell.travelled(s, turn.seat);
}

export function stay(turn: Turn): void {
  turn.tours = false;
  tell.stayed(turn.seat);
}

export function startTurn(s: Find, seat: Seat): void {
  s.active = seat;
  s.turns++;
  if (s.rest > 0) s.rest--;
  tell.turn(seat);
  if (s.rest === 1 && location(s).rest === true) tell.bound(s, seat);
}

/** A card says how many cards are played. */
export function changePlan(plan: PlayPlan, up: number, down: number): void {
  plan.up = up;
  plan.down = down;
  tell.planned(plan.seat, up, down);
}

/** Lays the cards in the order in which they were chosen: the last one lies on top. */
export function lay(s: Find, seat: Seat, lines: readonly Placement[]): void {
  for (const { card, pile, down } of lines) {
    fromHand(at(s.hands, seat), card);
    at(s.piles, pile).push(down === DOWN ? { card, down: true, known: 1 << seat } : faceUp(card));
  }
  if (lines.length > 0) tell.laid(s, seat, lines);
}
/** FF-6.5: an empty pile that nobody could fill gets the top card of the deck. */
export function fillFromDeck(s: Find, pile: number): void {
  if (s.deck.length === 0) return;
  const card = s.deck.pop() as number;
  at(s.piles, pile).push(faceUp(card));
  tell.filled(s, pile, card);
}

/** FF-3.6, FF-3.7: the piles beside the eliminated player become one, the collection is discarded. */
export function eliminate(s: Find, seat: Seat): void {
  const into = rightPile(s, seat);
  const from = leftPile(seat);
  s.out[seat] = s.seats - playersLeft(s) + 1;
  const moved = at(s.piles, from);
  at(s.piles, into).push(...moved);
  s.piles[from] = [];
  const collection = at(s.collections, seat);
  const before = s.discard.length;
  for (let card = 0; card < COLLECTED; card++) {
    for (let n = at(collection, card); n > 0; n--) s.discard.push(card);
    collection[card] = 0;
  }
  tell.merged(s, seat, into, moved.length, s.discard.slice(before));
}

/** The last but one is out; nothing of theirs matters any more. */
export function knockOut(s: Find, seat: Seat): void {
  s.out[seat] = s.seats - 1;
  tell.eliminated(seat, at(at(s.collections, seat), ABYSS));
}

/** Ends the game: winners first, then those still playing, then the eliminated, the last one out before the first. */
export function end(s: Find, winners: readonly Seat[], reason: 'astral' | 'set' | 'abyss' | 'deck'): void {
  const rank = (seat: Seat) =>
    winners.includes(seat) ? s.seats + 2 : isPlaying(s, seat) ? s.seats + 1 : at(s.out, seat);
  const places = s.hands.map((_, seat) => 1 + s.hands.filter((_h, other) => rank(other) > rank(seat)).length);
  finish(s, { winners: [...winners], places, reason });
  tell.ended(reason, winners);
}

/** FF-4.1: most Essence, then most Ingredients, then the victory is shared. */
export function endByDeck(s: Find, seat: Seat): void {
  tell.deckOut(seat);
  let best: Seat[] = [];
  for (let other = 0; other < s.seats; other++) {
    if (!isPlaying(s, other)) continue;
    const leader = best[0];
    const lead =
      leader === undefined
        ? 1
        : essences(s, other) - essences(s, leader) || ingredients(s, other) - ingredients(s, leader);
    if (lead > 0) best = [other];
    else if (lead === 0) best.push(other);
  }
  end(s, best, 'deck');
}
