import type { Seat } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import type { Whom } from '../content/vocabulary.ts';
import { eachPet, isAdjacent, lineOf, other } from '../state/queries.ts';
import { type Arena, FRONT, type Pet } from '../state/state.ts';
import { isInHold, mayActOn } from '../state/stats.ts';

/** Whom an effect of this seat is for, given the Pet that acts and the one that it is about. */
export function whom(
  s: Arena,
  to: Whom,
  seat: Seat,
  self: Pet | null,
  target: Pet | null,
  each: (pet: Pet) => void,
): void {
  // MA-16.23: the power of a Pet in a hold reaches only the other one of the hold, and itself.
  const bound = self !== null && isInHold(s, self);
  const visit = bound ? (pet: Pet) => mayActOn(s, self, pet) && each(pet) : each;
  switch (to) {
    case 'self':
      if (self !== null) visit(self);
      return;
    case 'target':
      if (target !== null) visit(target);
      return;
    case 'adjacent':
      if (target !== null) neighbours(s, target, visit);
      return;
    case 'beside':
      if (self !== null) neighbours(s, self, visit);
      return;
    case 'own':
    case 'foes': {
      const side = to === 'own' ? seat : other(seat);
      eachPet(s, (pet) => {
        if (pet.seat === side) visit(pet);
      });
      return;
    }
    case 'ownFront':
    case 'foeFront': {
      const front = lineOf(s, to === 'ownFront' ? seat : other(seat), FRONT);
      for (let i = 0; i < front.length; i++) visit(at(front, i));
    }
  }
}

function neighbours(s: Arena, pet: Pet, visit: (pet: Pet) => void): void {
  eachPet(s, (next) => {
    if (isAdjacent(s, pet, next)) visit(next);
  });
}
/** The Pets adjacent to the target that the acting one can reach. */
export function adjacentTo(s: Arena, target: Pet, self: Pet | null): Pet[] {
  const list: Pet[] = [];
  whom(s, 'adjacent', target.seat, self, target, (pet) => list.push(pet));
  return list;
}
