import { below, type RandomState, type Seat, type State, shuffle, type Viewer } from '../../../kernel/index.ts';
import { type Content, contentOf, faceOfCard, laidSides } from '../content/content.ts';
import { SCHOOLS, SIDES } from '../content/vocabulary.ts';
import { at, num } from '../state/queries.ts';
import {
  CELL,
  type Evocation,
  evocationId,
  type FaceDown,
  type HeldCard,
  type Mage,
  make,
  makeEvocation,
  makeMage,
  NONE,
  type Room,
  type Rose,
} from '../state/state.ts';
import { dealt, numberOfName } from './hidden-cards.ts';
import { bitOf, EVERYBODY, inOrder } from './knowledge.ts';
import { type DeckView, type EvocationView, type PlayerView, type RoseTable, type SlotView, WHERE } from './secrets.ts';

/** A whole state from what a viewer sees, hidden cards dealt anew to the places where they can be. */

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

/** A card that lies face down; one that the viewer does not see is the next of those dealt there. */
function faceFrom(c: Content, view: SlotView, cards: number[], rng: RandomState, laid: boolean): FaceDown {
  const seen = view.seen.reduce((bits, seat) => bits | bitOf(seat), 0);
  if (view.card !== null) {
    const side = SIDES.indexOf(view.side as (typeof SIDES)[number]);
    return { face: faceOfCard(numberOfName(c.cards, view.card), side), seen };
  }
  const card = cards.pop() as number;
  const sides = laid ? laidSides(c, card) : [0, 1];
  return { face: faceOfCard(card, num(sides, below(rng, sides.length))), seen };
}

/** A deck whose order is hidden, top card last. */
function deckFrom(view: DeckView, all: boolean, unseen: () => number[], of: (name: string) => number): number[] {
  if (view.cards !== null && all) return view.cards.map(of).reverse();
  return view.cards?.map(of) ?? unseen();
}

function knownFrom(c: Content, p: PlayerView): number[] {
  const known: number[] = new Array(c.cards.length).fill(0);
  for (const name of p.known) {
    const card = numberOfName(c.cards, name);
    known[card] = num(known, card) + 1;
  }
  return known;
}
/** What the viewer knows to be held. Who else knows it does not matter in a world of theirs. */
function heldFrom(c: Content, p: PlayerView): HeldCard[] {
  const held = p.held.map(({ card, where, by }): HeldCard => {
    const who = by === null ? EVERYBODY : by.reduce<number>((bits, viewer) => bits | bitOf(viewer), 0);
    return { card: numberOfName(c.cards, card), where: WHERE.indexOf(where), who };
  });
  return inOrder(held);
}
/** By card: how many there were when these were last shuffled. */
function stockFrom(c: Content, length: number, froms: readonly Readonly<Record<string, number>>[]): number[] {
  const stock: number[] = new Array(length).fill(0);
  for (const from of froms) for (const name in from) stock[numberOfName(c.cards, name)] = from[name] as number;
  return stock;
}

type RoomOf = (id: string | null) => number;
function evocationFrom(c: Content, e: EvocationView, seat: Seat, place: number, roomOf: RoomOf): Evocation {
  const card = numberOfName(idsOf(c).kinds, e.card);
  return makeEvocation(evocationId(seat, place), {
    room: roomOf(e.room),
    festers: e.festers,
    card,
    isFamiliar: card >= c.familiars,
    guards: e.mode === 'guard',
    hurt: e.hurt,
    acted: e.acted,
    watched: e.watched,
    stronger: e.stronger,
  });
}
/** The cards of a Mage that it may hide. */
type MageCards = Pick<Mage, 'slots' | 'waits' | 'hand' | 'deck'>;
function mageFrom(c: Content, p: PlayerView, seat: Seat, cards: MageCards, roomOf: RoomOf): Mage {
  const ids = idsOf(c);
  const quest = (id: string): number => numberOfName(ids.quests, id);
  return makeMage(seat, {
    room: roomOf(p.room),
    festers: p.festers,
    power: p.power,
    trophies: p.trophies,
    ruins: p.ruins,
    card: p.mage === null ? NONE : numberOfName(ids.mages, p.mage),
    school: SCHOOLS.indexOf(p.school as (typeof SCHOOLS)[number]),
    sheet: p.sheet.slice(),
    quests: p.quests.map(({ quest: id, done }) => ({ quest: quest(id), done })),
    solved: p.solved.map(quest),
    tokens: p.tokens,
    passed: p.passed,
    slots: cards.slots,
    waits: cards.waits,
    hand: cards.hand,
    deck: cards.deck,
    discards: p.discards.map((name) => numberOfName(c.cards, name)),
    known: knownFrom(c, p),
    held: heldFrom(c, p),
    stock: stockFrom(c, c.cards.length, [p.deck.from]),
    spells: p.spells.slice(),
    summoned: p.summoned.map((id) => numberOfName(ids.kinds, id)),
    evocations: p.evocations.map((e, place) => (e === null ? null : evocationFrom(c, e, seat, place, roomOf))),
    marker: p.marker,
    less: p.less,
    ward: p.ward,
    hits: p.hits,
  });
}

