import { seatOf } from '../content.ts';
import { tell } from '../events.ts';
import { inArena, lineOf, num, petOf, refTo, simplified, standsOn } from '../readings.ts';
import { type Arena, type Battle, battleOf, FRONT, NONE, type Pet } from '../state.ts';
import { enter, isAssigned } from './blockers.ts';
import { replaceIn } from './switch-hit.ts';

/** Chapter: Retaliate. */

/** MA-8.24: a Flyer that attacked another line than the Front is not retaliated for. */
const flewPast = (b: Battle, ref: number): boolean => b.attacks.some(({ pet, line }) => pet === ref && line !== FRONT);

/** Who was moved by the Line Check to the place of the fallen; simplified, anybody on that line (MA-8.23, MA-15.1). */
function newcomer(s: Arena, b: Battle, seat: number, line: number): number {
  const free = (ref: number): boolean => !isAssigned(b, ref);
  for (let i = 0; i < b.moved.length; i += 2) {
    const ref = num(b.moved, i);
    if (seatOf(ref) === seat && num(b.moved, i + 1) === line && standsOn(s, ref) === line && free(ref)) return ref;
  }
  if (!simplified(s)) return NONE;
  const pet = lineOf(s, seat, line).find((other) => free(refTo(other)));
  return pet === undefined ? NONE : refTo(pet);
}

/** MA-8.22: whoever fell before it acted is replaced, if somebody moved up; the newcomer enters battle (MA-16.8). */
export function retaliate(s: Arena, { pet: by }: { readonly pet: number }): void {
  const b = battleOf(s) as Battle;
  const striker = petOf(s, by);
  for (let i = 0; i < b.fallen.length; i += 2) {
    const fallen = num(b.fallen, i);
    const slot = b.order.findIndex(({ pet }) => pet === fallen);
    if (slot === -1 || striker === null || striker.seat === seatOf(fallen) || flewPast(b, fallen)) continue;
    const next = newcomer(s, b, seatOf(fallen), num(b.fallen, i + 1));
    if (next === NONE || !inArena(s, by)) continue;
    replaceIn(b, fallen, next);
    b.order[slot] = { pet: next, power: NONE, foe: by, retaliates: true };
    tell.retaliates(s, next, fallen);
    enter(s, petOf(s, next) as Pet, striker);
  }
  b.fallen.length = 0;
  b.moved.length = 0;
}
