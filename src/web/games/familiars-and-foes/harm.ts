import type { FoesTable } from '../../../games/familiars-and-foes/face.ts';
import type { HeardEvent, Seat, View } from '../../../kernel/index.ts';
import type { Harm } from '../../table/board.ts';
import { familiarIn } from './selectors.ts';

/** What the Foes can do to somebody's Familiars. */
export function harm({ kind, familiar }: HeardEvent, of: Seat, view: View): Harm {
  if (typeof familiar !== 'string' || familiarIn(view as View<FoesTable>, familiar)?.seat !== of) return 'none';
  if (kind === 'fell') return 'grave';
  return kind === 'hurt' || kind === 'drained' ? 'some' : 'none';
}
