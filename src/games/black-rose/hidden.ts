import { below, type Chanceful, shuffle } from '../../kernel/index.ts';
import { COPIES, type Content, faceOfCard, PER_SCHOOL, schoolOf } from './content.ts';
import { at, num } from './readings.ts';
import type { FaceView, PlayerView, RoseTable } from './secrets.ts';
import { NONE } from './state.ts';
import { SCHOOLS } from './vocabulary.ts';

/** Spells that a viewer does not see, dealt to the places where they can be. */

const numbered = new WeakMap<readonly string[], Map<string, number>>();
/** The number of a name in one of the content's lists. */
export function numberIn(names: readonly string[], name: string): number {
  let numbers = numbered.get(names);
  if (numbers === undefined) {
    numbers = new Map(names.map((each, i) => [each, i]));
    numbered.set(names, numbers);
  }
  return numbers.get(name) ?? NONE;
}
/** Whether a side is laid face down: a Trap or a Protection. */
export const laidSides = (c: Content, card: number): number[] =>
  [0, 1].filter((side) => ['trap', 'protection'].includes(at(c.lists, faceOfCard(card, side)).kind));

/** The spells that lie where the viewer cannot see them. */
class Hidden {
  /** By card: copies that the viewer sees nowhere. */
  readonly pool: number[];
  private readonly c: Content;
  private readonly rng: Chanceful;

  constructor(c: Content, rng: Chanceful) {
    this.c = c;
    this.rng = rng;
    this.pool = c.cards.map((_, card) => (card < c.personal ? COPIES : 0));
  }
  take(card: number): number {
    if (card < this.c.personal) this.pool[card] = num(this.pool, card) - 1;
    return card;
  }
  /** How many of a school are in the pool. */
  left(school: number): number {
    let left = 0;
    for (let card = school * PER_SCHOOL; card < (school + 1) * PER_SCHOOL; card++)
      left += Math.max(0, num(this.pool, card));
    return left;
  }
  /** Any card of the pool that fits, or NONE. */
  pick(fits: (card: number) => boolean): number {
    let total = 0;
    for (let card = 0; card < this.c.personal; card++) if (fits(card)) total += Math.max(0, num(this.pool, card));
    if (total === 0) return NONE;
    let n = below(this.rng, total);
    for (let card = 0; card < this.c.personal; card++) {
      if (!fits(card)) continue;
      n -= Math.max(0, num(this.pool, card));
      if (n < 0) return this.take(card);
    }
    return NONE;
  }
  ofSchool(school: number, count: number): number[] {
    return Array.from({ length: count }, () => this.pick((card) => schoolOf(this.c, card) === school));
  }
}

/** What a player holds in places that the viewer does not see. */
interface Holding {
  readonly cards: number[];
  /** Cards that wait face down, already drawn from the others. */
  readonly waits: number[];
  /** How many more the player has that nobody else knows. */
  unknown: number;
}
interface Deal {
  readonly holdings: Holding[];
  readonly hidden: Hidden;
}

const isHidden = (face: FaceView | null): face is FaceView => face !== null && face.card === null;
function hiddenCount(p: PlayerView): number {
  const inHand = p.hand === null ? p.cards : 0;
  const inDeck = p.deck.cards === null ? p.deck.count : 0;
  return inHand + inDeck + p.slots.filter(isHidden).length + p.waits.filter(isHidden).length;
}
/** Of the spells that a player is known to have, those that are nowhere to be seen. */
function knownHidden(c: Content, p: PlayerView): number[] {
  const open = [...p.discards, ...p.slots.flatMap((slot) => slot?.card ?? [])];
  const rest = [...p.known];
  for (const name of open) {
    const place = rest.indexOf(name);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest.map((name) => numberIn(c.cards, name));
}

function dealHidden(c: Content, t: RoseTable, rng: Chanceful): Deal | null {
  const hidden = new Hidden(c, rng);
  const see = (names: readonly (string | null)[]) => {
    for (const name of names) if (name !== null) hidden.take(numberIn(c.cards, name));
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
  const known = t.players.map((p) => (hiddenCount(p) === 0 ? [] : knownHidden(c, p)));
  for (const cards of known) for (const card of cards) hidden.take(card);
  // What a school's pile needs of the pool is not to be had elsewhere.
  const needs = SCHOOLS.map((school, n) => {
    const drawn = t.drawn.filter((each) => each.school === school && each.card === null).length;
    return drawn + (at(t.piles, n).cards === null ? at(t.piles, n).count : 0);
  });
  const spare = (card: number): boolean => hidden.left(schoolOf(c, card)) > num(needs, schoolOf(c, card));
  const holdings = t.players.map((p, seat): Holding => {
    const cards = at(known, seat);
    return { cards, waits: [], unknown: hiddenCount(p) - cards.length };
  });
  // What waits first: not every card can.
  const fits = t.players.every((p, seat) =>
    p.waits.filter(isHidden).every(() => layDown(c, at(holdings, seat), hidden, spare, rng)),
  );
  for (const holding of holdings) {
    for (; holding.unknown > 0; holding.unknown--) holding.cards.push(hidden.pick(spare));
    shuffle(rng, holding.cards);
  }
  return fits && holdings.every(({ cards }) => !cards.includes(NONE)) ? { holdings, hidden } : null;
}
/** One more card waits: of those that the player is known to have, or another one. Whether there was any. */
function layDown(c: Content, h: Holding, hidden: Hidden, spare: (card: number) => boolean, rng: Chanceful): boolean {
  const lays = (card: number): boolean => laidSides(c, card).length > 0;
  const own = h.cards.filter(lays);
  const other = h.unknown > 0 && (own.length === 0 || below(rng, 2) === 0);
  let card = other ? hidden.pick((each) => lays(each) && spare(each)) : NONE;
  if (card !== NONE) h.unknown--;
  else if (own.length > 0) {
    card = num(own, below(rng, own.length));
    h.cards.splice(h.cards.indexOf(card), 1);
  }
  h.waits.push(card);
  return card !== NONE;
}
/** A deal that fits. The first nearly always does; there is one, as the true one is. */
export function dealt(c: Content, t: RoseTable, rng: Chanceful): Deal {
  for (let n = 0; n < TRIES; n++) {
    const deal = dealHidden(c, t, rng);
    if (deal !== null) return deal;
  }
  throw new Error('no deal of the hidden spells fits what the viewer sees');
}
const TRIES = 200;
