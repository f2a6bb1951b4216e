import { below, type Seat, shuffle } from '../../../kernel/index.ts';
import { cardOf, contentOf, schoolOf } from '../content/content.ts';
import {
  bitOf,
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
import { at, contenderOf, hasQuestRoom, mageOf, moonsOf, num, replaced } from './queries.ts';
import { type FaceDown, HAND, type Mage, NONE, QUICK, type Rose, SLOTS, WAITS } from './state.ts';

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
  const contender = contenderOf(s, colour);
  const before = contender.power;
  const total = Math.max(0, before + amount);
  if (total === before) return total;
  contender.power = total;
  tell.power(colour, total - before, total);
  return total;
}

export function giveCrown(s: Rose, seat: Seat): void {
  s.crown = seat;
  tell.crown(seat);
}

// ---- Cards ----

/** So many copies of a card are known to be a Mage’s, wherever they are. */
function noteKnown(mage: Mage, card: number, count: number): void {
  mage.known = replaced(mage.known, card, count);
}
/** What lies open is known to be a Mage's: at least so many copies as lie there together. */
function noteSeen(mage: Mage, card: number): void {
  let open = 0;
  for (const other of mage.discards) if (other === card) open++;
  if (open > num(mage.known, card)) noteKnown(mage, card, open);
}
/** Lays a card open that was in the hand, prepared or waiting: on its owner's discards; a Forgotten one is gone. */
export function putAway(s: Rose, seat: Seat, card: number, from: number): void {
  const mage = mageOf(s, seat);
  noteOpen(mage, card, from);
  if (card >= contentOf(s).forgotten) noteKnown(mage, card, 0);
  else {
    mage.discards.push(card);
    noteSeen(mage, card);
  }
}

export function draw(s: Rose, seat: Seat, count: number): void {
  const mage = mageOf(s, seat);
  const { deck, hand, discards } = mage;
  const from = hand.length;
  for (let i = 0; i < count; i++) {
    if (deck.length === 0 && discards.length > 0) {
      deck.push(...discards.splice(0));
      noteDeck(s, mage);
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
  const { hand } = mageOf(s, seat);
  hand.splice(hand.indexOf(card), 1);
  putAway(s, seat, card, IN_HAND);
  tell.discarded(s, seat, card);
}
export const overLimit = (mage: Mage): boolean => mage.hand.length > HAND;

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
  const mage = mageOf(s, seat);
  for (const card of cards) {
    s.drawn.splice(s.drawn.indexOf(card), 1);
    mage.hand.push(card);
    countSpell(s, mage, card);
  }
  const left = s.drawn.splice(0);
  for (const card of left) at(s.spent, schoolOf(contentOf(s), card)).push(card);
  s.student = NONE;
  if (cards.length > 0) tell.kept(s, seat, cards);
  if (left.length > 0) tell.leaves(s, seat, left);
}

export function prepare(s: Rose, seat: Seat, numbered: readonly number[], quick: number): void {
  const mage = mageOf(s, seat);
  notePrepared(mage);
  numbered.forEach((face, slot) => {
    layInSlot(mage, slot, face);
  });
  if (quick !== NONE) layInSlot(mage, QUICK, quick);
  tell.prepared(s, seat, numbered, quick);
}
function layInSlot({ slots, hand }: Mage, slot: number, face: number): void {
  slots[slot] = { face, seen: 0 };
  hand.splice(hand.indexOf(cardOf(face)), 1);
}
/** Takes a prepared card out of its slot. */
export function unslot({ slots }: Mage, slot: number): FaceDown {
  const prepared = slots[slot] as FaceDown;
  slots[slot] = null;
  return prepared;
}
/** What was prepared and not cast goes back to the hand. */
export function takeBack(s: Rose, seat: Seat): void {
  const mage = mageOf(s, seat);
  const cards: number[] = [];
  noteBackInHand(mage);
  for (let slot = 0; slot < SLOTS; slot++) if (mage.slots[slot] !== null) cards.push(cardOf(unslot(mage, slot).face));
  if (cards.length === 0) return;
  mage.hand.push(...cards);
  tell.returned(s, seat, cards);
}

/** A prepared Trap or Protection lies face down, known to whoever has seen it before; of three the oldest goes. */
export function setDown(s: Rose, seat: Seat, slot: number): void {
  const mage = mageOf(s, seat);
  const card = unslot(mage, slot);
  tell.sets(s, seat, card.face, slot === QUICK);
  noteWaiting(s, mage, cardOf(card.face), card.seen);
  if (mage.waits.length === WAITS) {
    const { face } = mage.waits.shift() as FaceDown;
    putAway(s, seat, cardOf(face), HELD);
    tell.dropped(s, seat, face);
  }
  mage.waits.push(card);
}
/** A waiting card goes off: everybody sees it, and it is put away. */
export function spring(s: Rose, seat: Seat, n: number): void {
  const [{ face }] = mageOf(s, seat).waits.splice(n, 1) as [FaceDown];
  putAway(s, seat, cardOf(face), HELD);
  tell.springs(s, seat, face);
}

export function recover(s: Rose, seat: Seat, card: number): void {
  const mage = mageOf(s, seat);
  mage.discards.splice(mage.discards.lastIndexOf(card), 1);
  mage.hand.push(card);
  noteInHand(mage, card);
  tell.recovered(s, seat, card);
}
export function learn(s: Rose, seat: Seat, card: number): void {
  const mage = mageOf(s, seat);
  s.forgotten.splice(s.forgotten.indexOf(card), 1);
  mage.hand.push(card);
  noteKnown(mage, card, 1);
  noteInHand(mage, card);
  tell.learned(s, seat, card);
}
/** A seat looks at somebody's prepared card and remembers it. */
export function peek(s: Rose, seat: Seat, of: Seat, slot: number): void {
  const { slots } = mageOf(s, of);
  const { face, seen } = slots[slot] as FaceDown;
  slots[slot] = { face, seen: seen | bitOf(seat) };
  tell.looked(s, seat, of, slot, face);
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
/** A quest for a Mage that has room for one. */
export function drawQuest(s: Rose, seat: Seat): void {
  const mage = mageOf(s, seat);
  if (!hasQuestRoom(mage)) return;
  const quest = topQuest(s);
  if (quest === NONE) return;
  mage.quests.push({ quest, done: 0 });
  tell.quest(s, seat, quest);
}
/** BR-2.13: an open quest is dropped for a new one, which is drawn first. */
export function exchangeQuest(s: Rose, seat: Seat, dropped: number): void {
  const quest = topQuest(s);
  if (quest === NONE) return;
  const { quests } = mageOf(s, seat);
  tell.questDropped(s, seat, dropped);
  s.pastQuests.push(dropped);
  quests[quests.findIndex((open) => open.quest === dropped)] = { quest, done: 0 };
  tell.quest(s, seat, quest);
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
  for (const mage of s.mages) mage.ward = 0;
}
