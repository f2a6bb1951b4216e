import type { Seat, Viewer } from '../../../kernel/index.ts';
import { COPIES, cardOf, contentOf, laidSides, PER_SCHOOL, schoolOf } from '../content/content.ts';
import { at, hasWaiting, num, replaced } from '../state/queries.ts';
import { type FaceDown, type HeldCard, type Mage, NONE, type Rose } from '../state/state.ts';

/**
 * What is known of cards that lie hidden. A card that came to a hand in somebody's sight is remembered by them until it
 * lies open: each such copy is one of its Mage's `held` cards, with where it can be and who knows.
 */

/** In the hand; in the hand or prepared; or waiting face down: a card that is known can go there unseen. */
export const IN_HAND = 0;
export const READY = 1;
export const HELD = 2;
/** A bit for each seat, and one for those who look on. */
export const EVERYBODY = 0b11111;
const ONLOOKERS = 4;
export const bitOf = (viewer: Seat | null): number => 1 << (viewer ?? ONLOOKERS);
/** Whether a viewer is among these, a bit each. */
export const includes = (who: number, viewer: Seat | null): boolean => (who & bitOf(viewer)) !== 0;
export const isKnownTo = ({ who }: HeldCard, viewer: Viewer): boolean => viewer === 'all' || includes(who, viewer);

/** In one order, whichever way it came about; what nobody knows any more is gone. */
export const inOrder = (held: readonly HeldCard[]): HeldCard[] =>
  held.filter(({ who }) => who !== 0).sort((a, b) => a.card - b.card || a.where - b.where || a.who - b.who);
export function noteInHand(mage: Mage, card: number): void {
  mage.held = inOrder([...mage.held, { card, where: IN_HAND, who: EVERYBODY }]);
}

/**
 * Takes a copy of this card from what each of these viewers knows to be there, and gives back who knew of none. As many
 * stay known as are certain: the one that is gone can be the one that was known.
 */
function dropOne(held: HeldCard[], card: number, where: number, who: number): number {
  let left = who;
  for (let n = 0; n < held.length; n++) {
    const each = at(held, n);
    if (each.card !== card || each.where !== where) continue;
    const known = each.who & left;
    held[n] = { card, where, who: each.who & ~known };
    left &= ~known;
  }
  return left;
}
/** A card lies open that was in the hand, prepared (READY) or waiting (HELD). */
export function noteOpen(mage: Mage, card: number, from: number): void {
  if (mage.held.length === 0) return;
  const held = mage.held.slice();
  let left = EVERYBODY;
  for (let where = from; where <= HELD; where++) left = dropOne(held, card, where, left);
  mage.held = inOrder(held);
}

const moved = (held: readonly HeldCard[], from: number, to: number): HeldCard[] =>
  held.map((each) => (each.where === from ? { card: each.card, where: to, who: each.who } : each));
/** What is known to be in a hand may have been prepared. */
export function notePrepared(mage: Mage): void {
  if (mage.held.length > 0) mage.held = inOrder(moved(mage.held, IN_HAND, READY));
}
/** A prepared card waits now, face down: for all but those who had seen it, it is any that can. */
export function noteWaiting(s: Rose, mage: Mage, card: number, seen: number): void {
  if (mage.held.length === 0) return;
  const c = contentOf(s);
  const held = mage.held.slice();
  dropOne(held, card, READY, seen);
  const after = held.flatMap((each) => {
    if (each.where !== READY || laidSides(c, each.card).length === 0) return [each];
    return [
      { card: each.card, where: READY, who: each.who & seen },
      { card: each.card, where: HELD, who: each.who & ~seen },
    ];
  });
  mage.held = inOrder(after);
}
/** What was prepared is about to go back to the hand: whoever has seen one knows it there. */
export function noteBackInHand(mage: Mage): void {
  const held = mage.held.slice();
  const before = mage.held.slice();
  const more: HeldCard[] = [];
  for (const prepared of mage.slots) {
    if (prepared === null || prepared.seen === 0) continue;
    const card = cardOf(prepared.face);
    // It can be the very copy that they knew of.
    const fresh = dropOne(before, card, READY, prepared.seen);
    if (fresh === 0) continue;
    dropOne(held, card, HELD, fresh);
    more.push({ card, where: IN_HAND, who: fresh });
  }
  if (more.length === 0 && held.length === 0) return;
  const back = moved(held, READY, IN_HAND);
  mage.held = inOrder([...(hasWaiting(mage) ? back : moved(back, HELD, IN_HAND)), ...more]);
}

const noCards = (length: number): number[] => new Array(length).fill(0);
/** By card: how many there are of it. */
function countCards(counts: number[], cards: readonly number[]): number[] {
  for (const card of cards) counts[card] = num(counts, card) + 1;
  return counts;
}
/** A Mage's deck is about to be shuffled: everybody has seen what is in it. */
export function noteDeck(s: Rose, mage: Mage): void {
  mage.stock = countCards(noCards(contentOf(s).cards.length), mage.deck);
}
/** And so it is with a school's pile. */
export function notePile(s: Rose, school: number): void {
  const stock = s.stock.slice().fill(0, school * PER_SCHOOL, (school + 1) * PER_SCHOOL);
  s.stock = countCards(stock, at(s.piles, school));
}
/** How many spells of a school a Mage has is no secret: of what it keeps and of what it leaves all see the backs. */
export function countSpell(s: Rose, mage: Mage, card: number): void {
  const school = schoolOf(contentOf(s), card);
  if (school !== NONE) mage.spells = replaced(mage.spells, school, num(mage.spells, school) + 1);
}

/** In a position: what everybody knows who has followed the game, whose spells lie open or have, and what decks are made of. */
export function noteAll(s: Rose): void {
  const c = contentOf(s);
  for (const mage of s.mages) {
    const faceDown = [...mage.slots, ...mage.waits].filter((card): card is FaceDown => card !== null);
    const seen = [...mage.deck, ...mage.discards];
    const known = countCards(mage.known.slice(), seen);
    for (const card of [...seen, ...mage.hand, ...faceDown.map(({ face }) => cardOf(face))]) {
      countSpell(s, mage, card);
      // No school's pile has these: whose they are is known.
      if (card >= c.personal) known[card] = 1;
    }
    mage.known = known;
    noteDeck(s, mage);
  }
  // Nobody knows what others have kept of a school: its pile may have all but what was seen elsewhere.
  s.stock = s.stock.map((_, card) =>
    Math.max(0, COPIES - s.mages.reduce((sum, { known }) => sum + num(known, card), 0)),
  );
}
