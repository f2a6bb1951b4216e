import type { RoseEvent } from '../../../games/black-rose/face.ts';
import type { Seat } from '../../../kernel/index.ts';
import type { Harm } from '../../table/board.ts';
import { namedBy } from './models/model-status.ts';

/** What others and the Rose can do to somebody's Mage, Evocations and Power. */
export function harm(heard: RoseEvent, of: Seat): Harm {
  switch (heard.kind) {
    case 'power':
      return heard.seat === of && heard.amount < 0 ? 'some' : 'none';
    case 'hurt':
    case 'felled':
    case 'banished':
    case 'usurped':
    case 'defeated':
      // What one does to one's own is no harm.
      if (namedBy(heard.model).seat !== of || heard.seat === of) return 'none';
      return heard.kind === 'defeated' ? 'grave' : 'some';
    default:
      return 'none';
  }
}
