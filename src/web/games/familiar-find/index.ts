import type { FindTable } from '../../../games/familiar-find/face.ts';
import type { View } from '../../../kernel/index.ts';
import type { GameBoard } from '../../table/board.ts';
import { Board } from './board.tsx';
import { flights } from './flights.ts';
import { guide } from './guide.ts';
import { Hand } from './hand.tsx';
import { look } from './look.ts';
import { OwnArea } from './own-area.tsx';
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
