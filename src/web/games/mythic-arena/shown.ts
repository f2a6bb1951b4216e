import type { ArenaFace, ArenaTable } from '../../../games/mythic-arena/face.ts';
import type { BoardProps } from '../../table/board.ts';

/** What the board reads out of a view; it changes nothing and knows no rule that is not on the table. */

/** The props of a board, with the game's own view and face. */
export interface ArenaProps extends BoardProps<ArenaTable> {
  readonly face: ArenaFace;
}
export const arenaProps = (props: BoardProps): ArenaProps => props as ArenaProps;
