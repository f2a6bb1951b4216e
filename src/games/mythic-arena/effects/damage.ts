import { at, NONE, num } from '../../shared/list.ts';
import { typeBit } from '../content/abilities.ts';
import { TYPES } from '../content/vocabulary.ts';
import { tell } from '../state/events.ts';
import { refTo } from '../state/queries.ts';
import type { Arena, Pet } from '../state/state.ts';
import { isImmune } from '../state/stats.ts';

/** Atoms of damage and healing. Nobody is Downed here: that is looked at once, after the whole effect (MA-16.1). */

/** Damage of this type is kept off the Pet by immunity or a shield; what is left of it. */
function getsThrough(s: Arena, pet: Pet, amount: number, type: number): number {
  if (type === NONE || amount === 0) return amount;
  if (isImmune(s, pet, typeBit(type))) {
    tell.unharmed(s, refTo(pet), at(TYPES, type));
    return 0;
  }
  const prevented = Math.min(pet.shield, amount);
  if (prevented === 0) return amount;
  pet.shield -= prevented;
  tell.prevented(s, refTo(pet), prevented);
  return amount - prevented;
}

/** Deals damage now; what really gets through. Damage of no type cannot be prevented. */
export function hurt(s: Arena, pet: Pet, amount: number, type: number): number {
  const dealt = getsThrough(s, pet, amount, type);
  if (dealt === 0) return 0;
  pet.damage += dealt;
  tell.hurt(s, refTo(pet), dealt, type);
  return dealt;
}
/** MA-11.2: removes damage, never beyond the maximum. */
export function heal(s: Arena, pet: Pet, amount: number): void {
  const healed = Math.min(pet.damage, amount);
  if (healed === 0) return;
  pet.damage -= healed;
  tell.healed(s, refTo(pet), healed);
}

/**
 * MA-8.13, MA-16.2: what happens at once is summed up first and clamped once. The lists are reused: between `open` and
 * `close` nobody is asked anything.
 */
const touched: Pet[] = [];
const hurts: number[] = [];
const heals: number[] = [];
let count = 0;

function add(pet: Pet, hurt: number, heal: number): void {
  let i = 0;
  while (i < count && touched[i] !== pet) i++;
  if (i === count) {
    touched[count++] = pet;
    hurts[i] = 0;
    heals[i] = 0;
  }
  hurts[i] = num(hurts, i) + hurt;
  heals[i] = num(heals, i) + heal;
}
export const batch = {
  open(): void {
    count = 0;
  },
  hurt(s: Arena, pet: Pet, amount: number, type: number): number {
    const dealt = getsThrough(s, pet, amount, type);
    if (dealt === 0) return 0;
    add(pet, dealt, 0);
    tell.hurt(s, refTo(pet), dealt, type);
    return dealt;
  },
  heal(pet: Pet, amount: number): void {
    add(pet, 0, amount);
  },
  close(s: Arena): void {
    for (let i = 0; i < count; i++) {
      const pet = at(touched, i);
      pet.damage += num(hurts, i);
      heal(s, pet, num(heals, i));
    }
    count = 0;
  },
};

/** Stats until the end of the turn, or by counters that stay. */
const sum = (a: readonly number[], b: readonly number[]): readonly number[] => {
  const total = a.slice();
  for (let stat = 0; stat < total.length; stat++) total[stat] = num(a, stat) + num(b, stat);
  return total;
};
export function boost(s: Arena, pet: Pet, grants: readonly number[]): void {
  pet.turn = sum(pet.turn, grants);
  tell.boosted(s, refTo(pet), grants);
}
export function grow(s: Arena, pet: Pet, grants: readonly number[]): void {
  pet.counters = sum(pet.counters, grants);
  tell.grew(s, refTo(pet), grants);
}
/** Shields add up. */
export function shield(s: Arena, pet: Pet, damage: number, statuses: number): void {
  pet.shield += damage;
  pet.charm += statuses;
  tell.shielded(s, refTo(pet), damage, statuses);
}
export function silence(s: Arena, pet: Pet): void {
  pet.silent = true;
  tell.silenced(s, refTo(pet));
}
