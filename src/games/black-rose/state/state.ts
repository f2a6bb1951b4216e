import { copyStack, type Seat, type State } from '../../../kernel/index.ts';

export { NONE } from '../../shared/list.ts';

/** The room of a Mage that is in its Cell, and of a Familiar that is there with it. */
export const CELL = -1;
/** The Rose's place among the colours: after the Mages. */
export const ROSE = 4;
export const COLOUR_COUNT = 5;
/** Models of a seat: the Mage, then up to three Evocations. */
export const MODELS = 4;
export const EVOCATIONS = 3;
/** Three numbered slots, then the quick one. */
export const SLOTS = 4;
export const QUICK = 3;
export const WAITS = 2;
export const QUESTS = 3;
export const HEALTH = 10;
export const HAND = 7;
export const MOVE = 2;
export const STRIKE = 1;
export const TOKENS = 2;

/** Whoever can gain Power: a Mage, or the Rose, who is ranked like a player (BR-1.15). */
export interface Contender {
  power: number;
  trophies: number;
  /** Tokens of destroyed Rooms. */
  ruins: number;
}

/** What Mages and Evocations have in common. */
interface Figure {
  /** Its number at the table: answers, frames and bit sets name it so. */
  readonly id: number;
  readonly owner: Seat;
  /** The number of its Room in the Lodge, or CELL. */
  room: number;
  /** It cannot heal until Clean-up. */
  festers: boolean;
}
/** A creature that serves a Mage: Skeleton, Imp, Golem, or a Familiar. */
export interface Evocation extends Figure {
  readonly isMage: false;
  /** Its number among the content's kinds. */
  readonly card: number;
  readonly isFamiliar: boolean;
  /** Of a Familiar: it is in Guard mode, not Hunting (BR-1.1). */
  guards: boolean;
  /** Damage that it has taken. */
  hurt: number;
  /** Until Clean-up: it has acted, it has hurt somebody who came in, and so much more damage its attacks do. */
  acted: boolean;
  watched: boolean;
  stronger: number;
}
/** A prepared or waiting card. Replaced, never changed. */
export interface FaceDown {
  /** The card and its side as one number. */
  readonly face: number;
  /** Who has seen it beside its owner, a bit a seat. */
  readonly seen: number;
}
/** An open quest. Replaced, never changed. */
export interface OpenQuest {
  readonly quest: number;
  /** How many times what it asks for has been done. */
  readonly done: number;
}
/** A copy that somebody knows a Mage to have in its hand, or not far from it. Replaced, never changed. */
export interface HeldCard {
  readonly card: number;
  /** Where it can be: see `knowledge.ts`. */
  readonly where: number;
  /** Who knows it, a bit each. */
  readonly who: number;
}
/** A player's Mage with its sheet, its spells and its Evocations. */
export interface Mage extends Figure, Contender {
  readonly isMage: true;
  /** Its number among the pack's Mages, and its school; NONE until they are chosen. */
  card: number;
  school: number;
  /** By colour: cubes on the Mage sheet. */
  readonly sheet: number[];
  readonly quests: OpenQuest[];
  readonly solved: number[];
  /** Physical Action tokens left. */
  tokens: number;
  passed: boolean;
  /** The prepared cards by slot. */
  readonly slots: (FaceDown | null)[];
  /** Traps and Protections that wait face down, the oldest first. */
  readonly waits: FaceDown[];
  readonly hand: number[];
  /** Top card last. */
  readonly deck: number[];
  readonly discards: number[];
  /** By card: how many everybody knows this Mage to have. Replaced, never changed, as the next four are. */
  known: readonly number[];
  /** What somebody knows to be in the hand, or not far from it, in order. */
  held: readonly HeldCard[];
  /** By card: how many were in the deck when it was last shuffled. */
  stock: readonly number[];
  /** By school: how many spells of it this Mage has. Everybody can count them. */
  spells: readonly number[];
  /** Which Familiars it ever had, in the order of the kinds. */
  summoned: readonly number[];
  /** By place: three Evocations at most, a Familiar among them (BR-1.19). */
  readonly evocations: (Evocation | null)[];
  /** Whether its Action marker is fresh. */
  marker: boolean;
  /** By how much its next damage this round is less, and all damage of this visit. */
  less: number;
  ward: number;
  /** The Mages that it has hurt this round, a bit each; of two players, hits. */
  hits: number;
}
/** Anything that can stand in a Room. */
export type Model = Mage | Evocation;

/** A Room of the Lodge. Replaced, never changed. */
export interface Room {
  /** Its number among the content's Rooms; NONE until the Lodge is built. */
  readonly card: number;
  /** By colour: Instability. */
  readonly cubes: readonly number[];
  /** Destroyed. */
  readonly ruined: boolean;
  /** Activated this round. */
  readonly used: boolean;
}

