import { copyStack, type Seat, type State } from '../../../kernel/index.ts';
import { copyLists } from '../../shared/list.ts';

/** A card lying in a pile. */
export interface Lying {
  readonly card: number;
  readonly down: boolean;
  /** Seats that have seen it, a bit each. Everybody has seen a face-up card. */
  readonly known: number;
}

/** No Location lies at the centre. */
export const NOWHERE = -1;
/** No Familiar yet. */
export const ALONE = -1;

export interface Find extends State {
  /** Top card last. */
  readonly deck: number[];
  readonly discard: number[];
  /** The centre, then the pile to each player's left; bottom card first. */
  readonly piles: Lying[][];
  /** In the order of drawing. */
  readonly hands: number[][];
  /** How many of each collected kind. */
  readonly collections: number[][];
  readonly familiars: number[];
  /** When each seat was eliminated: 0 while it plays, then 1 for the first, 2 for the second … */
  readonly out: number[];
  location: number;
  /** Face down, top last. */
  readonly locations: number[];
  readonly visited: number[];
  first: Seat;
  /** Whose turn it is. */
  active: Seat;
  turns: number;
  /** Turns until the centre is rested: 2 when it is taken, 1 in the turn after. */
  rest: number;
}

/** How many cards a player is to play, as the rules and the effects of the turn say. */
export interface PlayPlan {
  readonly seat: Seat;
  up: number;
  down: number;
  /** Piles out of reach that this player emptied and must refill. */
  readonly owes: readonly number[];
}

/** One turn, and what it must remember from step to step. */
export interface Turn extends PlayPlan {
  /** What the Location and the Familiar still have to say about the pile that was taken. */
  obeys: boolean;
  uses: boolean;
  /** FF-5.4: cards were collected from the central pile since the last change of the Location. */
  tours: boolean;
  /** Spells still to resolve. */
  readonly spells: number[];
  readonly owes: number[];
}

/** FF-2.7: unless a card says otherwise, two cards will be played face up and one face down. */
export const newTurn = (seat: Seat): Turn => ({
  seat,
  up: 2,
  down: 1,
  obeys: false,
  uses: false,
  tours: false,
  spells: [],
  owes: [],
});

/** Cards to be laid by a player: exactly so many face up and so many face down. */
export type Laying = Readonly<PlayPlan>;

/** Every state is made here: one shape keeps the rules fast. */
export const make = (common: State, own: Omit<Find, keyof State>): Find => ({
  content: common.content,
  seats: common.seats,
  options: common.options,
  stack: common.stack,
  chance: common.chance,
  result: common.result,
  deck: own.deck,
  discard: own.discard,
  piles: own.piles,
  hands: own.hands,
  collections: own.collections,
  familiars: own.familiars,
  out: own.out,
  location: own.location,
  locations: own.locations,
  visited: own.visited,
  first: own.first,
  active: own.active,
  turns: own.turns,
  rest: own.rest,
});

/** A copy that shares nothing that can change; a card in a pile never changes, it is replaced. */
export function copy(s: Find): Find {
  return {
    content: s.content,
    seats: s.seats,
    options: s.options,
    stack: copyStack(s.stack),
    chance: s.chance.slice(),
    result: s.result,
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    piles: copyLists(s.piles),
    hands: copyLists(s.hands),
    collections: copyLists(s.collections),
    familiars: s.familiars.slice(),
    out: s.out.slice(),
    location: s.location,
    locations: s.locations.slice(),
    visited: s.visited.slice(),
    first: s.first,
    active: s.active,
    turns: s.turns,
    rest: s.rest,
  };
}
