import type { Seat, Viewer } from '../../../kernel/index.ts';
import { type Content, cardOf, contentOf, PER_SCHOOL, schoolOf, sideOf } from '../content/content.ts';
import { SCHOOLS, SIDES } from '../content/vocabulary.ts';
import { at, inPlayOf, kindOf, leftOf, mageOf, num, refOf, supply } from '../state/queries.ts';
import {
  ACTED,
  CELL,
  COLOUR_COUNT,
  EVOCATIONS,
  FESTERS,
  MODELS,
  NONE,
  QUESTS,
  ROSE,
  type Rose,
  SLOTS,
  STRONGER,
  WAITS,
  WATCHED,
} from '../state/state.ts';
import { heldCard, holderOf, isKnownTo, whereOf } from './knowledge.ts';

/** Who may see what: hands, prepared cards, what waits face down, and the order of every deck and pile. */

/** A card that lies face down: null where the viewer may not look. */
export interface FaceView {
  readonly card: string | null;
  readonly side: string | null;
}
export interface SlotView extends FaceView {
  /** Who has looked at it beside its owner. */
  readonly seen: readonly Seat[];
}
/** Cards in an order that nobody knows: null where the viewer may not know which; to their owner they are sorted. */
export interface DeckView {
  readonly count: number;
  readonly cards: readonly string[] | null;
}
/** A deck of which everybody saw what went into it. */
export interface StockView extends DeckView {
  /** How many of each there were when it was last shuffled. */
  readonly from: Readonly<Record<string, number>>;
}
/** Where a card can be that came to a hand in the viewer's sight and has not been seen since. */
export const WHERE = ['hand', 'ready', 'held'] as const;
export interface HeldView {
  readonly card: string;
  /** In the hand; there or prepared (`ready`); there, prepared or waiting (`held`). */
  readonly where: (typeof WHERE)[number];
  /** For all-seeing eyes: who knows, null being who looks on. */
  readonly by: readonly (Seat | null)[] | null;
}
export interface EvocationView {
  readonly model: string;
  readonly card: string;
  /** Null with its Mage in the Cell. */
  readonly room: string | null;
  readonly hurt: number;
  readonly left: number;
  /** Of a Familiar. */
  readonly mode: 'guard' | 'hunting' | null;
  readonly acted: boolean;
  readonly festers: boolean;
  readonly watched: boolean;
  readonly stronger: number;
}
export interface PlayerView {
  readonly mage: string | null;
  readonly model: string | null;
  readonly school: string | null;
  readonly power: number;
  readonly trophies: number;
  readonly ruins: number;
  readonly quests: readonly { readonly quest: string; readonly done: number }[];
  readonly solved: readonly string[];
  readonly tokens: number;
  readonly passed: boolean;
  /** Null in the Cell. */
  readonly room: string | null;
  /** Cubes by seat, the Rose's last. */
  readonly sheet: readonly number[];
  readonly left: number;
  readonly festers: boolean;
  readonly slots: readonly (SlotView | null)[];
  readonly waits: readonly SlotView[];
  readonly hand: readonly string[] | null;
  readonly cards: number;
  readonly deck: StockView;
  readonly discards: readonly string[];
  /** Spells that everybody knows this Mage to have, wherever they are. */
  readonly known: readonly string[];
  /** Of these, or beside them, what the viewer knows not to be in the deck. */
  readonly held: readonly HeldView[];
  /** By school: how many spells of it this Mage has. */
  readonly spells: readonly number[];
  readonly evocations: readonly (EvocationView | null)[];
  readonly marker: boolean;
  /** Which Familiars it ever had. */
  readonly summoned: readonly string[];
  readonly less: number;
  readonly ward: number;
  readonly hits: number;
}
export interface RoomView {
  readonly room: string;
  readonly cubes: readonly number[];
  readonly ruined: boolean;
  readonly used: boolean;
}
export interface RoseTable {
  readonly round: number;
  readonly moon: number;
  readonly crown: Seat;
  /** Whether it was taken this round and does not pass; not in views of editions 1 and 2, nor are `pastQuests`. */
  readonly crownTaken?: boolean;
  /** The Rose's Power, Trophies and Room tokens; the last two are not in views of editions 1 and 2. */
  readonly rose: number;
  readonly roseTrophies?: number;
  readonly roseRuins?: number;
  readonly event: string | null;
  readonly fury: number;
  readonly bounty: number;
  readonly dealt: number;
  readonly rooms: readonly RoomView[];
  readonly players: readonly PlayerView[];
  readonly piles: readonly StockView[];
  readonly spent: readonly (readonly string[])[];
  readonly forgotten: readonly string[];
  readonly student: Seat | null;
  readonly drawn: readonly { readonly school: string; readonly card: string | null }[];
  readonly events: DeckView;
  readonly past: readonly string[];
  readonly quests: DeckView;
  /** Solved and dropped ones: the next deck. */
  readonly pastQuests?: readonly string[];
  /** By pack in play: Familiars to be had. */
  readonly reserve: Readonly<Record<string, readonly string[]>>;
}

