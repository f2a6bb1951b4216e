import { interrupt } from '../../../kernel/index.ts';
import { NONE } from '../../shared/list.ts';
import { damageTo, thornsOf } from '../foes/abilities.ts';
import { harm } from '../interrupts/damage.ts';
import { end, strike } from '../state/mutations.ts';
import { DAMAGES, type Foes } from '../state/state.ts';

/** FO-3.8, FO-10.10: a hit of an attack at one Foe; true if it took HP, which is what makes an attack successful. */
export function hit(s: Foes, by: number, kind: number, n: number, points: number): boolean {
  if (!strike(s, n, damageTo(s, by, kind, n, points), by)) return false;
  const thorns = thornsOf(s, n, kind);
  if (thorns > 0) interrupt(s, harm(s, by, thorns));
  return true;
}
/** FO-10.18: a bonus for a Familiar's next attack is used up by an attack, successful or not, and by nothing else. */
export const useUpBonus = (s: Foes, by: number): void =>
  void end(s, ({ kind, to, until }) => kind === DAMAGES && to === 1 << by && until === NONE);
