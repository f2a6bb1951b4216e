import { die, type Seat, shuffle } from '../../../kernel/index.ts';
import { at, NONE, num } from '../../shared/list.ts';
import { noStats, noStatus } from '../content/abilities.ts';
import { cardOf, contentOf, isToken, refOf, seatOf } from '../content/content.ts';
import { tell } from './events.ts';
import { hiddenDecks, LINES_EACH, lineOf, refTo, standsOn } from './queries.ts';
import { type Arena, fresh, type Item, type Pet } from './state.ts';
import { isDowned } from './stats.ts';

/** Mutations are the only functions that change a state; each tells what it did. These move cards; `effects/damage.ts` hurts and heals. */

/** Takes a card out of a list, keeping the order. */
function takeOut<X>(list: X[], i: number): void {
  for (let j = i; j < list.length - 1; j++) list[j] = at(list, j + 1);
  list.pop();
}
const fromHand = (s: Arena, seat: Seat, card: number): void => {
  const hand = at(s.hands, seat);
  takeOut(hand, hand.indexOf(card));
  expose(s, seat, card);
};
/** What the opponent has seen of a hidden deck is remembered through the whole match. */
function expose(s: Arena, seat: Seat, card: number): void {
  if (hiddenDecks(s) && !at(s.seen, seat).includes(card)) s.seen[seat] = [...at(s.seen, seat), card];
}

/** A d20 for each seat, again while they tie: whoever rolls higher. */
export function rollOff(s: Arena, what: 'picks' | 'first'): Seat {
  for (;;) {
    const dice = [die(s, 20), die(s, 20)];
    tell.rolled(what, dice);
    if (num(dice, 0) !== num(dice, 1)) return num(dice, 0) > num(dice, 1) ? 0 : 1;
  }
}

// ---- Decks and opening ----

export function pick(s: Arena, seat: Seat, card: number): void {
  s.decks[seat] = [...at(s.decks, seat), card];
  tell.picked(s, seat, card);
}
export function build(s: Arena, seat: Seat, cards: readonly number[]): void {
  s.decks[seat] = [...cards];
  tell.built(s, seat, cards);
}
/** A deck that chance has put together. */
export function giveDeck(s: Arena, seat: Seat, cards: readonly number[]): void {
  s.decks[seat] = [...cards];
  tell.given(s, seat, cards);
}
/** Clears the table for the next game of a match. */
export function clearTable(s: Arena): void {
  s.game++;
  for (const zone of [s.piles, s.hands, s.spent, s.removed, s.away, s.stasis, s.items, s.lines])
    for (const list of zone) list.length = 0;
  s.back.fill(NOTHING);
  s.points.fill(0);
  s.turns = 0;
  tell.game(s.game);
}
/** MA-2.1, MA-2.2: the Lead Pet lies face down, the rest of the deck is the Resource Pile. */
export function lead(s: Arena, seat: Seat, card: number): void {
  s.leads[seat] = card;
  at(s.piles, seat).push(...at(s.decks, seat).filter((other) => other !== card));
  tell.led(s, seat, card);
}
/** MA-2.3: the hand is shown and shuffled back. */
export function mulligan(s: Arena, seat: Seat): void {
  const hand = at(s.hands, seat);
  tell.mulligan(s, seat, hand);
  for (const card of hand) expose(s, seat, card);
  at(s.piles, seat).push(...hand);
  hand.length = 0;
  shuffle(s, at(s.piles, seat));
}
export function start(s: Arena, seat: Seat): void {
  s.first = seat;
  s.lead = seat;
  tell.starts(seat);
}
/** MA-2.5: both together. */
export function unveil(s: Arena): void {
  const refs = s.leads.map((card, seat) => refOf(card, seat));
  for (const ref of refs) {
    const seat = seatOf(ref);
    lineOf(s, seat, 0).push(fresh(cardOf(ref), seat, noStatus(), noStats()));
    expose(s, seat, cardOf(ref));
    s.leads[seat] = NONE;
  }
  tell.unveiled(s, refs);
}

// ---- Hands and piles ----

