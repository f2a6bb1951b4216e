import { below, type RandomState, shuffle } from '../../../kernel/index.ts';
import { COPIES, type Content, laidSides, PER_SCHOOL, schoolOf } from '../content/content.ts';
import { SCHOOLS } from '../content/vocabulary.ts';
import { at, num } from '../state/queries.ts';
import { NONE } from '../state/state.ts';
import type { FaceView, HeldView, PlayerView, RoseTable } from './secrets.ts';

/** Spells that a viewer does not see, dealt to the places where they can be. */

const numbered = new WeakMap<readonly string[], Map<string, number>>();
/** The number of a name in one of the content's lists. */
export function numberOfName(names: readonly string[], name: string): number {
  let numbers = numbered.get(names);
  if (numbers === undefined) {
    numbers = new Map(names.map((each, i) => [each, i]));
    numbered.set(names, numbers);
  }
  return numbers.get(name) ?? NONE;
}
const countOf = (list: readonly number[], card: number): number => {
  let count = 0;
  for (const each of list) if (each === card) count++;
  return count;
};
function takeOut(list: number[], card: number): void {
  list.splice(list.indexOf(card), 1);
}

/** The spells that lie where the viewer cannot see them. */
class HiddenPool {
  /** By card: copies that the viewer sees nowhere. */
  private readonly pool: number[];
  private readonly c: Content;
  private readonly rng: RandomState;

