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

/** What others did to the board: all that changes it, and what a roll came to. */
export const retold: readonly ArenaEvent['kind'][] = [
  ...(['played', 'attached', 'placed', 'rune', 'used', 'unique', 'switched', 'moved', 'summoned'] as const),
  ...(['attacks', 'blocks', 'stalemate', 'attack', 'retaliates', 'switchHit', 'hurt', 'downed', 'scored'] as const),
  ...(['healed', 'prevented', 'unharmed', 'status', 'warded', 'cured', 'fails', 'struggles'] as const),
  ...(['holds', 'releases', 'boosted', 'grew', 'shielded', 'elythSpent', 'rests', 'returns'] as const),
];
