import { ARMOUR, DAMAGE, HIT } from '../content/abilities.ts';
import type { Power } from '../content/content.ts';
import type { Arena, Pet } from '../state/state.ts';
import { meetsCondition, stat } from '../state/stats.ts';

/** Battle, step 5: what an Attack Roll is worth. Queries, for who rolls and for who foretells. */

export const CRITICAL = 20;
export const GLANCING = 1;
const SWING = 20;

/** Whether the power's own bonus counts now. */
function bonusCounts(s: Arena, { bonus }: Power, striker: Pet, foe: Pet): boolean {
  return bonus !== null && meetsCondition(s, bonus.of === 'self' ? striker : foe, bonus.if);
}
/** MA-8.11: what is added to the die. */
export const hitOf = (s: Arena, power: Power, striker: Pet, foe: Pet): number =>
  stat(s, striker, HIT) + (bonusCounts(s, power, striker, foe) ? (power.bonus?.hit ?? 0) : 0);

/** MA-8.16, MA-8.18, MA-16.12: what the hit will do, before anything prevents it. */
export function damageOf(s: Arena, power: Power, striker: Pet, foe: Pet, natural: number): number {
  if (power.damage === 0) return 0;
  const armour = stat(s, foe, ARMOUR);
  if (natural === GLANCING) return Math.max(0, power.damage - SWING - armour);
  const bonus = bonusCounts(s, power, striker, foe) ? (power.bonus?.damage ?? 0) : 0;
  const swing = natural === CRITICAL ? SWING : 0;
  return Math.max(0, power.damage + bonus + stat(s, striker, DAMAGE) + swing - armour);
}
