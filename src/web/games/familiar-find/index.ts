import type { FindTable } from '../../../games/familiar-find/face.ts';
import type { View } from '../../../kernel/index.ts';
import type { GameBoard } from '../../table/board.ts';
import { Board } from './board/board.tsx';
import { Hand } from './board/hand.tsx';
import { OwnArea } from './board/own-area.tsx';
import { look } from './cards/look.ts';
import { flights } from './flights.ts';
import { guide } from './guide.ts';
import { texts } from './text/index.ts';

/** A Familiar Find in the browser. */
export const board: GameBoard = {
  Board,
  Hand,
  OwnArea,
  look,
  flights,
  guide,
  status: ({ view, language }) => texts[language].status(view.seats, (view as View<FindTable>).table.deck.count),
};
