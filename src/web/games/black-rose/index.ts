import type { GameBoard } from '../../table/board.ts';
import { Board } from './board.tsx';
import { flights } from './flights.ts';
import { Hand } from './hand.tsx';
import { grave, hint } from './hints.ts';
import { lasts } from './lodge/playing.ts';
import { look } from './look.ts';
import { Mine } from './mine.tsx';
import { Outlook } from './outlook.tsx';
import { whyNot } from './reasons.ts';
import { status } from './status.ts';
import { legend } from './terms.ts';

/** Black Rose in the browser. */
export const blackRose: GameBoard = {
  Board,
  Hand,
  Mine,
  look,
  flights,
  hint,
  grave,
  whyNot,
  legend,
  Outlook,
  lasts,
  status,
};