export interface Rose extends State {
  /** By seat. */
  readonly mages: Mage[];
  readonly rose: Contender;
  /** By number in the Lodge. */
  readonly rooms: Room[];
  /** By school: top card last; what was not kept, face up. */
  readonly piles: number[][];
  readonly spent: number[][];
  /** By card of a school: how many were in its pile when that was last shuffled. Replaced, never changed. */
  stock: readonly number[];
  readonly forgotten: number[];
  /** What the student has drawn and not yet kept. */
  readonly drawn: number[];
  readonly events: number[];
  readonly past: number[];
  readonly questDeck: number[];
  /** Solved and dropped quests, which become the deck when it is empty. */
  readonly pastQuests: number[];
  student: number;
  event: number;
  crown: Seat;
  /** Whether the Crown was taken this round: then it does not pass at Clean-up. */
  crownTaken: boolean;
  round: number;
  /** How many moons have risen. */
  moon: number;
  /** Strikes do so much more this round; the next Room destroyed pays so much more. */
  fury: number;
  bounty: number;
  /** What the last wound really did: to the Model that was meant, and to whoever stood in for it. */
  dealt: number;
}

/** The numbers of a seat's Models: the Mage, then its Evocations by place. */
export const mageId = (seat: Seat): number => seat * MODELS;
export const evocationId = (seat: Seat, place: number): number => mageId(seat) + 1 + place;
/** The seat that a Model's number belongs to, and its place among the Evocations: NONE of a Mage. */
export const seatOfId = (id: number): Seat => Math.trunc(id / MODELS);
export const placeOfId = (id: number): number => (id % MODELS) - 1;

/** Every Evocation is made here: one shape keeps the rules fast. */
export const makeEvocation = (id: number, own: Omit<Evocation, 'isMage' | 'id' | 'owner'>): Evocation => ({
  isMage: false,
  id,
  owner: seatOfId(id),
  room: own.room,
  festers: own.festers,
  card: own.card,
  isFamiliar: own.isFamiliar,
  guards: own.guards,
  hurt: own.hurt,
  acted: own.acted,
  watched: own.watched,
  stronger: own.stronger,
});
function ownEvocations(of: readonly (Evocation | null)[]): (Evocation | null)[] {
  const own = of.slice();
  for (let place = 0; place < own.length; place++) {
    const evocation = own[place] as Evocation | null;
    if (evocation !== null) own[place] = makeEvocation(evocation.id, evocation);
  }
  return own;
}
/** Every Mage is made here, with lists of its own. */
export const makeMage = (seat: Seat, own: Omit<Mage, 'isMage' | 'id' | 'owner'>): Mage => ({
  isMage: true,
  id: mageId(seat),
  owner: seat,
  room: own.room,
  festers: own.festers,
  power: own.power,
  trophies: own.trophies,
  ruins: own.ruins,
  card: own.card,
  school: own.school,
  sheet: own.sheet.slice(),
  quests: own.quests.slice(),
  solved: own.solved.slice(),
  tokens: own.tokens,
  passed: own.passed,
  slots: own.slots.slice(),
  waits: own.waits.slice(),
  hand: own.hand.slice(),
  deck: own.deck.slice(),
  discards: own.discards.slice(),
  known: own.known,
  held: own.held,
  stock: own.stock,
  spells: own.spells,
  summoned: own.summoned,
  evocations: ownEvocations(own.evocations),
  marker: own.marker,
  less: own.less,
  ward: own.ward,
  hits: own.hits,
});

function ownMages(of: readonly Mage[]): Mage[] {
  const own: Mage[] = new Array(of.length);
  for (let seat = 0; seat < of.length; seat++) own[seat] = makeMage(seat, of[seat] as Mage);
  return own;
}
function ownLists(of: readonly number[][]): number[][] {
  const own: number[][] = new Array(of.length);
  for (let i = 0; i < of.length; i++) own[i] = (of[i] as number[]).slice();
  return own;
}
/** Every state is made here, with Mages and lists of its own. */
export const make = (common: State, own: Omit<Rose, keyof State>): Rose => ({
  content: common.content,
  seats: common.seats,
  options: common.options,
  stack: copyStack(common.stack),
  chance: common.chance.slice(),
  result: common.result,
  mages: ownMages(own.mages),
  rose: { power: own.rose.power, trophies: own.rose.trophies, ruins: own.rose.ruins },
  rooms: own.rooms.slice(),
  piles: ownLists(own.piles),
  spent: ownLists(own.spent),
  stock: own.stock,
  forgotten: own.forgotten.slice(),
  drawn: own.drawn.slice(),
  events: own.events.slice(),
  past: own.past.slice(),
  questDeck: own.questDeck.slice(),
  pastQuests: own.pastQuests.slice(),
  student: own.student,
  event: own.event,
  crown: own.crown,
  crownTaken: own.crownTaken,
  round: own.round,
  moon: own.moon,
  fury: own.fury,
  bounty: own.bounty,
  dealt: own.dealt,
});
/** A copy that shares nothing that can change. */
export const copy = (s: Rose): Rose => make(s, s);
