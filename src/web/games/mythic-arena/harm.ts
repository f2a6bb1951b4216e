import type { ArenaEvent } from '../../../games/mythic-arena/face.ts';
import type { Seat } from '../../../kernel/index.ts';
import type { Harm } from '../../table/board.ts';
import { seatOfPet } from './selectors.ts';

/** What can be done to somebody's Pets. */
export function harm(heard: ArenaEvent, of: Seat): Harm {
  switch (heard.kind) {
    case 'downed':
      return seatOfPet(heard.pet) === of ? 'grave' : 'none';
    case 'hurt':
    case 'silenced':
      return seatOfPet(heard.pet) === of ? 'some' : 'none';
    case 'elythTaken':
      return seatOfPet(heard.from) === of ? 'some' : 'none';
    default:
      return 'none';
  }
}