  constructor(c: Content, rng: RandomState) {
    this.c = c;
    this.rng = rng;
    this.pool = c.cards.map((_, card) => (card < c.personal ? COPIES : 0));
  }
  take(card: number): number {
    if (card < this.c.personal) this.pool[card] = num(this.pool, card) - 1;
    return card;
  }
  /** Any card of which there are so many to be had, or NONE. */
  pick(most: (card: number) => number): number {
    const counts: number[] = [];
    let total = 0;
    for (let card = 0; card < this.c.personal; card++) {
      const count = Math.max(0, Math.min(num(this.pool, card), most(card)));
      counts.push(count);
      total += count;
    }
    if (total === 0) return NONE;
    let n = below(this.rng, total);
    for (let card = 0; card < this.c.personal; card++) {
      n -= num(counts, card);
      if (n < 0) return this.take(card);
    }
    return NONE;
  }
  /** Any cards of a school, of each so many at most; fewer if there are not enough. */
  ofSchool(school: number, count: number, most: (card: number) => number): number[] {
    const cards: number[] = [];
    for (let card = school * PER_SCHOOL; count > 0 && card < (school + 1) * PER_SCHOOL; card++)
      for (let n = Math.min(num(this.pool, card), most(card)); n > 0; n--) cards.push(card);
    shuffle(this.rng, cards);
    cards.length = Math.min(cards.length, count);
    for (const card of cards) this.take(card);
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

const isHidden = (face: FaceView | null): face is FaceView => face !== null && face.card === null;
const facesUp = (c: Content, faces: readonly (FaceView | null)[]): number[] =>
  faces.flatMap((face) => (face === null || face.card === null ? [] : [numberOfName(c.cards, face.card)]));

/** What a player has of which the viewer does not see where it is, while it is being dealt. */
class PlayerDeal {
  /** Known to be in the hand, in it or prepared, in it or prepared or waiting; and what can be anywhere. */
  readonly inHand: number[];
  readonly ready: number[];
  readonly held: number[];
  readonly loose: number[] = [];
  /** By school: how many more there are that the viewer does not know. */
  readonly unknown: number[];
  readonly waits: number[] = [];
  private readonly c: Content;
  private readonly p: PlayerView;
  private readonly deck: number;

  constructor(c: Content, p: PlayerView, hidden: HiddenPool) {
    this.c = c;
    this.p = p;
    this.deck = p.deck.cards === null ? p.deck.count : 0;
    const [slots, waits] = [facesUp(c, p.slots), facesUp(c, p.waits)];
    const discards = p.discards.map((name) => numberOfName(c.cards, name));
    const of = (where: HeldView['where']): number[] =>
      p.held.flatMap((each) => (each.where === where ? [numberOfName(c.cards, each.card)] : []));
    // What the viewer sees prepared or waiting may be the very copy that they know of.
    const seen = [...slots];
    const but = (cards: readonly number[]): number[] =>
      cards.filter((card) => {
        if (!seen.includes(card)) return true;
        takeOut(seen, card);
        return false;
      });
    this.inHand = of('hand');
    this.ready = but(of('ready'));
    seen.push(...waits);
    this.held = but(of('held'));
    const pinned = [...this.inHand, ...this.ready, ...this.held];
    const open = [...slots, ...waits, ...discards, ...pinned];
    for (const name of p.known) {
      const card = numberOfName(c.cards, name);
      if (open.includes(card)) takeOut(open, card);
      else this.loose.push(card);
    }
    for (const card of [...pinned, ...this.loose]) hidden.take(card);
    this.unknown = p.spells.slice();
    for (const card of [...slots, ...waits, ...discards, ...pinned, ...this.loose]) {
      const school = schoolOf(c, card);
      if (school !== NONE) this.unknown[school] = num(this.unknown, school) - 1;
    }
  }
  /** How many of a card may be in the deck. */
  private readonly room = (card: number): number => this.p.deck.from[at(this.c.cards, card)] ?? 0;
  /** Takes a card that the viewer does not know; NONE if there is none that fits. */
  guess(hidden: HiddenPool, most: (card: number) => number): number {
    const card = hidden.pick((each) => (num(this.unknown, schoolOf(this.c, each)) > 0 ? most(each) : 0));
    if (card !== NONE) this.unknown[schoolOf(this.c, card)] = num(this.unknown, schoolOf(this.c, card)) - 1;
    return card;
  }
  /** What waits: one that the player is known to have, or another one. Whether there was any. */
  layDown(hidden: HiddenPool, rng: RandomState): boolean {
    const lays = (card: number): boolean => laidSides(this.c, card).length > 0;
    for (const face of this.p.waits) {
      if (!isHidden(face)) continue;
      const own = [...this.held, ...this.loose].filter(lays);
      const other = own.length === 0 || below(rng, 2) === 0;
      let card = other ? this.guess(hidden, (each) => (lays(each) ? COPIES : 0)) : NONE;
      if (card === NONE) {
        if (own.length === 0) return false;
        card = num(own, below(rng, own.length));
        takeOut(this.held.includes(card) ? this.held : this.loose, card);
      }
      this.waits.push(card);
    }
    return true;
  }
  /** Which of the loose cards could be in the deck. */
  private forDeck(): number[] {
    const list: number[] = [];
    for (const card of this.loose) if (countOf(list, card) < this.room(card)) list.push(card);
    return list;
  }
  /** A deck has only what it was shuffled from: if that is not enough, it has more of what came from elsewhere too. */
  fillDeck(hidden: HiddenPool): boolean {
    for (;;) {
      const able = this.forDeck();
      if (able.length >= this.deck) return true;
      const card = this.guess(hidden, (each) => this.room(each) - countOf(able, each));
      if (card === NONE) return false;
      this.loose.push(card);
    }
  }
  /** Deals out all that there is, when nothing is unknown any more; null if it does not fit. */
  dealt(rng: RandomState): HiddenHolding | null {
    const able = this.forDeck();
    shuffle(rng, able);
    const deck = able.slice(0, this.deck);
    for (const card of deck) takeOut(this.loose, card);
    const rest = [...this.ready, ...this.held, ...this.loose];
    shuffle(rng, rest);
    const slots = rest.splice(0, this.p.slots.filter(isHidden).length);
    const hand = [...this.inHand, ...rest];
    shuffle(rng, hand);
    const fits = hand.length === (this.p.hand === null ? this.p.cards : 0) && deck.length === this.deck;
    return fits ? { waits: this.waits, slots, hand, deck } : null;
  }
}
/** A player who hides nothing. */
const OPEN: HiddenHolding = { waits: [], slots: [], hand: [], deck: [] };

function deal(c: Content, t: RoseTable, rng: RandomState): Deal | null {
  const hidden = new HiddenPool(c, rng);
  const see = (names: readonly (string | null)[]) => {
    for (const name of names) if (name !== null) hidden.take(numberOfName(c.cards, name));
  };
  for (const pile of t.spent) see(pile);
  see(t.drawn.map(({ card }) => card));
  for (const { cards } of t.piles) see(cards ?? []);
  for (const p of t.players) {
    see(p.discards);
    see(p.hand ?? []);
    see(p.deck.cards ?? []);
    see([...p.slots, ...p.waits].map((face) => face?.card ?? null));
  }
  const players = t.players.map((p) => (p.hand === null ? new PlayerDeal(c, p, hidden) : null));
  // First what can be only few cards: what waits, then decks and piles, which have what they were shuffled from.
  if (!players.every((player) => player === null || player.layDown(hidden, rng))) return null;
  if (!players.every((player) => player === null || player.fillDeck(hidden))) return null;
  const piles = t.piles.map(({ cards, count, from }, school) =>
    hidden.ofSchool(school, cards === null ? count : 0, (card) => from[at(c.cards, card)] ?? 0),
  );
  const drawn = t.drawn.flatMap(({ school, card }) =>
    card === null ? [hidden.pick((each) => (SCHOOLS[schoolOf(c, each)] === school ? COPIES : 0))] : [],
  );
  for (const player of players) {
    if (player === null) continue;
    for (let n = player.unknown.reduce((sum, count) => sum + count, 0); n > 0; n--)
      player.loose.push(player.guess(hidden, () => COPIES));
  }
  const holdings = players.map((player) => (player === null ? OPEN : player.dealt(rng)));
  if (holdings.includes(null) || drawn.includes(NONE)) return null;
  if (piles.some((pile, n) => at(t.piles, n).cards === null && pile.length < at(t.piles, n).count)) return null;
  if (players.some((player) => player?.loose.includes(NONE))) return null;
  return { holdings: holdings as HiddenHolding[], piles, drawn };
}
/**
 * A deal that fits. The first nearly always does; late in a game, when little is left that can be anywhere, it can take
 * some hundreds. There is one, as the true one is.
 */
export function dealt(c: Content, t: RoseTable, rng: RandomState): Deal {
  for (let n = 0; n < TRIES; n++) {
    const found = deal(c, t, rng);
    if (found !== null) return found;
  }
  throw new Error('no deal of the hidden spells fits what the viewer sees');
}
const TRIES = 20_000;
