import type { HeardEvent, Seat } from '../../../kernel/index.ts';
import type { Harm } from '../../table/board.ts';
import { seatOfPet } from './selectors.ts';

/** What can be done to somebody's Pets. */
export function harm({ kind, pet, from }: HeardEvent, of: Seat): Harm {
  const isOwn = (ref: unknown) => typeof ref === 'string' && seatOfPet(ref) === of;
  if (kind === 'downed') return isOwn(pet) ? 'grave' : 'none';
  const isHurt = (kind === 'hurt' || kind === 'silenced') && isOwn(pet);
  return isHurt || (kind === 'elythTaken' && isOwn(from)) ? 'some' : 'none';
}
