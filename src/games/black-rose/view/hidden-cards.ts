import { below, type RandomState, shuffle } from '../../../kernel/index.ts';
import { COPIES, type Content, cardOf, laidSides, PER_SCHOOL, schoolOf } from '../content/content.ts';
import { at, num } from '../state/queries.ts';
import { type FaceDown, type HeldCard, NONE } from '../state/state.ts';
import { HELD, IN_HAND, READY } from './knowledge.ts';

/** Spells that a viewer does not see, dealt to the places where they can be. */

/** What a viewer sees of a player's spells. Face-down cards of which they do not see the face have NONE for it. */
export interface SeenSpells {
  readonly slots: readonly (FaceDown | null)[];
  readonly waits: readonly FaceDown[];
  /** Null where it is hidden. */
  readonly hand: readonly number[] | null;
  readonly cards: number;
  readonly deck: readonly number[] | null;
  readonly deckCards: number;
  /** By card: how many were in the deck when it was last shuffled. */
  readonly stock: readonly number[];
  readonly discards: readonly number[];
  readonly known: readonly number[];
  /** Of these, what the viewer knows. */
  readonly held: readonly HeldCard[];
  readonly spells: readonly number[];
}
/** What they see of all spells. */
export interface SeenCards {
  readonly players: readonly SeenSpells[];
  /** Null where they are hidden. */
  readonly piles: readonly (readonly number[])[] | null;
  readonly pileCards: readonly number[];
  readonly stock: readonly number[];
  readonly spent: readonly (readonly number[])[];
  /** What the student has drawn; where it is hidden, any card of its school. */
  readonly drawn: readonly number[];
  readonly seesDrawn: boolean;
}

function takeOut(list: number[], card: number): void {
  list.splice(list.indexOf(card), 1);
}

/** The spells that lie where the viewer cannot see them. */
class HiddenPool {
  /** By card: copies that the viewer sees nowhere. */
  private readonly pool: number[];
  private readonly personal: number;
  private readonly rng: RandomState;
  /** By card: so many are to be had at most. Set before each pick. */
  readonly most: number[];

  constructor({ personal }: Content, rng: RandomState, pool = new Array<number>(personal).fill(COPIES)) {
    this.personal = personal;
    this.rng = rng;
    this.pool = pool;
    this.most = new Array<number>(personal).fill(0);
  }
  /** The same spells, for another deal. */
  copy(c: Content): HiddenPool {
    return new HiddenPool(c, this.rng, this.pool.slice());
  }
  take(card: number): number {
    if (card < this.personal) this.pool[card] = num(this.pool, card) - 1;
    return card;
  }
  takeAll(cards: readonly number[]): void {
    for (let i = 0; i < cards.length; i++) this.take(num(cards, i));
  }
  /** Any card of which there are so many to be had, or NONE. */
  pick(): number {
    const { pool, most, personal } = this;
    let total = 0;
    for (let card = 0; card < personal; card++) {
      const count = Math.max(0, Math.min(num(pool, card), num(most, card)));
      most[card] = count;
      total += count;
    }
    if (total === 0) return NONE;
    let n = below(this.rng, total);
    for (let card = 0; card < personal; card++) {
      n -= num(most, card);
      if (n < 0) return this.take(card);
    }
    return NONE;
  }
  /** Any cards of a school, of each so many at most; fewer if there are not enough. */
  ofSchool(school: number, count: number, most: readonly number[]): number[] {
    const cards: number[] = [];
    if (count === 0) return cards;
    for (let card = school * PER_SCHOOL; card < (school + 1) * PER_SCHOOL; card++)
      for (let n = Math.min(num(this.pool, card), num(most, card)); n > 0; n--) cards.push(card);
    shuffle(this.rng, cards);
    cards.length = Math.min(cards.length, count);
    this.takeAll(cards);
    return cards;
  }
}

/** What a player has in places that the viewer does not see. */
interface HiddenHolding {
  readonly waits: number[];
  readonly slots: number[];
  readonly hand: number[];
  readonly deck: number[];
}
interface Deal {
  readonly holdings: readonly HiddenHolding[];
  readonly piles: readonly number[][];
  readonly drawn: number[];
}

