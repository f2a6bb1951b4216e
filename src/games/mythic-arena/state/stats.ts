import type { Seat } from '../../../kernel/index.ts';
import { NONE } from '../../shared/list.ts';
import {
  CHOMP,
  CONSTRICT,
  COUNTED,
  type CompiledAbilities,
  type CompiledCondition,
  FLYING,
  HEALTH,
  MISS,
  NIMBLE,
  type Reflex,
  statusBit,
  type Varying,
} from '../content/abilities.ts';
import { cardOf, contentOf, type PetStats } from '../content/content.ts';
import { LINES, type LineName, STATUSES } from '../content/vocabulary.ts';
import { LINES_EACH, lineOf, other, petsInPlay, refTo, standsOn } from './queries.ts';
import type { Arena, Pet } from './state.ts';

/** What a Pet can do and bear at this moment: all of it follows from its card, its Elyth, counters and place. */

const countOf = (s: Arena, pet: Pet, each: NonNullable<Varying['each']>): number => {
  if (each === 'ally') return petsInPlay(s, pet.seat) - 1;
  if (each === 'foe') return petsInPlay(s, other(pet.seat));
  return s.points[other(pet.seat)] as number;
};
function fromGear(s: Arena, pet: Pet, gear: CompiledAbilities, stat: number): number {
  let sum = gear.grants[stat] as number;
  for (let i = 0; i < gear.varying.length; i++) {
    const { grants, if: condition, each, most } = gear.varying[i] as Varying;
    const by = grants[stat] as number;
    if (by === 0 || (condition !== null && !meetsCondition(s, pet, condition))) continue;
    sum += each === null ? by : by * Math.min(most, countOf(s, pet, each));
  }
  return sum;
}
/** MA-5.3: Passive Powers count unless a card turns them off; an Elyth always does. */
export function stat(s: Arena, pet: Pet, which: number): number {
  const { pets, gear } = contentOf(s);
  let sum =
    ((pets[pet.card] as PetStats).stats[which] as number) +
    (pet.counters[which] as number) +
    (pet.turn[which] as number);
  if (!pet.silent) sum += fromGear(s, pet, gear[pet.card] as CompiledAbilities, which);
  if (pet.elyth !== NONE) sum += fromGear(s, pet, gear[cardOf(pet.elyth)] as CompiledAbilities, which);
  return sum;
}

/** MA-11.1: the most damage that a Pet can take. */
export const health = (s: Arena, pet: Pet): number => stat(s, pet, HEALTH);
export const left = (s: Arena, pet: Pet): number => health(s, pet) - pet.damage;
/** MA-8.14: it has as much damage as Health. */
export const isDowned = (s: Arena, pet: Pet): boolean => pet.damage >= health(s, pet);
/** MA-12.5: who is held cannot evade. */
export const miss = (s: Arena, pet: Pet): number => (holderOf(s, pet) === null ? stat(s, pet, MISS) : 0);

function has(s: Arena, pet: Pet, trait: number): boolean {
  const { gear } = contentOf(s);
  const own = pet.silent ? 0 : (gear[pet.card] as CompiledAbilities).traits;
  const given = pet.elyth === NONE ? 0 : (gear[cardOf(pet.elyth)] as CompiledAbilities).traits;
  return ((own | given) & trait) !== 0;
}
export const isFlying = (s: Arena, pet: Pet): boolean => has(s, pet, FLYING);
export const isNimble = (s: Arena, pet: Pet): boolean => has(s, pet, NIMBLE);
export function isImmune(s: Arena, pet: Pet, bit: number): boolean {
  const { gear } = contentOf(s);
  const own = pet.silent ? 0 : (gear[pet.card] as CompiledAbilities).immune;
  const given = pet.elyth === NONE ? 0 : (gear[cardOf(pet.elyth)] as CompiledAbilities).immune;
  return ((own | given) & bit) !== 0;
}
const NO_REFLEXES: readonly Reflex[] = [];
/** What a Pet does by itself when this happens to it. */
export const ownReflexes = (s: Arena, pet: Pet, trigger: number): readonly Reflex[] =>
  pet.silent ? NO_REFLEXES : ((contentOf(s).gear[pet.card] as CompiledAbilities).on[trigger] as readonly Reflex[]);
/** What its Elyth does then. */
export const givenReflexes = (s: Arena, pet: Pet, trigger: number): readonly Reflex[] =>
  pet.elyth === NONE
    ? NO_REFLEXES
    : ((contentOf(s).gear[cardOf(pet.elyth)] as CompiledAbilities).on[trigger] as readonly Reflex[]);

/** MA-12.5: the Pet that holds this one, or null; by a certain status, or by any. */
export function holderOf(s: Arena, pet: Pet, grip = NONE): Pet | null {
  const ref = refTo(pet);
  for (let line = 0; line < LINES_EACH; line++) {
    const pets = lineOf(s, other(pet.seat), line);
    for (let i = 0; i < pets.length; i++) {
      const giver = pets[i] as Pet;
      if (giver.holds === ref && (grip === NONE || giver.grip === grip)) return giver;
    }
  }
  return null;
}
/** Whether any Pet of this player holds another. */
export function holdsAny(s: Arena, seat: Seat): boolean {
  for (let line = 0; line < LINES_EACH; line++) {
    const pets = lineOf(s, seat, line);
    for (let i = 0; i < pets.length; i++) if ((pets[i] as Pet).holds !== NONE) return true;
  }
  return false;
}
export const isInHold = (s: Arena, pet: Pet): boolean => pet.holds !== NONE || holderOf(s, pet) !== null;
/** MA-12.5, MA-16.14: who holds or is held can do something only to the other of the two. */
export function mayActOn(s: Arena, pet: Pet, target: Pet): boolean {
  return pet === target || !isInHold(s, pet) || pet.holds === refTo(target) || target.holds === refTo(pet);
}

export const hasStatus = (s: Arena, pet: Pet, status: number): boolean =>
  status < COUNTED ? (pet.status[status] as number) > 0 : holderOf(s, pet, status) !== null;
/** MA-12.1, MA-12.6: how many kinds of status a Pet has; holding another is none. */
export function kindsOf(s: Arena, pet: Pet): number {
  let kinds = 0;
  for (let status = 0; status < COUNTED; status++) if ((pet.status[status] as number) > 0) kinds++;
  if (holderOf(s, pet, CHOMP) !== null) kinds++;
  if (holderOf(s, pet, CONSTRICT) !== null) kinds++;
  return kinds;
}

/** Whether all parts of a condition are true of a Pet. */
export function meetsCondition(s: Arena, pet: Pet, c: CompiledCondition): boolean {
  if (c.atMost !== undefined && left(s, pet) > c.atMost) return false;
  if (c.above !== undefined && left(s, pet) <= c.above) return false;
  if (c.hurt === true && pet.damage === 0) return false;
  if (c.bears !== undefined && (pet.elyth !== NONE) !== c.bears) return false;
  if (c.leads !== undefined && (s.lead === pet.seat) !== c.leads) return false;
  if (c.line !== undefined && (LINES[standsOn(s, refTo(pet))] as LineName) !== c.line) return false;
  if (c.alone === true && lineOf(s, pet.seat, standsOn(s, refTo(pet))).length > 1) return false;
  if (c.afflicted === undefined) return true;
  return c.afflicted === 'any' ? kindsOf(s, pet) > 0 : hasStatus(s, pet, STATUSES.indexOf(c.afflicted));
}

export const isResistant = (s: Arena, pet: Pet, status: number): boolean => isImmune(s, pet, statusBit(status));
