import type { BarReason, Seat } from '../../../kernel/index.ts';
import { NONE } from '../../shared/list.ts';
import type { Deed } from '../content/content.ts';
import { petsInPlay } from '../state/queries.ts';
import type { Arena, Pet } from '../state/state.ts';
import { mayActOn, meetsCondition } from '../state/stats.ts';
import { couldSwap } from './asks.ts';

/** Which Pets a power, a Rune or an Item can be used on. */

/** The card itself says on whom it can be used (MA-16.24). */
export const WRONG: BarReason = ['MA-16.24', 'not-that-pet'];
const HELD: BarReason = ['MA-12.5', 'held'];
const LAST: BarReason = ['MA-16.4', 'last-pet'];
const STUCK: BarReason = ['MA-12.5', 'cannot-move'];

/** Whether the Pet is one of those that the card is about at all. */
export function isTarget(seat: Seat, self: Pet | null, { target }: Deed, pet: Pet): boolean {
  if (target === null || (target.other && pet === self)) return false;
  return target.side === 'any' || (target.side === 'own') === (pet.seat === seat);
}

/** Why a Pet that is meant cannot be chosen now, or null. */
export function targetBar(s: Arena, self: Pet | null, deed: Deed, pet: Pet): BarReason | null {
  const { target } = deed;
  if (self !== null && !mayActOn(s, self, pet)) return HELD;
  if (target !== null && target.if !== null && !meetsCondition(s, pet, target.if)) return WRONG;
  if (deed.banishes && petsInPlay(s, pet.seat) < 2) return LAST;
  if (deed.swaps && !couldSwap(s, pet)) return STUCK;
  return deed.strips && (pet.elyth === NONE || pet === self) ? WRONG : null;
}
