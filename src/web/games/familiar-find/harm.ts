import type { HeardEvent, Seat } from '../../../kernel/index.ts';
import type { Harm } from '../../table/board.ts';

/** What others can do to a player: take a card, change it for another, burden them with one, or be their end. */
export function harm({ kind, seat, from, to }: HeardEvent, of: Seat): Harm {
  if (kind === 'eliminated') return seat === of ? 'grave' : 'none';
  const isTaken = kind === 'stole' && from === of;
  const isGiven = (kind === 'gave' || kind === 'traded') && to === of;
  return isTaken || isGiven ? 'some' : 'none';
}
