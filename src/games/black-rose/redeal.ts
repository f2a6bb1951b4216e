import { below, type Chanceful, type State, shuffle, type Viewer } from '../../kernel/index.ts';
import { COPIES, type Content, contentOf, faceOfCard, PER_SCHOOL, schoolOf } from './content.ts';
import { at, num } from './readings.ts';
import type { DeckView, EvocationView, FaceView, PlayerView, RoseTable } from './secrets.ts';
import { ACTED, CELL, FESTERS, make, NONE, QUESTS, type Rose, STRONGER, WAITS, WATCHED } from './state.ts';
import { SCHOOLS, SIDES } from './vocabulary.ts';

/** A whole state from what a viewer sees, hidden cards dealt anew to the places where they can be. */

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
const lists = new WeakMap<Content, Readonly<Record<'rooms' | 'kinds' | 'events' | 'quests' | 'mages', string[]>>>();
function idsOf(c: Content) {
  let ids = lists.get(c);
  if (ids === undefined) {
    const of = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
    const { events, quests, mages } = c.pack;
    ids = { rooms: of(c.rooms), kinds: of(c.kinds), events: of(events), quests: of(quests), mages: of(mages) };
    lists.set(c, ids);
  }
  return ids;
}

/** Whether a side is laid face down: a Trap or a Protection. */
const laidSides = (c: Content, card: number): number[] =>
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
function dealt(c: Content, t: RoseTable, rng: Chanceful): Deal {
  for (let n = 0; n < TRIES; n++) {
    const deal = dealHidden(c, t, rng);
    if (deal !== null) return deal;
  }
  throw new Error('no deal of the hidden spells fits what the viewer sees');
}
const TRIES = 200;

function facesFrom(c: Content, faces: readonly (FaceView | null)[], cards: number[], rng: Chanceful, laid: boolean) {
  return faces.map((face) => {
    if (face === null) return NONE;
    if (face.card !== null)
      return faceOfCard(numberIn(c.cards, face.card), SIDES.indexOf(face.side as (typeof SIDES)[number]));
    const card = cards.pop() ?? 0;
    const sides = laid ? laidSides(c, card) : [0, 1];
    return faceOfCard(card, num(sides, below(rng, sides.length)));
  });
}
const padded = (list: readonly number[], length: number, value: number): number[] =>
  Array.from({ length }, (_, n) => list[n] ?? value);

function marksOf(e: EvocationView): number {
  const { acted, festers, watched, stronger } = e;
  return (acted ? ACTED : 0) | (festers ? FESTERS : 0) | (watched ? WATCHED : 0) | (stronger * STRONGER);
}

/** A deck whose order is hidden, top card last. */
function deckFrom(view: DeckView, all: boolean, unseen: () => number[], of: (name: string) => number): number[] {
  if (view.cards !== null && all) return view.cards.map(of).reverse();
  return view.cards?.map(of) ?? unseen();
}

function knownFrom(c: Content, { players }: RoseTable): number[] {
  const known: number[] = new Array(players.length * c.cards.length).fill(0);
  players.forEach((p, seat) => {
    for (const name of p.known) {
      const place = seat * c.cards.length + numberIn(c.cards, name);
      known[place] = num(known, place) + 1;
    }
  });
  return known;
}

