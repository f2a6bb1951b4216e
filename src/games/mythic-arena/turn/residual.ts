import { at, num } from '../../shared/list.ts';
import { CONSTRICT, noStats, REGENERATION, RESIDUAL } from '../content/abilities.ts';
import { batch } from '../effects/damage.ts';
import type { Arena, Pet } from '../state/state.ts';
import { holderOf, stat } from '../state/stats.ts';

/** Cleanup: what hurts and heals at the end of a turn, and what ends with it. Nobody is asked here. */

/** MA-10.2, MA-4.6: what a Pet on the Rear or in Stasis heals. */
export const RECOVERY = 30;
/** MA-12.2, MA-12.8 */
export const PER_COUNTER = 10;

/** MA-10.3, MA-10.5: residual damage, Constrict and Regeneration are one sum. */
export function resolveAll(s: Arena): void {
  batch.open();
  for (let i = 0; i < s.lines.length; i++) {
    const pets = at(s.lines, i);
    for (let j = 0; j < pets.length; j++) resolveOne(s, at(pets, j));
  }
  batch.close(s);
}
function resolveOne(s: Arena, pet: Pet): void {
  for (let status = 0; status < RESIDUAL; status++) {
    const counters = num(pet.status, status);
    if (counters > 0) batch.hurt(s, pet, counters * PER_COUNTER, num(TYPE_OF, status));
  }
  if (holderOf(s, pet, CONSTRICT) !== null) batch.hurt(s, pet, PER_COUNTER, PHYSICAL);
  const regenerates = stat(s, pet, REGENERATION);
  if (regenerates > 0) batch.heal(pet, regenerates);
}
const PHYSICAL = 0;
/** Bleed and Poison are physical, Burn is fire, Corrosion acid. */
const TYPE_OF = [0, 2, 3, 0];

/** MA-10.3: what lasts until the end of the turn ends, before anybody is looked at. */
export function endTimes(s: Arena): void {
  for (let i = 0; i < s.lines.length; i++) {
    const pets = at(s.lines, i);
    for (let j = 0; j < pets.length; j++) {
      const pet = at(pets, j);
      pet.turn = noStats();
      pet.silent = false;
    }
  }
}
