import { copyStack, type Seat, type State } from '../../../kernel/index.ts';
import { copyLists } from '../../shared/list.ts';

/** Cards and charms are numbers: their places in the lists of the content. */
export interface NewGameState extends State {
  /** The forest, top card last. */
  readonly deck: number[];
  /** The seats that have looked at the top card of the forest, a bit each. */
  peeked: number;
  readonly discard: number[];
  /** Charms that nobody has, face down, top one last. */
  readonly charms: number[];
  /** Charms that were used or put back, face up. */
  readonly spent: number[];
  /** By seat: the charms in hand, in the order of drawing. */
  readonly hands: number[][];
  /** By seat: the herbs that were brought home. */
  readonly stores: number[][];
  /** What the active player has gathered in this turn, in that order. */
  readonly basket: number[];
  active: Seat;
  turns: number;
}

/** One turn, and what it must remember from question to question. */
export interface Turn {
  readonly seat: Seat;
  /** Prowlers that will be discarded at once. */
  hides: number;
}

/** Every state is made here: one shape keeps the rules fast. */
export const make = (common: State, own: Omit<NewGameState, keyof State>): NewGameState => ({
  content: common.content,
  seats: common.seats,
  options: common.options,
  stack: common.stack,
  chance: common.chance,
  result: common.result,
  deck: own.deck,
  peeked: own.peeked,
  discard: own.discard,
  charms: own.charms,
  spent: own.spent,
  hands: own.hands,
  stores: own.stores,
  basket: own.basket,
  active: own.active,
  turns: own.turns,
});

/** A copy that shares nothing that can change. */
export const copy = (s: NewGameState): NewGameState => ({
  content: s.content,
  seats: s.seats,
  options: s.options,
  stack: copyStack(s.stack),
  chance: s.chance.slice(),
  result: s.result,
  deck: s.deck.slice(),
  peeked: s.peeked,
  discard: s.discard.slice(),
  charms: s.charms.slice(),
  spent: s.spent.slice(),
  hands: copyLists(s.hands),
  stores: copyLists(s.stores),
  basket: s.basket.slice(),
  active: s.active,
  turns: s.turns,
});
