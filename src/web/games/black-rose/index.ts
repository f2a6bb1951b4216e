// All style sheets, in the order in which they count: where imports of components stand says nothing about that.
import './grimoire/grimoire.css';
import './round/new-round.css';
import './board/table.css';
import './sheets/sheets.css';
import './sheets/corners.css';
import './choice/choice.css';
import './lodge/lodge.css';
import './lodge/rooms/cell.css';
import './models/token.css';
import './lodge/lines.css';
import './lodge/rooms/room.css';
import './lodge/rooms/room-marks.css';
import './board/cubes.css';
import './sheets/labels.css';
import './sheets/whole-sheet.css';
import './split/split.css';
import './round/banner.css';
import './board/track.css';
import './board/overview.css';
import './sheets/own.css';
import type { GameBoard } from '../../table/board.ts';
import { expectsFinal, skipsConfirm } from './answers/final-answers.ts';
import { answerNames, hint, mustConfirm, questionText, verbNames } from './answers/hints.ts';
import { Hand } from './board/hand.tsx';
import { Overview } from './board/overview.tsx';
import { OwnArea } from './board/own-area.tsx';
import { look } from './cards/look.ts';
import { legend } from './cards/terms.ts';
import { flights } from './flights.ts';
import { guide } from './guide.ts';
import { harm } from './harm.ts';
import { isBrief, lodgeDuration } from './lodge/durations.ts';
import { ambiguousModels } from './models/model-status.ts';
import { BoardOfRounds } from './round/new-round.tsx';
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
