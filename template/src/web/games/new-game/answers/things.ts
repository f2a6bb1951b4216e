import type { Thing } from '../../../table/board.ts';

/**
 * The words of an answer that each thing on the board stands for. The board never asks what is allowed: a thing that is not
 * is touched like all others, and the table says why not.
 */
export const forest: Thing = [{ word: 'gather', at: 0 }];
export const home: Thing = [{ word: 'home', at: 0 }];
/** A charm of the hand, whether it is used or put back. */
export const charmThing = (charm: string): Thing => [{ word: charm, at: 1 }];
