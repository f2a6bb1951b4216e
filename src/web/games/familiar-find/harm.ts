import type { FindEvent } from '../../../games/familiar-find/face.ts';
import type { Seat } from '../../../kernel/index.ts';
import type { Harm } from '../../table/board.ts';

/** What others can do to a player: take a card, change it for another, burden them with one, or be their end. */
export function harm(heard: FindEvent, of: Seat): Harm {
  switch (heard.kind) {
    case 'eliminated':
      return heard.seat === of ? 'grave' : 'none';
    case 'stole':
      return heard.from === of ? 'some' : 'none';
    case 'gave':
    case 'traded':
      return heard.to === of ? 'some' : 'none';
    default:
      return 'none';
  }
}
