import { copyStack, type Seat, type State } from '../../../kernel/index.ts';

export { NONE } from '../../shared/list.ts';

/** Where a Mage is that is in its Cell. */
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

/** Marks on a Model until Clean-up. */
export const ACTED = 1;
export const FESTERS = 2;
export const WATCHED = 4;
/** Each more damage this round is one of these. */
export const STRONGER = 8;

/** Lists by seat have one number a seat; others say what their numbers are by. */
export interface Rose extends State {
  /** By seat: the Mage and the school, or NONE until they are chosen. */
  readonly mage: number[];
  readonly school: number[];
  /** By colour: Power, the Rose's last. */
  readonly power: number[];
  /** By colour, the Rose's last: Trophies, and tokens of destroyed Rooms. */
  readonly trophies: number[];
  readonly ruins: number[];
  /** By seat and place: open quests, and what has been done for them. */
  readonly quests: number[];
  readonly progress: number[];
  readonly solved: number[][];
  /** By seat: Physical Action tokens left; whether it has passed. */
  readonly tokens: number[];
  readonly passed: number[];
  /** By seat and slot: a prepared card and its side, as one number; and who has seen it, a bit a seat. */
  readonly slots: number[];
  readonly peeked: number[];
  /** By seat and place: Traps and Protections that wait face down; and who saw them before, a bit a seat. */
  readonly waits: number[];
  readonly spied: number[];
  readonly hands: number[][];
  /** Top card last. */
  readonly decks: number[][];
  readonly discards: number[][];
  /** By seat and card: how many everybody knows the seat to have. */
  readonly known: number[];
  /** What somebody knows to be in a hand, or not far from it: one number each, in order, see `knowledge.ts`. */
  readonly held: number[];
  /** By seat and card, then by card of a school: how many were in the deck or pile when it was last shuffled. */
  readonly stock: number[];
  /** By seat and school: how many spells of it the Mage has. Everybody can count them. */
  readonly spells: number[];
  /** By seat: which Familiars it ever had, a bit each. */
  readonly summoned: number[];
  /** By Model: Mage or kind of Evocation, or NONE; Room or CELL; damage of an Evocation; marks. */
  readonly kind: number[];
  readonly place: number[];
  readonly hurt: number[];
  readonly marks: number[];
  /** By seat and colour: cubes on the Mage's sheet. */
  readonly sheet: number[];
  /** By seat: 1 while its Familiar is in Guard mode; 1 while its Action marker is fresh. */
  readonly guard: number[];
  readonly marker: number[];
  /** By seat: by how much its next damage this round is less, and all damage of this visit. */
  readonly less: number[];
  readonly ward: number[];
  /** By seat: the Mages that it has hurt this round, a bit each; of two players, hits. */
  readonly hits: number[];
  /** By place in the Lodge: the Room; by Room: its place, or NONE. */
  readonly rooms: number[];
  readonly where: number[];
  /** By place and colour: Instability. */
  readonly cubes: number[];
  /** By place: destroyed; used this round. */
  readonly ruined: number[];
  readonly used: number[];
  /** By school: top card last; what was not kept, face up. */
  readonly piles: number[][];
  readonly spent: number[][];
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
  /** 1 if the Crown was taken this round: then it does not pass at Clean-up. */
  crownTaken: number;
  round: number;
  /** How many moons have risen. */
  moon: number;
  /** Strikes do so much more this round; the next Room destroyed pays so much more. */
  fury: number;
  bounty: number;
  /** What the last wound really did: to the Model that was meant, and to whoever stood in for it. */
  dealt: number;
}

/** Every state is made here: one shape keeps the rules fast. */
export const make = (common: State, own: Omit<Rose, keyof State>): Rose => ({
  content: common.content,
  seats: common.seats,
  options: common.options,
  stack: common.stack,
  chance: common.chance,
  result: common.result,
  mage: own.mage,
  school: own.school,
  power: own.power,
  trophies: own.trophies,
  ruins: own.ruins,
  quests: own.quests,
  progress: own.progress,
  solved: own.solved,
  tokens: own.tokens,
  passed: own.passed,
  slots: own.slots,
  peeked: own.peeked,
  waits: own.waits,
  spied: own.spied,
  hands: own.hands,
  decks: own.decks,
  discards: own.discards,
  known: own.known,
  held: own.held,
  stock: own.stock,
  spells: own.spells,
  summoned: own.summoned,
  kind: own.kind,
  place: own.place,
  hurt: own.hurt,
  marks: own.marks,
  sheet: own.sheet,
  guard: own.guard,
  marker: own.marker,
  less: own.less,
  ward: own.ward,
  hits: own.hits,
  rooms: own.rooms,
  where: own.where,
  cubes: own.cubes,
  ruined: own.ruined,
  used: own.used,
  piles: own.piles,
  spent: own.spent,
  forgotten: own.forgotten,
  drawn: own.drawn,
  events: own.events,
  past: own.past,
  questDeck: own.questDeck,
  pastQuests: own.pastQuests,
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

function lists(of: readonly number[][]): number[][] {
  const copy: number[][] = new Array(of.length);
  for (let i = 0; i < of.length; i++) copy[i] = (of[i] as number[]).slice();
  return copy;
}

/** A copy that shares nothing that can change. */
export const copy = (s: Rose): Rose =>
  make(
    {
      content: s.content,
      seats: s.seats,
      options: s.options,
      stack: copyStack(s.stack),
      chance: s.chance.slice(),
      result: s.result,
    },
    {
      mage: s.mage.slice(),
      school: s.school.slice(),
      power: s.power.slice(),
      trophies: s.trophies.slice(),
      ruins: s.ruins.slice(),
      quests: s.quests.slice(),
      progress: s.progress.slice(),
      solved: lists(s.solved),
      tokens: s.tokens.slice(),
      passed: s.passed.slice(),
      slots: s.slots.slice(),
      peeked: s.peeked.slice(),
      waits: s.waits.slice(),
      spied: s.spied.slice(),
      hands: lists(s.hands),
      decks: lists(s.decks),
      discards: lists(s.discards),
      known: s.known.slice(),
      held: s.held.slice(),
      stock: s.stock.slice(),
      spells: s.spells.slice(),
      summoned: s.summoned.slice(),
      kind: s.kind.slice(),
      place: s.place.slice(),
      hurt: s.hurt.slice(),
      marks: s.marks.slice(),
      sheet: s.sheet.slice(),
      guard: s.guard.slice(),
      marker: s.marker.slice(),
      less: s.less.slice(),
      ward: s.ward.slice(),
      hits: s.hits.slice(),
      // Rooms stay where they are once the Lodge is built.
      rooms: s.rooms,
      where: s.where,
      cubes: s.cubes.slice(),
      ruined: s.ruined.slice(),
      used: s.used.slice(),
      piles: lists(s.piles),
      spent: lists(s.spent),
      forgotten: s.forgotten.slice(),
      drawn: s.drawn.slice(),
      events: s.events.slice(),
      past: s.past.slice(),
      questDeck: s.questDeck.slice(),
      pastQuests: s.pastQuests.slice(),
      student: s.student,
      event: s.event,
      crown: s.crown,
      crownTaken: s.crownTaken,
      round: s.round,
      moon: s.moon,
      fury: s.fury,
      bounty: s.bounty,
      dealt: s.dealt,
    },
  );