const nameOf = (c: Content, card: number): string => at(c.cards, card);
const roomName = (s: Rose, c: Content, place: number): string | null =>
  place === CELL ? null : at(c.rooms, num(s.rooms, place)).id;
const faceView = (c: Content, face: number, sees: boolean): FaceView =>
  sees ? { card: nameOf(c, cardOf(face)), side: at(SIDES, sideOf(face)) } : { card: null, side: null };
const seats = (bits: number): Seat[] => [0, 1, 2, 3].filter((seat) => ((bits >> seat) & 1) === 1);

function evocationView(s: Rose, c: Content, model: number): EvocationView | null {
  const kind = num(s.kind, model);
  if (kind === NONE) return null;
  const marks = num(s.marks, model);
  return {
    model: at(c.refs, refOf(s, model)),
    card: kindOf(s, model).id,
    room: roomName(s, c, num(s.place, model)),
    hurt: num(s.hurt, model),
    left: leftOf(s, model),
    mode: kind < c.familiars ? null : num(s.guard, Math.floor(model / MODELS)) === 1 ? 'guard' : 'hunting',
    acted: (marks & ACTED) !== 0,
    festers: (marks & FESTERS) !== 0,
    watched: (marks & WATCHED) !== 0,
    stronger: Math.floor(marks / STRONGER),
  };
}

function knownNames(s: Rose, c: Content, seat: Seat): string[] {
  const names: string[] = [];
  for (let card = 0; card < c.cards.length; card++)
    for (let n = num(s.known, seat * c.cards.length + card); n > 0; n--) names.push(nameOf(c, card));
  return names;
}
function heldBy(s: Rose, c: Content, seat: Seat, viewer: Viewer): HeldView[] {
  return s.held.flatMap((each) => {
    if (holderOf(each) !== seat || !isKnownTo(each, viewer)) return [];
    const by = viewer === 'all' ? [0, 1, 2, 3, null].filter((who) => isKnownTo(each, who)) : null;
    return [{ card: nameOf(c, heldCard(each)), where: at(WHERE, whereOf(each)), by }];
  });
}
/** Of a row of `stock`, what is there at all. */
function stockOf(s: Rose, c: Content, row: number, from: number, to: number): Record<string, number> {
  const stock: Record<string, number> = {};
  for (let card = from; card < to; card++) {
    const count = num(s.stock, row * c.cards.length + card);
    if (count > 0) stock[nameOf(c, card)] = count;
  }
  return stock;
}
function playerView(s: Rose, c: Content, seat: Seat, viewer: Viewer): PlayerView {
  const name = (card: number): string => nameOf(c, card);
  const own = viewer === 'all' || viewer === seat;
  const mage = num(s.mage, seat);
  const school = num(s.school, seat);
  const deck = at(s.decks, seat);
  const cards = viewer === 'all' ? [...deck].reverse() : [...deck].sort((a, b) => a - b);
  const slot = (n: number): SlotView | null => {
    const face = num(s.slots, seat * SLOTS + n);
    if (face === NONE) return null;
    const seen = seats(num(s.peeked, seat * SLOTS + n));
    return { ...faceView(c, face, own || seen.includes(viewer as Seat)), seen };
  };
  const waits = Array.from({ length: WAITS }, (_, n) => seat * WAITS + n).flatMap((place) => {
    const face = num(s.waits, place);
    if (face === NONE) return [];
    const seen = seats(num(s.spied, place));
    return [{ ...faceView(c, face, own || seen.includes(viewer as Seat)), seen }];
  });
  return {
    mage: mage === NONE ? null : at(c.pack.mages, mage).id,
    model: mage === NONE ? null : at(c.refs, refOf(s, mageOf(seat))),
    school: school === NONE ? null : at(SCHOOLS, school),
    power: num(s.power, seat),
    trophies: num(s.trophies, seat),
    ruins: num(s.ruins, seat),
    quests: Array.from({ length: QUESTS }, (_, n) => seat * QUESTS + n).flatMap((place) => {
      const quest = num(s.quests, place);
      return quest === NONE ? [] : [{ quest: at(c.pack.quests, quest).id, done: num(s.progress, place) }];
    }),
    solved: at(s.solved, seat).map((quest) => at(c.pack.quests, quest).id),
    tokens: num(s.tokens, seat),
    passed: num(s.passed, seat) === 1,
    room: roomName(s, c, num(s.place, mageOf(seat))),
    sheet: s.sheet.slice(seat * COLOUR_COUNT, (seat + 1) * COLOUR_COUNT),
    left: leftOf(s, mageOf(seat)),
    festers: (num(s.marks, mageOf(seat)) & FESTERS) !== 0,
    slots: Array.from({ length: SLOTS }, (_, n) => slot(n)),
    waits,
    hand: own ? at(s.hands, seat).map(name) : null,
    cards: at(s.hands, seat).length,
    deck: {
      count: deck.length,
      cards: own ? cards.map(name) : null,
      from: stockOf(s, c, seat, 0, c.cards.length),
    },
    discards: at(s.discards, seat).map(name),
    known: knownNames(s, c, seat),
    held: heldBy(s, c, seat, viewer),
    spells: s.spells.slice(seat * SCHOOLS.length, (seat + 1) * SCHOOLS.length),
    evocations: Array.from({ length: EVOCATIONS }, (_, n) => evocationView(s, c, seat * MODELS + 1 + n)),
    marker: num(s.marker, seat) === 1,
    summoned: c.kinds.slice(c.familiars).flatMap(({ id }, n) => (((num(s.summoned, seat) >> n) & 1) === 1 ? [id] : [])),
    less: num(s.less, seat),
    ward: num(s.ward, seat),
    hits: num(s.hits, seat),
  };
}

