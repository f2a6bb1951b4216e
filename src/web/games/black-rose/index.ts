import type { RoseTable } from '../../../games/black-rose/face.ts';
import type { View } from '../../../kernel/index.ts';
import type { GameBoard } from '../../table/board.ts';
import { flights } from './flights.ts';
import { guide } from './guide.ts';
import { Hand } from './hand.tsx';
import { asks, grave, hint, kinds, outright } from './hints.ts';
import { brief, lasts } from './lodge/playing.ts';
import { look } from './look.ts';
import { Mine } from './mine.tsx';
import { alikeIn } from './models/standing.ts';
import { BoardOfRounds } from './new-round.tsx';
import { Outlook } from './outlook.tsx';
import { status } from './status.ts';
import { legend } from './terms.ts';

/** Black Rose in the browser. */
export const blackRose: GameBoard = {
  Board: BoardOfRounds,
  Hand,
  Mine,
  look,
  flights,
  hint,
  kinds,
  grave,
  outright,
  asks,
  legend,
  guide,
  Outlook,
  lasts,
  brief,
  alike: (view) => alikeIn(view as View<RoseTable>),
  status,
};
