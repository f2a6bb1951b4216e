import type { FoesEvent, FoesTable } from '../../../games/familiars-and-foes/face.ts';
import type { Seat, View } from '../../../kernel/index.ts';
import type { Harm } from '../../table/board.ts';
import { familiarIn } from './selectors.ts';

/** What the Foes can do to somebody's Familiars. */
export function harm(heard: FoesEvent, of: Seat, view: View<FoesTable>): Harm {
  switch (heard.kind) {
    case 'fell':
      return familiarIn(view, heard.familiar)?.seat === of ? 'grave' : 'none';
    case 'hurt':
    case 'drained':
      return familiarIn(view, heard.familiar)?.seat === of ? 'some' : 'none';
    default:
      return 'none';
  }
}
