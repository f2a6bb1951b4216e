import type { FoesTable, RunningView } from './secrets.ts';

/** What is in effect for a while, as far as it counts for somebody's rolls, attacks and damage. */

/** The sum of what runs on and adds to a Familiar's rolls, or to the damage of its attacks. */
export const runningFor = ({ running }: FoesTable, effect: 'roll' | 'damage' | 'guard', familiar: string): number =>
  running.reduce((sum, each) => sum + (each.effect === effect && each.to.includes(familiar) ? each.amount : 0), 0);

/** Whether it is about this Foe; what is about none of them in particular lowers the rolls of all. */
export const isOn = ({ effect, foe: about }: RunningView, foe: string): boolean =>
  about === foe || (effect === 'hex' && about === null);
/** How much lower a Foe rolls. */
export const hexOn = ({ running }: FoesTable, foe: string): number =>
  running.reduce((sum, each) => sum + (each.effect === 'hex' && isOn(each, foe) ? each.amount : 0), 0);
