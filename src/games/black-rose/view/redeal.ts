import { below, type RandomState, type State, shuffle, type Viewer } from '../../../kernel/index.ts';
import { type Content, contentOf, faceOfCard, laidSides } from '../content/content.ts';
import { SCHOOLS, SIDES } from '../content/vocabulary.ts';
import { at, num } from '../state/queries.ts';
import { ACTED, CELL, FESTERS, make, NONE, QUESTS, ROSE, type Rose, STRONGER, WAITS, WATCHED } from '../state/state.ts';
import { dealt, numberOfName } from './hidden-cards.ts';
import { bitOf, EVERYBODY, noteHeld } from './knowledge.ts';
import { type DeckView, type EvocationView, type FaceView, type PlayerView, type RoseTable, WHERE } from './secrets.ts';

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

function facesFrom(c: Content, faces: readonly (FaceView | null)[], cards: number[], rng: RandomState, laid: boolean) {
  return faces.map((face) => {
    if (face === null) return NONE;
    if (face.card !== null)
      return faceOfCard(numberOfName(c.cards, face.card), SIDES.indexOf(face.side as (typeof SIDES)[number]));
    const card = cards.pop() as number;
    const sides = laid ? laidSides(c, card) : [0, 1];
    return faceOfCard(card, num(sides, below(rng, sides.length)));
  });
}
function padded(list: readonly number[], length: number, value: number): number[] {
  const filled = list.slice();
  while (filled.length < length) filled.push(value);
  return filled;
}

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
      const place = seat * c.cards.length + numberOfName(c.cards, name);
      known[place] = num(known, place) + 1;
    }
  });
  return known;
}

/** What the viewer knows to be held. Who else knows it does not matter in a world of theirs. */
function heldFrom(c: Content, { players }: RoseTable): number[] {
  const held: number[] = [];
  players.forEach((p, seat) => {
    for (const { card, where, by } of p.held) {
      const who = by === null ? EVERYBODY : by.reduce<number>((bits, viewer) => bits | bitOf(viewer), 0);
      noteHeld(held, seat, numberOfName(c.cards, card), WHERE.indexOf(where), who);
    }
  });
  return held.sort((a, b) => a - b);
}
function stockFrom(c: Content, { players, piles }: RoseTable): number[] {
  const stock: number[] = new Array(players.length * c.cards.length + c.personal).fill(0);
  const put = (row: number, from: Readonly<Record<string, number>>): void => {
    for (const name in from) stock[row * c.cards.length + numberOfName(c.cards, name)] = from[name] as number;
  };
  players.forEach(({ deck }, seat) => {
    put(seat, deck.from);
  });
  for (const { from } of piles) put(players.length, from);
  return stock;
}
const bits = (seats: readonly number[]): number => seats.reduce((sum, seat) => sum | (1 << seat), 0);

export function redeal(common: State, t: RoseTable, viewer: Viewer, rng: RandomState): Rose {
  const c = contentOf(common);
  const ids = idsOf(c);
  const all = viewer === 'all';
  const number = (name: string): number => numberOfName(c.cards, name);
  const each = <X>(of: (p: PlayerView, seat: number) => X): X[] => t.players.map(of);
  const flat = (of: (p: PlayerView, seat: number) => readonly number[]): number[] => {
    const list: number[] = [];
    for (let seat = 0; seat < t.players.length; seat++) list.push(...of(at(t.players, seat), seat));
    return list;
  };
  const byColour = (of: (p: PlayerView) => number, rose: number): number[] => [...padded(each(of), ROSE, 0), rose];
  const { holdings, piles, drawn } = dealt(c, t, rng);
  const waits = flat((p, seat) => padded(facesFrom(c, p.waits, at(holdings, seat).waits, rng, true), WAITS, NONE));
  const slots = flat((p, seat) => facesFrom(c, p.slots, at(holdings, seat).slots, rng, false));
  const hands = each((p, seat) => p.hand?.map(number) ?? at(holdings, seat).hand);
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
  const openQuests = [...past, ...t.players.flatMap((p) => p.quests.map((each) => each.quest))];
  const rooms = t.rooms.map(({ room }) => numberOfName(ids.rooms, room));
  const placeOf = (room: string | null): number =>
    room === null ? CELL : rooms.indexOf(numberOfName(ids.rooms, room));
  const models = (ofMage: (p: PlayerView) => number, of: (e: EvocationView) => number, none: number): number[] =>
    flat((p) => [ofMage(p), ...p.evocations.map((e) => (e === null ? none : of(e)))]);
  return make(common, {
    mage: each((p) => (p.mage === null ? NONE : numberOfName(ids.mages, p.mage))),
    school: each((p) => SCHOOLS.indexOf(p.school as (typeof SCHOOLS)[number])),
    power: byColour((p) => p.power, t.rose),
    trophies: byColour((p) => p.trophies, t.roseTrophies ?? 0),
    ruins: byColour((p) => p.ruins, t.roseRuins ?? 0),
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
    peeked: flat((p) => p.slots.map((slot) => bits(slot?.seen ?? []))),
    waits,
    spied: flat((p) =>
      padded(
        p.waits.map(({ seen }) => bits(seen)),
        WAITS,
        0,
      ),
    ),
    hands,
    decks,
    discards: each((p) => p.discards.map(number)),
    known: knownFrom(c, t),
    held: heldFrom(c, t),
    stock: stockFrom(c, t),
    spells: flat((p) => p.spells),
    summoned: each((p) =>
      p.summoned.reduce((bits, id) => bits | (1 << (numberOfName(ids.kinds, id) - c.familiars)), 0),
    ),
    kind: models(
      (p) => (p.mage === null ? NONE : numberOfName(ids.mages, p.mage)),
      (e) => numberOfName(ids.kinds, e.card),
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
    piles: t.piles.map((pile, school) => deckFrom(pile, all, () => at(piles, school), number)),
    spent: t.spent.map((pile) => pile.map(number)),
    forgotten: t.forgotten.map(number),
    drawn: t.drawn.map(({ card }) => (card === null ? (drawn.shift() as number) : number(card))),
    events: deckFrom(t.events, all, () => unseen(ids.events, [...t.past, t.event ?? '']), event),
    past: t.past.map(event),
    questDeck: deckFrom(t.quests, all, () => unseen(ids.quests, openQuests), quest),
    pastQuests: past.map(quest),
    student: t.student ?? NONE,
    event: t.event === null ? NONE : event(t.event),
    crown: t.crown,
    crownTaken: Number(t.crownTaken ?? false),
    round: t.round,
    moon: t.moon,
    fury: t.fury,
    bounty: t.bounty,
    dealt: t.dealt,
  });
}
