import { below, type Seat, shuffle } from '../../../kernel/index.ts';
import { cardOf, contentOf, schoolOf } from '../content/content.ts';
import {
  countSpell,
  HELD,
  IN_HAND,
  noteBackInHand,
  noteDeck,
  noteInHand,
  noteOpen,
  notePile,
  notePrepared,
  noteWaiting,
} from '../view/knowledge.ts';
import { tell } from './events.ts';
import { raiseMoon } from './frame-data.ts';
import { at, moonsOf, num } from './queries.ts';
import { COLOUR_COUNT, HAND, NONE, QUESTS, QUICK, type Rose, SLOTS, WAITS } from './state.ts';

/** Changes to Power, the Crown and cards. Those to Models are in `models.ts` and `effects/damage.ts`, to Rooms in `rooms.ts`. */

/** Power for a colour; when somebody first reaches a moon it rises (BR-2.14). */
export function gain(s: Rose, colour: number, amount: number): void {
  const total = score(s, colour, amount);
  const moons = moonsOf(s);
  while (s.moon < 2 && total >= num(moons, s.moon)) {
    tell.moon(++s.moon);
    raiseMoon(s);
  }
}
/** Power for a colour in the final ranking, when no moon rises any more; what it has then. */
export function score(s: Rose, colour: number, amount: number): number {
  const before = num(s.power, colour);
  const total = Math.max(0, before + amount);
  if (total === before) return total;
  s.power[colour] = total;
  tell.power(colour, total - before, total);
  return total;
}

export function giveCrown(s: Rose, seat: Seat): void {
  s.crown = seat;
  tell.crown(seat);
}

/** Points by majority: by colour, in order of cubes. Who ties gets one less, but at least one. */
export function majority(cubes: readonly number[], prizes: readonly number[], alone: number): number[] {
  const points: number[] = new Array(COLOUR_COUNT).fill(0);
  let owners = 0;
  for (const n of cubes) if (n > 0) owners++;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const own = num(cubes, colour);
    if (own === 0) continue;
    let ahead = 0;
    let tied = 0;
    for (let other = 0; other < COLOUR_COUNT; other++) {
      if (num(cubes, other) > own) ahead++;
      else if (other !== colour && num(cubes, other) === own) tied++;
    }
    const prize = prizes[ahead] ?? 0;
    points[colour] = (prize > 0 && tied > 0 ? Math.max(1, prize - 1) : prize) + (owners === 1 ? alone : 0);
  }
  return points;
}

// ---- Cards ----

/** What lies open is known to be a seat's: at least so many copies as lie there together. */
function noteSeen(s: Rose, seat: Seat, card: number): void {
  const place = seat * contentOf(s).cards.length + card;
  let open = 0;
  for (const other of at(s.discards, seat)) if (other === card) open++;
  if (open > num(s.known, place)) s.known[place] = open;
}
/** Lays a card open that was in the hand, prepared or waiting: on its owner's discards; a Forgotten one is gone. */
export function putAway(s: Rose, seat: Seat, card: number, from: number): void {
  const { forgotten, cards } = contentOf(s);
  noteOpen(s, seat, card, from);
  if (card >= forgotten) s.known[seat * cards.length + card] = 0;
  else {
    at(s.discards, seat).push(card);
    noteSeen(s, seat, card);
  }
}

export function draw(s: Rose, seat: Seat, count: number): void {
  const deck = at(s.decks, seat);
  const hand = at(s.hands, seat);
  const from = hand.length;
  for (let i = 0; i < count; i++) {
    if (deck.length === 0 && at(s.discards, seat).length > 0) {
      deck.push(...at(s.discards, seat).splice(0));
      noteDeck(s, seat);
      shuffle(s, deck);
      tell.reshuffled(seat);
    }
    const card = deck.pop();
    if (card === undefined) break;
    hand.push(card);
  }
  if (hand.length > from) tell.drew(s, seat, hand.slice(from));
}
export function discard(s: Rose, seat: Seat, card: number): void {
  const hand = at(s.hands, seat);
  hand.splice(hand.indexOf(card), 1);
  putAway(s, seat, card, IN_HAND);
  tell.discarded(s, seat, card);
}
export const overLimit = (s: Rose, seat: Seat): boolean => at(s.hands, seat).length > HAND;

/** One card of a school's pile into the student's hands; an empty pile is made anew of what was not kept. */
export function study(s: Rose, seat: Seat, school: number): void {
  const pile = at(s.piles, school);
  if (pile.length === 0) {
    pile.push(...at(s.spent, school).splice(0));
    notePile(s, school);
    shuffle(s, pile);
    tell.restocked(school);
  }
  const card = pile.pop() as number;
  s.drawn.push(card);
  tell.studied(s, seat, school, card);
}
/** Keeps some of what was drawn; the rest lies open beside its school's pile. */
export function keep(s: Rose, seat: Seat, cards: readonly number[]): void {
  for (const card of cards) {
    s.drawn.splice(s.drawn.indexOf(card), 1);
    at(s.hands, seat).push(card);
    countSpell(s, seat, card);
  }
  const left = s.drawn.splice(0);
  for (const card of left) at(s.spent, schoolOf(contentOf(s), card)).push(card);
  s.student = NONE;
  if (cards.length > 0) tell.kept(s, seat, cards);
  if (left.length > 0) tell.leaves(s, seat, left);
}