const isHidden = (card: FaceDown | null): boolean => card !== null && card.face === NONE;
/** Adds the cards of which the viewer sees the face. */
function addFaces(cards: number[], faces: readonly (FaceDown | null)[]): void {
  for (let i = 0; i < faces.length; i++) {
    const card = at(faces, i);
    if (card !== null && card.face !== NONE) cards.push(cardOf(card.face));
  }
}
function countHidden(faces: readonly (FaceDown | null)[]): number {
  let count = 0;
  for (let i = 0; i < faces.length; i++) if (isHidden(at(faces, i))) count++;
  return count;
}
/** What is known to be there, less what the viewer sees: it may be the very copy that they know of. */
function knownAt(held: readonly HeldCard[], where: number, seen: number[]): number[] {
  const cards: number[] = [];
  for (let i = 0; i < held.length; i++) {
    const { card, where: there } = at(held, i);
    if (there !== where) continue;
    if (seen.includes(card)) takeOut(seen, card);
    else cards.push(card);
  }
  return cards;
}

/** What a player has of which the viewer does not see where it is, while it is being dealt. */
class PlayerDeal {
  /** Known to be in the hand, in it or prepared, in it or prepared or waiting; and what can be anywhere. */
  private readonly inHand: number[];
  private readonly ready: number[];
  private readonly held: number[];
  readonly loose: number[] = [];
  /** By school: how many more there are that the viewer does not know. */
  readonly unknown: number[];
  private readonly waits: number[] = [];
  private readonly c: Content;
  private readonly p: SeenSpells;
  private readonly deck: number;

  constructor(c: Content, p: SeenSpells, hidden: HiddenPool) {
    this.c = c;
    this.p = p;
    this.deck = p.deck === null ? p.deckCards : 0;
    const seen: number[] = [];
    addFaces(seen, p.slots);
    const open = seen.slice();
    this.inHand = knownAt(p.held, IN_HAND, []);
    this.ready = knownAt(p.held, READY, seen);
    addFaces(seen, p.waits);
    addFaces(open, p.waits);
    this.held = knownAt(p.held, HELD, seen);
    const pinned = [...this.inHand, ...this.ready, ...this.held];
    open.push(...p.discards, ...pinned);
    const counts = new Array<number>(c.cards.length).fill(0);
    for (let i = 0; i < open.length; i++) counts[num(open, i)] = num(counts, num(open, i)) + 1;
    for (let card = 0; card < counts.length; card++)
      for (let n = num(p.known, card) - num(counts, card); n > 0; n--) this.loose.push(card);
    hidden.takeAll(pinned);
    hidden.takeAll(this.loose);
    this.unknown = p.spells.slice();
    this.know(open);
    this.know(this.loose);
  }
  private know(cards: readonly number[]): void {
    for (let i = 0; i < cards.length; i++) {
      const school = schoolOf(this.c, num(cards, i));
      if (school !== NONE) this.unknown[school] = num(this.unknown, school) - 1;
    }
  }
  /** Takes a card that the viewer does not know, of each as many at most as the pool was told; NONE if there is none. */
  guess(hidden: HiddenPool): number {
    const { most } = hidden;
    for (let card = 0; card < most.length; card++) if (num(this.unknown, schoolOf(this.c, card)) <= 0) most[card] = 0;
    const card = hidden.pick();
    if (card !== NONE) this.unknown[schoolOf(this.c, card)] = num(this.unknown, schoolOf(this.c, card)) - 1;
    return card;
  }
  /** What waits: one that the player is known to have, or another one. Whether there was any. */
  layDown(hidden: HiddenPool, rng: RandomState): boolean {
    const { c, p, held, loose } = this;
    const lays = (card: number): boolean => laidSides(c, card).length > 0;
    for (let left = countHidden(p.waits); left > 0; left--) {
      const own = [...held, ...loose].filter(lays);
      let card = NONE;
      if (own.length === 0 || below(rng, 2) === 0) {
        for (let each = 0; each < c.personal; each++) hidden.most[each] = lays(each) ? COPIES : 0;
        card = this.guess(hidden);
      }
      if (card === NONE) {
        if (own.length === 0) return false;
        card = num(own, below(rng, own.length));
        takeOut(held.includes(card) ? held : loose, card);
      }
      this.waits.push(card);
    }
    return true;
  }
  /** Which of the loose cards could be in the deck; takes them from how many of each may be there. */
  private forDeck(room: number[]): number[] {
    const list: number[] = [];
    for (let i = 0; i < this.loose.length; i++) {
      const card = num(this.loose, i);
      if (num(room, card) <= 0) continue;
      room[card] = num(room, card) - 1;
      list.push(card);
    }
    return list;
  }
  /** A deck has only what it was shuffled from: if that is not enough, it has more of what came from elsewhere too. */
  fillDeck(hidden: HiddenPool): boolean {
    for (;;) {
      const room = this.p.stock.slice();
      if (this.forDeck(room).length >= this.deck) return true;
      for (let card = 0; card < this.c.personal; card++) hidden.most[card] = num(room, card);
      const card = this.guess(hidden);
      if (card === NONE) return false;
      this.loose.push(card);
    }
  }
  /** Takes all that is still unknown. */
  guessRest(hidden: HiddenPool): void {
    let left = 0;
    for (let school = 0; school < this.unknown.length; school++) left += num(this.unknown, school);
    for (; left > 0; left--) {
      hidden.most.fill(COPIES);
      this.loose.push(this.guess(hidden));
    }
  }
  /** Deals out all that there is, when nothing is unknown any more; null if it does not fit. */
  dealt(rng: RandomState): HiddenHolding | null {
    const deck = this.forDeck(this.p.stock.slice());
    shuffle(rng, deck);
    deck.length = Math.min(deck.length, this.deck);
    for (let i = 0; i < deck.length; i++) takeOut(this.loose, num(deck, i));
    const rest = [...this.ready, ...this.held, ...this.loose];
    shuffle(rng, rest);
    const slots = rest.splice(0, countHidden(this.p.slots));
    const hand = [...this.inHand, ...rest];
    shuffle(rng, hand);
    const fits = hand.length === this.p.cards && deck.length === this.deck;
    return fits ? { waits: this.waits, slots, hand, deck } : null;
  }
}
/** A player who hides nothing. */
const OPEN: HiddenHolding = { waits: [], slots: [], hand: [], deck: [] };

