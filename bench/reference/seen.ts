import {
  copyPlain,
  Game,
  type RandomState,
  type Seat,
  type State,
  shuffle,
  type Viewer,
} from '../../src/kernel/index.ts';
import { reference } from './kernel.ts';
import { type Lying, NOTHING, type Reference, SORTED } from './rules.ts';

/** The reference game for bots: what a seat sees of it, worlds that fit that, and what a state is worth. */

/** -1 stands for a card that the viewer does not know. */
interface SeenTable {
  readonly deck: number;
  readonly piles: readonly (readonly Lying[])[];
  readonly hands: readonly (readonly number[])[];
  readonly collections: readonly (readonly number[])[];
  readonly discard: readonly number[];
  readonly pending: readonly number[];
  readonly turns: number;
}
const UNKNOWN = -1;

const table = (s: Reference, viewer: Viewer): SeenTable => {
  const sees = (seat: Seat) => viewer === 'all' || viewer === seat;
  return {
    deck: s.deck.length,
    piles: s.piles.map((pile) =>
      pile.map(({ card, up, owner }) => ({ card: up || sees(owner) ? card : UNKNOWN, up, owner })),
    ),
    hands: s.hands.map((hand, seat) => (sees(seat) ? hand.slice() : hand.map(() => UNKNOWN))),
    collections: copyPlain(s.collections),
    discard: s.discard.slice(),
    pending: s.pending.slice(),
    turns: s.turns,
  };
};

function redeal(common: State, seen: SeenTable, _viewer: Viewer, rng: RandomState): Reference {
  const left = new Array<number>(Math.max(...SORTED) + 1).fill(0);
  for (const card of SORTED) left[card] = (left[card] as number) + 1;
  const gone = (card: number, count = 1) => {
    if (card !== UNKNOWN) left[card] = (left[card] as number) - count;
  };
  for (const pile of seen.piles) for (const { card } of pile) gone(card);
  for (const hand of seen.hands) for (const card of hand) gone(card);
  for (const collection of seen.collections) collection.forEach((count, card) => void gone(card, count));
  for (const card of seen.discard) gone(card);
  for (const card of seen.pending) gone(card);
  const deck: number[] = [];
  for (let card = 0; card < left.length; card++) for (let i = left[card] as number; i > 0; i--) deck.push(card);
  shuffle(rng, deck);
  const known = (card: number): number => (card === UNKNOWN ? (deck.pop() as number) : card);
  const { content, seats, options, stack, chance, result } = common;
  const hands = seen.hands.map((hand) => hand.map(known));
  const piles = seen.piles.map((pile) => pile.map(({ card, up, owner }) => ({ card: known(card), up, owner })));
  const { collections, discard, pending, turns } = copyPlain(seen) as unknown as Reference;
  return { content, seats, options, stack, chance, result, deck, piles, hands, collections, discard, pending, turns };
}

/** Won 1, lost -1; before that, who has collected more, with what is rare counting more. */
function value(s: Reference, seat: Seat): number {
  if (s.result !== null) return s.result.winners.length === 2 ? 0 : s.result.winners[0] === seat ? 1 : -1;
  const worth = (of: Seat) => {
    let sum = 0;
    for (let card = 0; card < NOTHING.length; card++) {
      const n = s.collections[of]?.[card] as number;
      // The last kind loses the game if there are three of it.
      sum += card === NOTHING.length - 1 ? -2 * n : n * n;
    }
    return sum;
  };
  return (worth(seat) - worth(1 - seat)) / 100;
}

const { zones: _none, ...rules } = reference.rules;
export const seenReference = new Game<Reference, SeenTable>({ ...rules, table, redeal, value });