const NOTHING: number[] = [];
/** MA-3.2: an empty Resource Pile has no effect. */
export function draw(s: Arena, seat: Seat, count: number): void {
  const pile = at(s.piles, seat);
  const hand = at(s.hands, seat);
  const before = hand.length;
  for (let i = 0; i < count && pile.length > 0; i++) hand.push(pile.pop() as number);
  if (hand.length > before) {
    s.back[seat] = NOTHING;
    tell.drew(s, seat, hand, before);
  } else tell.noDraw(seat);
}
export function startTurn(s: Arena, seat: Seat): void {
  s.lead = seat;
  s.turns++;
  tell.turn(seat, s.turns);
}
export function playPet(s: Arena, seat: Seat, card: number, line: number): void {
  fromHand(s, seat, card);
  lineOf(s, seat, line).push(fresh(card, seat, noStatus(), noStats()));
  tell.played(s, seat, card, line);
}
/** MA-6.5: the old Elyth goes to the Spent Pile of who played it. */
export function attach(s: Arena, seat: Seat, card: number, pet: Pet): void {
  fromHand(s, seat, card);
  const old = pet.elyth;
  pet.elyth = refOf(card, seat);
  tell.attached(s, seat, card, refTo(pet));
  if (old !== NONE) discardElyth(s, pet, old);
}
const discardElyth = (s: Arena, pet: Pet, elyth: number): void => {
  at(s.spent, seatOf(elyth)).push(cardOf(elyth));
  tell.elythSpent(s, refTo(pet), cardOf(elyth));
};
export function spendElyth(s: Arena, pet: Pet): void {
  const old = pet.elyth;
  if (old === NONE) return;
  pet.elyth = NONE;
  discardElyth(s, pet, old);
}
export function takeElyth(s: Arena, from: Pet, to: Pet): void {
  if (from.elyth === NONE) return;
  const old = to.elyth;
  to.elyth = from.elyth;
  from.elyth = NONE;
  tell.elythTaken(s, refTo(from), refTo(to), cardOf(to.elyth));
  if (old !== NONE) discardElyth(s, to, old);
}
export function placeItem(s: Arena, seat: Seat, card: number): void {
  fromHand(s, seat, card);
  at(s.items, seat).push({ card, uses: num(contentOf(s).uses, card) });
  tell.placed(s, seat, card);
}
/** MA-6.2, MA-6.3: one use; with none left it is Spent, or rests in Stasis if its card says so. */
export function useItem(s: Arena, seat: Seat, card: number, target: number): void {
  const items = at(s.items, seat);
  const i = items.findIndex((item) => item.card === card);
  const uses = at(items, i).uses - 1;
  tell.used(s, seat, card, target, uses);
  if (uses > 0) {
    items[i] = { card, uses } satisfies Item;
    return;
  }
  takeOut(items, i);
  const turns = num(contentOf(s).rests, card);
  if (turns > 0) putAway(s, seat, card, 0, noStatus(), turns);
  else {
    at(s.spent, seat).push(card);
    tell.usedUp(s, seat, card);
  }
}
/** MA-6.7: a Rune resolves when played and is Spent; some are Removed from the game (MA-4.7). */
export function playRune(s: Arena, seat: Seat, card: number, target: number): void {
  fromHand(s, seat, card);
  tell.rune(s, seat, card, target);
  at(at(contentOf(s).removed, card) ? s.removed : s.spent, seat).push(card);
}
export function discard(s: Arena, seat: Seat, place: number): void {
  const card = num(at(s.hands, seat), place);
  fromHand(s, seat, card);
  at(s.spent, seat).push(card);
  tell.discarded(s, seat, card);
}
export function renew(s: Arena, seat: Seat, card: number): void {
  const spent = at(s.spent, seat);
  takeOut(spent, spent.indexOf(card));
  at(s.piles, seat).push(card);
  s.back[seat] = [...at(s.back, seat), card];
  tell.renewed(s, seat, card);
  shuffle(s, at(s.piles, seat));
}

// ---- Lines ----

