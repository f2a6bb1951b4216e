import type { GameBoard } from '../../table/board.ts';
import { expectsFinal, skipsConfirm } from './answers/final-answers.ts';
import { answerNames, hint, mustConfirm, questionText, verbNames } from './answers/hints.ts';
import { Hand } from './board/hand.tsx';
import { BoardOfRounds } from './board/new-round.tsx';
import { Overview } from './board/overview.tsx';
import { OwnArea } from './board/own-area.tsx';
import { look } from './cards/look.ts';
import { legend } from './cards/terms.ts';
import { flights } from './flights.ts';
import { guide } from './guide.ts';
import { harm } from './harm.ts';
import { isBrief, lodgeDuration } from './lodge/durations.ts';
import { ambiguousModels } from './models/model-status.ts';
import { scoring } from './scoring.ts';
import { staged } from './staging.ts';
import { status } from './status.ts';

/** Black Rose in the browser. */
export const board: GameBoard = {
  Board: BoardOfRounds,
  Hand,
  OwnArea,
  look,
  flights,
  harm,
  staged,
  hint,
  verbNames,
  answerNames,
  mustConfirm,
  skipsConfirm,
  expectsFinal,
  questionText,
  legend,
  guide,
  Overview,
  duration: lodgeDuration,
  isBrief,
  ambiguous: ambiguousModels,
  scoring,
  status,
};