export function redeal(common: State, t: RoseTable, viewer: Viewer, rng: Chanceful): Rose {
  const c = contentOf(common);
  const ids = idsOf(c);
  const all = viewer === 'all';
  const number = (name: string): number => numberIn(c.cards, name);
  const each = <X>(of: (p: PlayerView, seat: number) => X): X[] => t.players.map(of);
  const flat = (of: (p: PlayerView, seat: number) => readonly number[]): number[] => t.players.flatMap(of);
  const { holdings, hidden } = dealt(c, t, rng);
  const waits = flat((p, seat) => padded(facesFrom(c, p.waits, at(holdings, seat).waits, rng, true), WAITS, NONE));
  const slots = flat((p, seat) => facesFrom(c, p.slots, at(holdings, seat).cards, rng, false));
  const hands = each((p, seat) => p.hand?.map(number) ?? at(holdings, seat).cards.splice(0, p.cards));
  const decks = each((p, seat) => {
    const deck = deckFrom(p.deck, all, () => at(holdings, seat).cards.splice(0, p.deck.count), number);
    if (!all) shuffle(rng, deck);
    return deck;
  });
  const drawn = t.drawn.map(({ school, card }) =>
    card === null ? num(hidden.ofSchool(SCHOOLS.indexOf(school as (typeof SCHOOLS)[number]), 1), 0) : number(card),
  );
  const piles = t.piles.map((pile, school) => deckFrom(pile, all, () => hidden.ofSchool(school, pile.count), number));
  const unseen = (names: readonly string[], open: readonly string[]): number[] => {
    const list = names.flatMap((id, n) => (open.includes(id) ? [] : [n]));
    shuffle(rng, list);
    return list;
  };
  const event = (id: string): number => numberIn(ids.events, id);
  const quest = (id: string): number => numberIn(ids.quests, id);
  const openQuests = t.players.flatMap((p) => [...p.solved, ...p.quests.map((each) => each.quest)]);
  const rooms = t.rooms.map(({ room }) => numberIn(ids.rooms, room));
  const placeOf = (room: string | null): number => (room === null ? CELL : rooms.indexOf(numberIn(ids.rooms, room)));
  const models = <X>(ofMage: (p: PlayerView) => X, of: (e: EvocationView) => X, none: X): X[] =>
    t.players.flatMap((p) => [ofMage(p), ...p.evocations.map((e) => (e === null ? none : of(e)))]);
  return make(common, {
    mage: each((p) => (p.mage === null ? NONE : numberIn(ids.mages, p.mage))),
    school: each((p) => SCHOOLS.indexOf(p.school as (typeof SCHOOLS)[number])),
    power: [
      ...padded(
        each((p) => p.power),
        4,
        0,
      ),
      t.rose,
    ],
    trophies: each((p) => p.trophies),
    ruins: each((p) => p.ruins),
    quests: flat((p) =>
      padded(
        p.quests.map((each) => quest(each.quest)),
        QUESTS,
        NONE,
      ),
    ),
    progress: flat((p) =>
      padded(
        p.quests.map(({ done }) => done),
        QUESTS,
        0,
      ),
    ),
    solved: each((p) => p.solved.map(quest)),
    tokens: each((p) => p.tokens),
    passed: each((p) => Number(p.passed)),
    slots,
    peeked: flat((p) => p.slots.map((slot) => (slot?.seen ?? []).reduce((bits, seat) => bits | (1 << seat), 0))),
    waits,
    hands,
    decks,
    discards: each((p) => p.discards.map(number)),
    known: knownFrom(c, t),
    summoned: each((p) => p.summoned.reduce((bits, id) => bits | (1 << (numberIn(ids.kinds, id) - c.familiars)), 0)),
    kind: models(
      (p) => (p.mage === null ? NONE : numberIn(ids.mages, p.mage)),
      (e) => numberIn(ids.kinds, e.card),
      NONE,
    ),
    place: models(
      (p) => placeOf(p.room),
      (e) => placeOf(e.room),
      CELL,
    ),
    hurt: models(
      () => 0,
      (e) => e.hurt,
      0,
    ),
    marks: models((p) => (p.festers ? FESTERS : 0), marksOf, 0),
    sheet: flat((p) => p.sheet),
    guard: each((p) => Number(p.evocations.some((e) => e?.mode === 'guard'))),
    marker: each((p) => Number(p.marker)),
    less: each((p) => p.less),
    ward: each((p) => p.ward),
    hits: each((p) => p.hits),
    rooms,
    where: ids.rooms.map((_, room) => rooms.indexOf(room)),
    cubes: t.rooms.flatMap(({ cubes }) => [...cubes]),
    ruined: t.rooms.map(({ ruined }) => Number(ruined)),
    used: t.rooms.map(({ used }) => Number(used)),
    piles,
    spent: t.spent.map((pile) => pile.map(number)),
    forgotten: t.forgotten.map(number),
    drawn,
    events: deckFrom(t.events, all, () => unseen(ids.events, [...t.past, t.event ?? '']), event),
    past: t.past.map(event),
    questDeck: deckFrom(t.quests, all, () => unseen(ids.quests, openQuests), quest),
    student: t.student ?? NONE,
    event: t.event === null ? NONE : event(t.event),
    crown: t.crown,
    round: t.round,
    moon: t.moon,
    fury: t.fury,
    bounty: t.bounty,
    dealt: t.dealt,
  });
}
