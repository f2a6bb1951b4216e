import type { GameBoard } from '../../table/board.ts';
import { answerNames, expectsFinal, mustConfirm } from './answers/final-answers.ts';
import { Board } from './board/board.tsx';
import { Hand } from './board/hand.tsx';
import { look } from './cards/look.ts';
import { legend } from './cards/terms.ts';
import { flights } from './flights.ts';
import { guide } from './guide.ts';
import { harm } from './harm.ts';
import { OwnArea } from './players/own-area.tsx';
import { scoring } from './scoring.ts';
import { staged } from './staging.ts';
import { status } from './status.ts';

/** A Familiar Find in the browser. */
export const board: GameBoard = {
  Board,
  Hand,
  OwnArea,
  look,
  flights,
  harm,
  staged,
  guide,
  expectsFinal,
  mustConfirm,
  answerNames,
  legend,
  scoring,
  status,
};
