import { at, num } from '../../shared/list.ts';
import { ENTERS } from '../content/abilities.ts';
import { closeTriggers, fire, openTriggers } from '../effects/triggers.ts';
import { petOf } from '../state/queries.ts';
import type { Arena, Battle, Pet } from '../state/state.ts';

/** Who enters battle with whom, and what that sets off (MA-8.6, MA-13.1). Two Pets enter battle with each other once. */

function haveMet(b: Battle, a: number, c: number): boolean {
  for (let i = 0; i < b.met.length; i += 2) {
    const [x, y] = [num(b.met, i), num(b.met, i + 1)];
    if ((x === a && y === c) || (x === c && y === a)) return true;
  }
  return false;
}
/** Fires what both have, between `openTriggers` and `closeTriggers`; whether they were new to each other. */
function meet(s: Arena, b: Battle, a: number, c: number): boolean {
  const first = petOf(s, a);
  const second = petOf(s, c);
  if (first === null || second === null || haveMet(b, a, c)) return false;
  b.met.push(a, c);
  fire(s, first, ENTERS, second);
  fire(s, second, ENTERS, first);
  return true;
}

/** Attackers and their Primary Blockers, all at once; whether anybody was new. Leftovers enter when they strike (MA-16.19). */
export function enterPairs(s: Arena, b: Battle): boolean {
  let any = false;
  openTriggers();
  for (let i = 0; i < b.attacks.length; i++) {
    const { pet, blockers } = at(b.attacks, i);
    if (blockers.length > 0) any = meet(s, b, pet, num(blockers, 0)) || any;
  }
  closeTriggers(s);
  return any;
}
/** One Pet with several others, at once (MA-16.23); whether anybody was new. */
export function enterWith(s: Arena, b: Battle, ref: number, foes: readonly number[]): boolean {
  let any = false;
  openTriggers();
  for (let i = 0; i < foes.length; i++) any = meet(s, b, ref, num(foes, i)) || any;
  closeTriggers(s);
  return any;
}

/** Whom a Pet with an assignment faces: an Attacker all its Blockers, a Blocker its Attacker. Some may be gone. */
export function facedBy(b: Battle, ref: number): readonly number[] {
  for (let i = 0; i < b.attacks.length; i++) {
    const { pet, blockers } = at(b.attacks, i);
    if (pet === ref) return blockers;
    if (blockers.includes(ref)) return [pet];
  }
  return NOBODY;
}
const NOBODY: readonly number[] = [];

/** The Pet faced first of those that still stand, or null. */
export function foeFacing(s: Arena, b: Battle, ref: number): Pet | null {
  for (const foe of facedBy(b, ref)) {
    const pet = petOf(s, foe);
    if (pet !== null) return pet;
  }
  return null;
}
