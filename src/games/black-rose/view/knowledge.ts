import type { Seat, Viewer } from '../../../kernel/index.ts';
import { COPIES, cardOf, contentOf, laidSides, PER_SCHOOL, schoolOf } from '../content/content.ts';
import { SCHOOLS } from '../content/vocabulary.ts';
import { at, num } from '../state/queries.ts';
import { NONE, QUICK, type Rose, SLOTS, WAITS } from '../state/state.ts';

/**
 * What is known of cards that lie hidden. A card that came to a hand in somebody's sight is remembered by them until it
 * lies open: each such copy is one number in `held`, of whose it is, which card, where it can be, and who knows.
 */

/** In the hand; in the hand or prepared; or waiting face down: a card that is known can go there unseen. */
export const IN_HAND = 0;
export const READY = 1;
export const HELD = 2;
/** A bit for each seat, and one for those who look on. */
export const EVERYBODY = 0b11111;
const ONLOOKERS = 4;
export const bitOf = (viewer: Seat | null): number => 1 << (viewer ?? ONLOOKERS);

const WHO = 5;
const WHERE = 2;
const CARD = 5;
const coded = (seat: Seat, card: number, where: number, who: number): number =>
  (((((seat << CARD) | card) << WHERE) | where) << WHO) | who;
export const holderOf = (held: number): Seat => held >> (WHO + WHERE + CARD);
export const heldCard = (held: number): number => (held >> (WHO + WHERE)) & ((1 << CARD) - 1);
export const whereOf = (held: number): number => (held >> WHO) & ((1 << WHERE) - 1);
const whoOf = (held: number): number => held & EVERYBODY;
export const isKnownTo = (held: number, viewer: Viewer): boolean =>
  viewer === 'all' || (whoOf(held) & bitOf(viewer)) !== 0;

/** Notes a copy that these viewers know of. */
export function noteHeld(held: number[], seat: Seat, card: number, where: number, who: number): void {
  if (who !== 0) held.push(coded(seat, card, where, who));
}
/** In one order, whichever way it came about; what nobody knows any more is gone. */
function settle(s: Rose, held: readonly number[]): void {
  s.held.splice(0, s.held.length, ...held.filter((each) => whoOf(each) !== 0).sort((a, b) => a - b));
}
export function noteInHand(s: Rose, seat: Seat, card: number): void {
  noteHeld(s.held, seat, card, IN_HAND, EVERYBODY);
  settle(s, s.held);
}

/**
 * Takes a copy of this card from what each of these viewers knows to be there, and gives back who knew of none. As many
 * stay known as are certain: the one that is gone can be the one that was known.
 */
function dropOne(held: number[], seat: Seat, card: number, where: number, who: number): number {
  let left = who;
  for (let n = 0; n < held.length; n++) {
    const each = num(held, n);
    if (holderOf(each) !== seat || heldCard(each) !== card || whereOf(each) !== where) continue;
    const known = whoOf(each) & left;
    held[n] = each & ~known;
    left &= ~known;
  }
  return left;
}
/** A card lies open that was in the hand, prepared (READY) or waiting (HELD). */
export function noteOpen(s: Rose, seat: Seat, card: number, from: number): void {
  if (s.held.length === 0) return;
  let left = EVERYBODY;
  for (let where = from; where <= HELD; where++) left = dropOne(s.held, seat, card, where, left);
  settle(s, s.held);
}