export function table(s: Rose, viewer: Viewer): RoseTable {
  const c = contentOf(s);
  const name = (card: number): string => nameOf(c, card);
  const all = viewer === 'all';
  const deck = (list: readonly number[], of: (n: number) => string): DeckView => ({
    count: list.length,
    cards: all ? list.map(of).reverse() : null,
  });
  return {
    round: s.round,
    moon: s.moon,
    crown: s.crown,
    crownTaken: s.crownTaken === 1,
    rose: num(s.power, ROSE),
    roseTrophies: num(s.trophies, ROSE),
    roseRuins: num(s.ruins, ROSE),
    event: s.event === NONE ? null : at(c.pack.events, s.event).id,
    fury: s.fury,
    bounty: s.bounty,
    dealt: s.dealt,
    rooms: s.rooms.flatMap((room, place) =>
      room === NONE
        ? []
        : [
            {
              room: at(c.rooms, room).id,
              cubes: s.cubes.slice(place * COLOUR_COUNT, (place + 1) * COLOUR_COUNT),
              ruined: num(s.ruined, place) === 1,
              used: num(s.used, place) === 1,
            },
          ],
    ),
    players: Array.from({ length: s.seats }, (_, seat) => playerView(s, c, seat, viewer)),
    piles: s.piles.map((pile, school) => ({
      ...deck(pile, name),
      from: stockOf(s, c, s.seats, school * PER_SCHOOL, (school + 1) * PER_SCHOOL),
    })),
    spent: s.spent.map((pile) => pile.map(name)),
    forgotten: s.forgotten.map(name),
    student: s.student === NONE ? null : s.student,
    drawn: s.drawn.map((card) => ({
      school: at(SCHOOLS, schoolOf(c, card)),
      card: all || viewer === s.student ? name(card) : null,
    })),
    events: deck(s.events, (event) => at(c.pack.events, event).id),
    past: s.past.map((event) => at(c.pack.events, event).id),
    quests: deck(s.questDeck, (quest) => at(c.pack.quests, quest).id),
    pastQuests: s.pastQuests.map((quest) => at(c.pack.quests, quest).id),
    reserve: Object.fromEntries(
      c.pack.packs.flatMap(({ id }, pack) => (inPlayOf(s, pack) ? [[id, reserveOf(s, c, pack)]] : [])),
    ),
  };
}
const reserveOf = (s: Rose, c: Content, pack: number): string[] =>
  c.kinds.flatMap(({ id, pack: of }, kind) => (of === pack && supply(s, kind) > 0 ? [id] : []));