/** What the viewer sees nowhere, before anything of it is dealt. */
function unseen(c: Content, t: SeenCards, rng: RandomState): HiddenPool {
  const hidden = new HiddenPool(c, rng);
  for (const pile of t.spent) hidden.takeAll(pile);
  if (t.seesDrawn) hidden.takeAll(t.drawn);
  for (const pile of t.piles ?? []) hidden.takeAll(pile);
  for (const p of t.players) {
    const faces: number[] = [];
    addFaces(faces, p.slots);
    addFaces(faces, p.waits);
    for (const cards of [p.discards, p.hand, p.deck, faces]) if (cards !== null) hidden.takeAll(cards);
  }
  return hidden;
}

function deal(c: Content, t: SeenCards, hidden: HiddenPool, rng: RandomState): Deal | null {
  const players = t.players.map((p) => (p.hand === null ? new PlayerDeal(c, p, hidden) : null));
  // First what can be only few cards: what waits, then decks and piles, which have what they were shuffled from.
  for (const player of players) if (player !== null && !player.layDown(hidden, rng)) return null;
  for (const player of players) if (player !== null && !player.fillDeck(hidden)) return null;
  const count = (school: number): number => (t.piles === null ? num(t.pileCards, school) : 0);
  const piles = t.pileCards.map((_, school) => hidden.ofSchool(school, count(school), t.stock));
  const drawn = t.seesDrawn
    ? []
    : t.drawn.map((card) => {
        for (let each = 0; each < c.personal; each++)
          hidden.most[each] = schoolOf(c, each) === schoolOf(c, card) ? COPIES : 0;
        return hidden.pick();
      });
  for (const player of players) player?.guessRest(hidden);
  const holdings = players.map((player) => (player === null ? OPEN : player.dealt(rng)));
  if (holdings.includes(null) || drawn.includes(NONE)) return null;
  if (piles.some((pile, school) => pile.length < count(school))) return null;
  if (players.some((player) => player?.loose.includes(NONE))) return null;
  return { holdings: holdings as HiddenHolding[], piles, drawn };
}
/**
 * A deal that fits. The first nearly always does; late in a game, when little is left that can be anywhere, it can take
 * some hundreds. There is one, as the true one is.
 */
export function dealt(c: Content, t: SeenCards, rng: RandomState): Deal {
  const hidden = unseen(c, t, rng);
  for (let n = 0; n < TRIES; n++) {
    const found = deal(c, t, hidden.copy(c), rng);
    if (found !== null) return found;
  }
  throw new Error('no deal of the hidden spells fits what the viewer sees');
}
const TRIES = 20_000;
