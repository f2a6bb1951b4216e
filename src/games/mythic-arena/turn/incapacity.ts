import { die } from '../../../kernel/index.ts';
import { num } from '../../shared/list.ts';
import { FEAR, PARALYZE, STUN } from '../content/abilities.ts';
import { cure } from '../effects/statuses.ts';
import { tell } from '../state/events.ts';
import { refTo } from '../state/queries.ts';
import type { Arena, Pet } from '../state/state.ts';

/** Chapter: Incapacitating Statuses. Whether a Pet that tries to do something can. */

const ESCAPES = 11;

/** MA-12.3: a paralysed Pet rolls; 11 or more, and it is free. */
export function rollToBreakFree(s: Arena, pet: Pet): boolean {
  if (num(pet.status, PARALYZE) === 0) return true;
  const rolled = die(s, 20);
  tell.struggles(s, refTo(pet), rolled, rolled >= ESCAPES);
  if (rolled < ESCAPES) return false;
  cure(s, pet, PARALYZE);
  return true;
}
/** MA-12.4, MA-16.13: Fear and Stun make the next power fail and are gone with it; then there is no roll. */
export function rollToAct(s: Arena, pet: Pet): boolean {
  const feared = num(pet.status, FEAR) > 0;
  const stunned = num(pet.status, STUN) > 0;
  if (!feared && !stunned) return rollToBreakFree(s, pet);
  tell.fails(s, refTo(pet), feared ? FEAR : STUN);
  if (feared) cure(s, pet, FEAR);
  if (stunned) cure(s, pet, STUN);
  return false;
}