function move(s: Rose, seat: Seat, from: number, to: number): void {
  for (let n = 0; n < s.held.length; n++) {
    const each = num(s.held, n);
    if (holderOf(each) === seat && whereOf(each) === from) s.held[n] = coded(seat, heldCard(each), to, whoOf(each));
  }
}
/** What is known to be in a hand may have been prepared. */
export function notePrepared(s: Rose, seat: Seat): void {
  if (s.held.length === 0) return;
  move(s, seat, IN_HAND, READY);
  settle(s, s.held);
}
/** A prepared card waits now, face down: for all but those who had seen it, it is any that can. */
export function noteWaiting(s: Rose, seat: Seat, card: number, seen: number): void {
  if (s.held.length === 0) return;
  const c = contentOf(s);
  dropOne(s.held, seat, card, READY, seen);
  const more: number[] = [];
  for (let n = 0; n < s.held.length; n++) {
    const each = num(s.held, n);
    if (holderOf(each) !== seat || whereOf(each) !== READY || laidSides(c, heldCard(each)).length === 0) continue;
    s.held[n] = each & ~(EVERYBODY & ~seen);
    noteHeld(more, seat, heldCard(each), HELD, whoOf(each) & ~seen);
  }
  settle(s, [...s.held, ...more]);
}
/** What was prepared is about to go back to the hand: whoever has seen one knows it there. */
export function noteBackInHand(s: Rose, seat: Seat): void {
  const more: number[] = [];
  const before = s.held.slice();
  for (let slot = 0; slot <= QUICK; slot++) {
    const place = seat * SLOTS + slot;
    const card = cardOf(num(s.slots, place));
    const seen = num(s.peeked, place);
    if (seen === 0) continue;
    // It can be the very copy that they knew of.
    const fresh = dropOne(before, seat, card, READY, seen);
    if (fresh === 0) continue;
    dropOne(s.held, seat, card, HELD, fresh);
    noteHeld(more, seat, card, IN_HAND, fresh);
  }
  if (more.length === 0 && s.held.length === 0) return;
  move(s, seat, READY, IN_HAND);
  if (num(s.waits, seat * WAITS) === NONE) move(s, seat, HELD, IN_HAND);
  settle(s, [...s.held, ...more]);
}

/** A Mage's deck is about to be shuffled: everybody has seen what is in it. */
export function noteDeck(s: Rose, seat: Seat): void {
  const cards = contentOf(s).cards.length;
  s.stock.fill(0, seat * cards, (seat + 1) * cards);
  for (const card of at(s.decks, seat)) s.stock[seat * cards + card] = num(s.stock, seat * cards + card) + 1;
}
/** And so it is with a school's pile. */
export function notePile(s: Rose, school: number): void {
  const piles = s.seats * contentOf(s).cards.length;
  s.stock.fill(0, piles + school * PER_SCHOOL, piles + (school + 1) * PER_SCHOOL);
  for (const card of at(s.piles, school)) s.stock[piles + card] = num(s.stock, piles + card) + 1;
}
/** How many spells of a school a Mage has is no secret: of what it keeps and of what it leaves all see the backs. */
export function countSpell(s: Rose, seat: Seat, card: number): void {
  const school = schoolOf(contentOf(s), card);
  if (school === NONE) return;
  const place = seat * SCHOOLS.length + school;
  s.spells[place] = num(s.spells, place) + 1;
}

/** In a position: what everybody knows who has followed the game, whose spells lie open or have, and what decks are made of. */
export function noteAll(s: Rose): void {
  const c = contentOf(s);
  for (let seat = 0; seat < s.seats; seat++) {
    const waiting = [
      ...s.slots.slice(seat * SLOTS, (seat + 1) * SLOTS),
      ...s.waits.slice(seat * WAITS, (seat + 1) * WAITS),
    ];
    const hidden = waiting.flatMap((face) => (face === NONE ? [] : [cardOf(face)]));
    const seen = [...at(s.decks, seat), ...at(s.discards, seat)];
    for (const card of seen) s.known[seat * c.cards.length + card] = num(s.known, seat * c.cards.length + card) + 1;
    for (const card of [...seen, ...at(s.hands, seat), ...hidden]) {
      countSpell(s, seat, card);
      // No school's pile has these: whose they are is known.
      if (card >= c.personal) s.known[seat * c.cards.length + card] = 1;
    }
    noteDeck(s, seat);
  }
  // Nobody knows what others have kept of a school: its pile may have all but what was seen elsewhere.
  for (let card = 0; card < c.personal; card++) {
    let seen = 0;
    for (let seat = 0; seat < s.seats; seat++) seen += num(s.known, seat * c.cards.length + card);
    s.stock[s.seats * c.cards.length + card] = Math.max(0, COPIES - seen);
  }
}
