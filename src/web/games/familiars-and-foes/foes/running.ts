import type { FoesTable, RunningView } from '../../../../games/familiars-and-foes/face.ts';
import type { Until } from './text.ts';

/** What is in effect for a while. */

export const untilOf = ({ from = 0, until }: RunningView, { round }: FoesTable): Until =>
  until === null ? 'next' : from > round ? 'coming' : until <= round ? 'turn' : 'later';

/** Whether it is about this Foe; what is about none of them in particular lowers the rolls of all. */
export const isOn = ({ effect, foe: about }: RunningView, foe: string): boolean =>
  about === foe || (effect === 'hex' && about === null);
/** How much lower a Foe rolls. */
export const hexOn = ({ running }: FoesTable, foe: string): number =>
  running.reduce((sum, each) => sum + (each.effect === 'hex' && isOn(each, foe) ? each.amount : 0), 0);
