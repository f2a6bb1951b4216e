import type { RoseTable } from '../../../games/black-rose/face.ts';
import type { View } from '../../../kernel/index.ts';
import type { GameBoard } from '../../table/board.ts';
import { flights } from './flights.ts';
import { guide } from './guide.ts';
import { Hand } from './hand.tsx';
import { hint, mustConfirm, questionText, skipsConfirm, verbNames } from './hints.ts';
import { isBrief, lodgeDuration } from './lodge/durations.ts';
import { look } from './look.ts';
import { ambiguousModels } from './models/model-status.ts';
import { BoardOfRounds } from './new-round.tsx';
import { Overview } from './overview.tsx';
import { OwnArea } from './own-area.tsx';
import { status } from './status.ts';
import { legend } from './terms.ts';

/** Black Rose in the browser. */
export const board: GameBoard = {
  Board: BoardOfRounds,
  Hand,
  OwnArea,
  look,
  flights,
  hint,
  verbNames,
  mustConfirm,
  skipsConfirm,
  questionText,
  legend,
  guide,
  Overview,
  duration: lodgeDuration,
  isBrief,
  ambiguous: (view) => ambiguousModels(view as View<RoseTable>),
  status,
};
