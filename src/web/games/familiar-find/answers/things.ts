import type { FindTable } from '../../../../games/familiar-find/face.ts';
import type { Seat, View } from '../../../../kernel/index.ts';
import type { Thing } from '../../../table/board.ts';
import { asking } from '../selectors.ts';

/**
 * The words of an answer that each thing on the board stands for. The verb is among them, so that a card of the hand
 * is never taken for the same card of a collection.
 */
type FindView = View<FindTable>;
const thing = (verb: string, ...words: readonly (readonly [word: string, at: number])[]): Thing => [
  { word: verb, at: 0 },
  ...words.map(([word, at]) => ({ word, at })),
];
const verbOf = (view: FindView, verbs: readonly [string, ...string[]]): string =>
  verbs.find((verb) => verb === asking(view)) ?? verbs[0];
const player = (seat: Seat): string => `player-${seat + 1}`;

export const handThing = (view: FindView, card: string): Thing => thing(verbOf(view, ['play', 'drop']), [card, 1]);
export const spellThing = (card: string): Thing => thing('cast', [card, 1]);
export const familiarThing = (card: string): Thing => thing('befriend', [card, 1]);
/** A card of the own collection. */
export const ownThing = (view: FindView, card: string): Thing =>
  thing(verbOf(view, ['discard', 'give', 'trade']), [card, 1]);
/** A card of somebody else's collection. */
export const theirThing = (view: FindView, seat: Seat, card: string): Thing =>
  asking(view) === 'trade'
    ? thing('trade', [player(seat), 2], [card, 3])
    : thing('steal', [player(seat), 1], [card, 2]);
export const isTheirs = (view: FindView): boolean => asking(view) === 'steal' || asking(view) === 'trade';
/** Any verb: a pile is taken, spared, looked into and laid upon. */
export const pileThing = (view: FindView, pile: string): Thing => [{ word: pile, at: asking(view) === 'play' ? 2 : 1 }];
export const playerThing = (view: FindView, seat: Seat): Thing => [
  { word: player(seat), at: asking(view) === 'steal' ? 1 : 2 },
];
