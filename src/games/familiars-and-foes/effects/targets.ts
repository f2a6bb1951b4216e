import { NONE } from '../../shared/list.ts';
import { contentOf } from '../content/content.ts';
import { familiar, foeAt, foePlace, isAlive, isStanding, placeOf, team } from '../state/queries.ts';
import type { Foes } from '../state/state.ts';

/** Whom the words of the cards are for. */

/** The place of the Familiar that a target names, or NONE. Targets are numbered as in `answers.ts`. */
function familiarIn(s: Foes, target: number): number {
  const { mats } = contentOf(s);
  return target > 0 && target <= mats.length ? placeOf(s, target - 1) : NONE;
}

/** The place in the wave of the Foe that a target names, or NONE. */
export function foeIn(s: Foes, target: number): number {
  const first = contentOf(s).mats.length + 1;
  return target >= first ? foePlace(s, target - first) : NONE;
}

export const targetFamiliar = (s: Foes, place: number): number => familiar(s, place).mat + 1;
export const targetFoe = (s: Foes, n: number): number => contentOf(s).mats.length + 1 + foeAt(s, n).card;
/** The Standing Familiars that an effect is for, as bits. */
export function whom(s: Foes, to: 'self' | 'target' | 'team', by: number, target: number): number {
  if (to === 'team') return team(s);
  const place = to === 'self' ? by : familiarIn(s, target);
  return place !== NONE && isStanding(s, place) ? 1 << place : 0;
}

export function eachOf(s: Foes, bits: number, visit: (place: number) => void): void {
  for (let place = 0; place < s.familiars.length; place++) if ((bits & (1 << place)) !== 0) visit(place);
}

export function eachFoe(s: Foes, to: 'target' | 'foes', target: number, visit: (n: number) => void): void {
  const only = to === 'target' ? foeIn(s, target) : NONE;
  for (let n = 0; n < s.foes.length; n++) if (isAlive(s, n) && (to === 'foes' || n === only)) visit(n);
}
