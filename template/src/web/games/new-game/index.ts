import type { GameBoard } from '../../table/board.ts';
import { Board } from './board/board.tsx';
import { Hand } from './board/hand.tsx';
import { look } from './cards/look.ts';
import { legend } from './cards/terms.ts';
import { flights } from './flights.ts';
import { guide } from './guide.ts';
import { status } from './status.ts';

/** New Game in the browser. */
export const board: GameBoard = {
  Board,
  Hand,
  look,
  legend,
  flights,
  guide,
  status,
  // A card is gathered to learn what it is: nobody wants to be asked twice.
  skipsConfirm: (answer) => answer === 'gather',
};
