import type { HeardEvent, Seat } from '../../../kernel/index.ts';
import type { Harm } from '../../table/board.ts';
import { namedBy } from './models/model-status.ts';

const HARMS = ['hurt', 'felled', 'banished', 'usurped'];

/** What others and the Rose can do to somebody's Mage, Evocations and Power. */
export function harm({ kind, model, seat, amount }: HeardEvent, of: Seat): Harm {
  if (kind === 'power') return seat === of && Number(amount) < 0 ? 'some' : 'none';
  if (typeof model !== 'string' || namedBy(model).seat !== of || seat === of) return 'none';
  if (kind === 'defeated') return 'grave';
  return HARMS.includes(kind) ? 'some' : 'none';
}
