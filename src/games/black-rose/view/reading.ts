import type { Seat, State } from '../../../kernel/index.ts';
import { numberOfName } from '../../shared/numbered.ts';
import { type Content, contentOf, faceOfCard, PER_SCHOOL } from '../content/content.ts';
import { SCHOOLS, SIDES } from '../content/vocabulary.ts';
import { num } from '../state/queries.ts';
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
import { bitOf, EVERYBODY, inOrder } from './knowledge.ts';
import { type DeckView, type EvocationView, type PlayerView, type RoseTable, type SlotView, WHERE } from './secrets.ts';

/** A state from what a viewer sees: where they do not see a card, there is none. */

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

function faceFrom(c: Content, view: SlotView): FaceDown {
  const seen = view.seen.reduce((bits, seat) => bits | bitOf(seat), 0);
  if (view.card === null) return { face: NONE, seen };
  const side = SIDES.indexOf(view.side as (typeof SIDES)[number]);
  return { face: faceOfCard(numberOfName(c.cards, view.card), side), seen };
}

/** A deck, top card last. */
const deckFrom = ({ cards, count }: DeckView, of: (name: string) => number): number[] =>
  cards === null ? new Array(count).fill(NONE) : cards.map(of).reverse();

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
function mageFrom(c: Content, p: PlayerView, seat: Seat, roomOf: RoomOf): Mage {
  const ids = idsOf(c);
  const number = (name: string): number => numberOfName(c.cards, name);
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
    slots: p.slots.map((face) => (face === null ? null : faceFrom(c, face))),
    waits: p.waits.map((face) => faceFrom(c, face)),
    hand: p.hand?.map(number) ?? new Array(p.cards).fill(NONE),
    deck: deckFrom(p.deck, number),
    discards: p.discards.map(number),
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

export function stateFrom(common: State, t: RoseTable): Rose {
  const c = contentOf(common);
  const ids = idsOf(c);
  const number = (name: string): number => numberOfName(c.cards, name);
  const event = (id: string): number => numberOfName(ids.events, id);
  const quest = (id: string): number => numberOfName(ids.quests, id);
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
    mages: t.players.map((p, seat) => mageFrom(c, p, seat, roomOf)),
    rose: { power: t.rose, trophies: t.roseTrophies ?? 0, ruins: t.roseRuins ?? 0 },
    rooms,
    piles: t.piles.map((pile) => deckFrom(pile, number)),
    spent: t.spent.map((pile) => pile.map(number)),
    stock: stockFrom(
      c,
      c.personal,
      t.piles.map(({ from }) => from),
    ),
    forgotten: t.forgotten.map(number),
    // Of a card that the viewer does not see they know the school.
    drawn: t.drawn.map(({ school, card }) =>
      card === null ? SCHOOLS.indexOf(school as (typeof SCHOOLS)[number]) * PER_SCHOOL : number(card),
    ),
    events: deckFrom(t.events, event),
    past: t.past.map(event),
    questDeck: deckFrom(t.quests, quest),
    pastQuests: (t.pastQuests ?? []).map(quest),
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