export function redeal(common: State, t: RoseTable, viewer: Viewer, rng: RandomState): Rose {
  const c = contentOf(common);
  const ids = idsOf(c);
  const all = viewer === 'all';
  const number = (name: string): number => numberOfName(c.cards, name);
  const { holdings, piles, drawn } = dealt(c, t, rng);
  // Chance is asked in one order, whatever the state is made of: what waits, what is prepared, decks.
  const each = <X>(of: (p: PlayerView, seat: Seat) => X): X[] => t.players.map(of);
  const waits = each((p, seat) => p.waits.map((face) => faceFrom(c, face, at(holdings, seat).waits, rng, true)));
  const slots = each((p, seat) =>
    p.slots.map((face) => (face === null ? null : faceFrom(c, face, at(holdings, seat).slots, rng, false))),
  );
  const decks = each((p, seat) => {
    const deck = deckFrom(p.deck, all, () => at(holdings, seat).deck, number);
    if (!all) shuffle(rng, deck);
    return deck;
  });
  const unseen = (names: readonly string[], open: readonly string[]): number[] => {
    const list = names.flatMap((id, n) => (open.includes(id) ? [] : [n]));
    shuffle(rng, list);
    return list;
  };
  const event = (id: string): number => numberOfName(ids.events, id);
  const quest = (id: string): number => numberOfName(ids.quests, id);
  const past = t.pastQuests ?? [];
  const openQuests = [...past, ...t.players.flatMap((p) => p.quests.map((open) => open.quest))];
  const rooms = t.rooms.map(
    ({ room, cubes, ruined, used }): Room => ({
      card: numberOfName(ids.rooms, room),
      cubes: cubes.slice(),
      ruined,
      used,
    }),
  );
  const roomOf: RoomOf = (id) =>
    id === null ? CELL : rooms.findIndex(({ card }) => card === numberOfName(ids.rooms, id));
  return make(common, {
    mages: each((p, seat) => {
      const hand = p.hand?.map(number) ?? at(holdings, seat).hand;
      return mageFrom(
        c,
        p,
        seat,
        { slots: at(slots, seat), waits: at(waits, seat), hand, deck: at(decks, seat) },
        roomOf,
      );
    }),
    rose: { power: t.rose, trophies: t.roseTrophies ?? 0, ruins: t.roseRuins ?? 0 },
    rooms,
    piles: t.piles.map((pile, school) => deckFrom(pile, all, () => at(piles, school), number)),
    spent: t.spent.map((pile) => pile.map(number)),
    stock: stockFrom(
      c,
      c.personal,
      t.piles.map(({ from }) => from),
    ),
    forgotten: t.forgotten.map(number),
    drawn: t.drawn.map(({ card }) => (card === null ? (drawn.shift() as number) : number(card))),
    events: deckFrom(t.events, all, () => unseen(ids.events, [...t.past, t.event ?? '']), event),
    past: t.past.map(event),
    questDeck: deckFrom(t.quests, all, () => unseen(ids.quests, openQuests), quest),
    pastQuests: past.map(quest),
    student: t.student ?? NONE,
    event: t.event === null ? NONE : event(t.event),
    crown: t.crown,
    crownTaken: t.crownTaken ?? false,
    round: t.round,
    moon: t.moon,
    fury: t.fury,
    bounty: t.bounty,
    dealt: t.dealt,
  });
}