export function prepare(s: Rose, seat: Seat, numbered: readonly number[], quick: number): void {
  const hand = at(s.hands, seat);
  notePrepared(s, seat);
  numbered.forEach((face, slot) => {
    s.slots[seat * SLOTS + slot] = face;
    hand.splice(hand.indexOf(cardOf(face)), 1);
  });
  if (quick !== NONE) {
    s.slots[seat * SLOTS + SLOTS - 1] = quick;
    hand.splice(hand.indexOf(cardOf(quick)), 1);
  }
  tell.prepared(s, seat, numbered, quick);
}
/** Takes a prepared card out of its slot. */
export function unslot(s: Rose, seat: Seat, slot: number): number {
  const place = seat * SLOTS + slot;
  const face = num(s.slots, place);
  s.slots[place] = NONE;
  s.peeked[place] = 0;
  return face;
}
/** What was prepared and not cast goes back to the hand. */
export function takeBack(s: Rose, seat: Seat): void {
  const cards: number[] = [];
  noteBackInHand(s, seat);
  for (let slot = 0; slot < SLOTS; slot++)
    if (num(s.slots, seat * SLOTS + slot) !== NONE) cards.push(cardOf(unslot(s, seat, slot)));
  if (cards.length === 0) return;
  at(s.hands, seat).push(...cards);
  tell.returned(s, seat, cards);
}

/** A prepared Trap or Protection lies face down, known to whoever has seen it before; of three the oldest goes. */
export function setDown(s: Rose, seat: Seat, slot: number): void {
  const seen = num(s.peeked, seat * SLOTS + slot);
  const face = unslot(s, seat, slot);
  tell.sets(s, seat, face, slot === QUICK);
  noteWaiting(s, seat, cardOf(face), seen);
  const first = seat * WAITS;
  if (num(s.waits, first + 1) !== NONE) {
    const old = pickUp(s, seat, 0);
    putAway(s, seat, cardOf(old), HELD);
    tell.dropped(s, seat, old);
  }
  const place = num(s.waits, first) === NONE ? first : first + 1;
  s.waits[place] = face;
  s.spied[place] = seen;
}
/** Takes a waiting card up; the other one moves down. */
function pickUp(s: Rose, seat: Seat, n: number): number {
  const first = seat * WAITS;
  const face = num(s.waits, first + n);
  if (n === 0) {
    s.waits[first] = num(s.waits, first + 1);
    s.spied[first] = num(s.spied, first + 1);
  }
  s.waits[first + 1] = NONE;
  s.spied[first + 1] = 0;
  return face;
}
/** A waiting card goes off: everybody sees it, and it is put away. */
export function spring(s: Rose, seat: Seat, n: number): number {
  const face = pickUp(s, seat, n);
  putAway(s, seat, cardOf(face), HELD);
  tell.springs(s, seat, face);
  return face;
}

export function recover(s: Rose, seat: Seat, card: number): void {
  const discards = at(s.discards, seat);
  discards.splice(discards.lastIndexOf(card), 1);
  at(s.hands, seat).push(card);
  noteInHand(s, seat, card);
  tell.recovered(s, seat, card);
}
export function learn(s: Rose, seat: Seat, card: number): void {
  s.forgotten.splice(s.forgotten.indexOf(card), 1);
  at(s.hands, seat).push(card);
  s.known[seat * contentOf(s).cards.length + card] = 1;
  noteInHand(s, seat, card);
  tell.learned(s, seat, card);
}
/** A seat looks at somebody's prepared card and remembers it. */
export function peek(s: Rose, seat: Seat, of: Seat, slot: number): void {
  const place = of * SLOTS + slot;
  s.peeked[place] = num(s.peeked, place) | (1 << seat);
  tell.looked(s, seat, of, slot, num(s.slots, place));
}

// ---- Quests ----

/** The top quest; an empty deck is made anew of those that were solved or dropped (BR-2.13). NONE if all are open. */
function topQuest(s: Rose): number {
  if (s.questDeck.length === 0 && s.pastQuests.length > 0) {
    s.questDeck.push(...s.pastQuests.splice(0));
    shuffle(s, s.questDeck);
    tell.questsShuffled();
  }
  return s.questDeck.pop() ?? NONE;
}
function openQuest(s: Rose, seat: Seat, place: number, quest: number): void {
  s.quests[place] = quest;
  s.progress[place] = 0;
  tell.quest(s, seat, quest);
}
/** A quest for a seat that has room for one. */
export function drawQuest(s: Rose, seat: Seat): void {
  if (!hasQuestRoom(s, seat)) return;
  let place = seat * QUESTS;
  while (num(s.quests, place) !== NONE) place++;
  const quest = topQuest(s);
  if (quest !== NONE) openQuest(s, seat, place, quest);
}
export const hasQuestRoom = (s: Rose, seat: Seat): boolean => num(s.quests, seat * QUESTS + QUESTS - 1) === NONE;
/** BR-2.13: an open quest is dropped for a new one, which is drawn first. */
export function exchangeQuest(s: Rose, seat: Seat, quest: number): void {
  const drawn = topQuest(s);
  if (drawn === NONE) return;
  tell.questDropped(s, seat, quest);
  s.pastQuests.push(quest);
  openQuest(s, seat, s.quests.indexOf(quest, seat * QUESTS), drawn);
}

/** So many different ones of a list of numbers from 0, by chance. */
export function someOf(s: Rose, count: number, of: number): number[] {
  const picked: number[] = [];
  while (picked.length < Math.min(count, of)) {
    let n = below(s, of - picked.length, 'colour');
    for (const other of [...picked].sort((a, b) => a - b)) if (other <= n) n++;
    picked.push(n);
  }
  return picked;
}

/** What protects "during this visit" ends with whoever's turn it was. */
export function endWards(s: Rose): void {
  for (let seat = 0; seat < s.seats; seat++) s.ward[seat] = 0;
}