/** Takes a Pet off its line; what it held and what held it lets go, its Elyth is Spent (MA-4.3, MA-6.6, MA-12.9). */
function leave(s: Arena, pet: Pet): void {
  const ref = refTo(pet);
  const line = lineOf(s, pet.seat, standsOn(s, ref));
  takeOut(line, line.indexOf(pet));
  for (let i = 0; i < s.lines.length; i++) {
    const pets = at(s.lines, i);
    for (let j = 0; j < pets.length; j++) if (at(pets, j).holds === ref) letGo(s, at(pets, j));
  }
  if (pet.holds !== NONE) letGo(s, pet);
  if (pet.elyth !== NONE) discardElyth(s, pet, pet.elyth);
}
export function letGo(s: Arena, giver: Pet): void {
  tell.releases(s, refTo(giver), giver.holds, giver.grip);
  giver.holds = NONE;
  giver.grip = NONE;
}
/** MA-4.3, MA-16.3, MA-16.5: to the Spent Pile; a token leaves the game. The point is its owner's opponent's. */
export function down(s: Arena, pet: Pet): void {
  tell.downed(s, refTo(pet));
  leave(s, pet);
  at(isToken(contentOf(s), pet.card) ? s.away : s.spent, pet.seat).push(pet.card);
  const winner = 1 - pet.seat;
  s.points[winner] = num(s.points, winner) + 1;
  tell.scored(winner, num(s.points, winner));
}
function putAway(s: Arena, seat: Seat, card: number, damage: number, status: readonly number[], turns: number): void {
  at(s.stasis, seat).push({ card, damage, status, turns });
  tell.rests(s, seat, card, turns);
}
/**
 * MA-4.5: its counters are reset and what is attached is Spent; a token leaves the game. Who cannot live without the
 * Health that it loses so stays, and is Downed (MA-11.1).
 */
export function intoStasis(s: Arena, pet: Pet, turns: number): void {
  spendElyth(s, pet);
  pet.counters = noStats();
  pet.turn = noStats();
  if (isDowned(s, pet)) return;
  leave(s, pet);
  if (isToken(contentOf(s), pet.card)) {
    at(s.away, pet.seat).push(pet.card);
    return;
  }
  putAway(s, pet.seat, pet.card, pet.damage, pet.status, turns);
}
/** Back on a line, with what damage and statuses are left. */
export function fromStasis(s: Arena, seat: Seat, place: number, line: number): void {
  const { card, damage, status } = at(at(s.stasis, seat), place);
  takeOut(at(s.stasis, seat), place);
  tell.returns(s, seat, card);
  if (card >= contentOf(s).items) {
    at(s.items, seat).push({ card, uses: num(contentOf(s).uses, card) });
    return;
  }
  const pet = fresh(card, seat, noStatus(), noStats());
  pet.damage = damage;
  pet.status = status;
  lineOf(s, seat, line).push(pet);
  tell.moved(s, refTo(pet), line);
}
export function summon(s: Arena, seat: Seat, card: number, line: number): void {
  lineOf(s, seat, line).push(fresh(card, seat, noStatus(), noStats()));
  tell.summoned(s, refOf(card, seat), line);
}
/** MA-16.6: to the end of another line; columns close up. */
export function moveTo(s: Arena, pet: Pet, line: number): void {
  const from = lineOf(s, pet.seat, standsOn(s, refTo(pet)));
  takeOut(from, from.indexOf(pet));
  lineOf(s, pet.seat, line).push(pet);
  tell.moved(s, refTo(pet), line);
}
/** Two Pets of one player trade places. */
export function swapPlaces(s: Arena, a: Pet, b: Pet): void {
  const place = (pet: Pet): [Pet[], number] => {
    for (let line = 0; line < LINES_EACH; line++) {
      const i = lineOf(s, pet.seat, line).indexOf(pet);
      if (i >= 0) return [lineOf(s, pet.seat, line), i];
    }
    throw new Error('a Pet that is not in the Arena cannot trade places');
  };
  const [lineA, i] = place(a);
  const [lineB, j] = place(b);
  lineA[i] = b;
  lineB[j] = a;
}
