import type { Frame } from '../../../kernel/index.ts';
import { NONE } from '../../shared/list.ts';
import { momentBit, NO_MOMENT } from '../content/content.ts';
import type { Foes } from '../state/state.ts';

/** FO-10.1: the moments that are asked for, as bits. At all other times interrupts are asides. */

/** What a procedure with a window remembers: the seats that have passed, as bits. */
export interface Moment {
  passed: number;
}

export const ROLL = momentBit('roll');
export const FOE_ROLL = momentBit('foeRoll');
export const FLIP = momentBit('flip');
export const ROLLED = momentBit('rolled');
export const FLIPPED = momentBit('flipped');
export const DAMAGE = momentBit('damage');

/** From this step of `flipping` on the coin lies there. */
export const COIN_LIES = 3;

export const topOf = (s: Foes): Frame => s.stack[s.stack.length - 1] as Frame;

/** The moment whose question is open, or `NO_MOMENT`. */
export function momentOf(s: Foes): number {
  const { proc, step } = topOf(s);
  if (proc === 'rolling') return s.roll.face > 0 ? ROLLED : s.roll.by === NONE ? FOE_ROLL : ROLL;
  if (proc === 'flipping') return step < COIN_LIES ? FLIP : FLIPPED;
  return proc === 'scoring' ? DAMAGE : NO_MOMENT;
}
