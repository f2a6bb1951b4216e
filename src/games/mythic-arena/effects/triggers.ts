import { at } from '../../shared/list.ts';
import { DEALS, listed, type Reflex } from '../content/abilities.ts';
import { type Effect, STATUSES, TYPES } from '../content/vocabulary.ts';
import { draw } from '../state/mutations.ts';
import type { Arena, Pet } from '../state/state.ts';
import { givenReflexes, meetsCondition, ownReflexes } from '../state/stats.ts';
import { batch, boost, grow, shield } from './damage.ts';
import { afflict } from './statuses.ts';
import { whom } from './whom.ts';

/** Chapter: Triggered Effects & Resolution. All that one event sets off is resolved together (MA-8.13, MA-13). */

/** Who has dealt damage in this batch, and to whom; each does so once. Reused, never kept. */
const dealers: Pet[] = [];
const victims: Pet[] = [];
let count = 0;

export function openTriggers(): void {
  batch.open();
  count = 0;
}
/** This Pet deals damage now, by its power or by a trigger. */
export function noteDealer(pet: Pet, victim: Pet): void {
  for (let i = 0; i < count; i++) if (dealers[i] === pet) return;
  dealers[count] = pet;
  victims[count++] = victim;
}
/** Whoever dealt damage has its own triggers, which belong to the same batch; what these deal is dealt by the same Pet. */
export function closeTriggers(s: Arena): void {
  for (let i = 0; i < count; i++) fire(s, at(dealers, i), DEALS, at(victims, i));
  batch.close(s);
}
/** A Pet has dealt damage to another, beside a hit or without one. */
export function deals(s: Arena, pet: Pet, victim: Pet): void {
  openTriggers();
  noteDealer(pet, victim);
  closeTriggers(s);
}

/** Sets off what a Pet does at this trigger. Only between `openTriggers` and `closeTriggers`. */
export function fire(s: Arena, pet: Pet, trigger: number, target: Pet): void {
  fireAll(s, pet, ownReflexes(s, pet, trigger), target);
  fireAll(s, pet, givenReflexes(s, pet, trigger), target);
}
function fireAll(s: Arena, pet: Pet, reflexes: readonly Reflex[], target: Pet): void {
  for (let i = 0; i < reflexes.length; i++) {
    const reflex = at(reflexes, i);
    if (reflex.if !== null && !meetsCondition(s, pet, reflex.if)) continue;
    for (let j = 0; j < reflex.do.length; j++) react(s, pet, target, at(reflex.do, j));
  }
}

function react(s: Arena, self: Pet, target: Pet, effect: Effect): void {
  if (effect.do === 'draw') {
    draw(s, self.seat, effect.cards);
    return;
  }
  if (!('to' in effect)) return;
  if (effect.to === 'target') reactOn(s, self, target, effect);
  else if (effect.to === 'self') reactOn(s, self, self, effect);
  else whom(s, effect.to, self.seat, self, target, (pet) => reactOn(s, self, pet, effect));
}
function reactOn(s: Arena, self: Pet, pet: Pet, effect: Effect): void {
  switch (effect.do) {
    case 'damage':
      if (batch.hurt(s, pet, effect.amount, TYPES.indexOf(effect.type)) > 0) noteDealer(self, pet);
      return;
    case 'heal':
      batch.heal(pet, effect.amount);
      return;
    case 'boost':
      boost(s, pet, listed(effect.grants));
      return;
    case 'grow':
      grow(s, pet, listed(effect.grants));
      return;
    case 'shield':
      shield(s, pet, effect.damage, effect.statuses);
      return;
    case 'status':
      afflict(s, pet, STATUSES.indexOf(effect.status), effect.counters ?? 1, self.seat, null);
  }
}
