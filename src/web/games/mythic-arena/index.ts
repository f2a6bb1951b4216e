import type { ArenaEvent } from '../../../games/mythic-arena/face.ts';
import type { GameBoard } from '../../table/board.ts';
import { expectsFinal } from './answers/final-answers.ts';
import { hint, mustConfirm } from './answers/hints.ts';
import { splitIntoBeats } from './battle/beats.ts';
import { battleDuration, battleSettleTime } from './battle/durations.ts';
import { Board } from './board/board.tsx';
import { Hand } from './board/hand.tsx';
import { look } from './cards/look.ts';
import { legend } from './cards/terms.ts';
import { flights } from './flights.ts';
import { guide } from './guide.ts';
import { harm, retold } from './harm.ts';
import { scoring } from './scoring.ts';
import { staged } from './staging.ts';
import { status } from './status.ts';

/** Mythic Arena in the browser. */
export const board: GameBoard = {
  Board,
  Hand,
  look,
  flights,
  harm,
  retold,
  staged,
  hint,
  mustConfirm,
  expectsFinal,
  legend,
  guide,
  duration: (events: readonly ArenaEvent[]) => battleDuration(splitIntoBeats(events, 0)),
  settleTime: (events: readonly ArenaEvent[]) => battleSettleTime(splitIntoBeats(events, 0)),
  scoring,
  status,
};
