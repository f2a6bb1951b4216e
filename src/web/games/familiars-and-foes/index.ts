import type { GameBoard } from '../../table/board.ts';
import { expectsFinal, mustConfirm } from './answers/final-answers.ts';
import { hint } from './answers/hints.ts';
import { isWorthAsking } from './answers/worth-asking.ts';
import { Board } from './board/board.tsx';
import { Hand } from './board/hand.tsx';
import { Overview } from './board/overview.tsx';
import { look } from './cards/look.ts';
import { legend } from './cards/terms.ts';
import { flights } from './flights.ts';
import { messages } from './generated/all.ts';
import { guide } from './guide.ts';
import { harm } from './harm.ts';
import { scoring } from './scoring.ts';
import { staged } from './staging.ts';
import { status } from './status.ts';
import { throwDuration, throwSettleTime } from './throw/durations.ts';

/** Familiars and Foes in the browser. */
export const board: GameBoard = {
  Board,
  Hand,
  look,
  flights,
  harm,
  staged,
  hint,
  mustConfirm,
  expectsFinal,
  isWorthAsking,
  legend,
  guide,
  Overview,
  duration: throwDuration,
  settleTime: throwSettleTime,
  moments: (language) => {
    const { roll, foeRoll, rolled, flips, damage } = messages[language].board.moments;
    return [
      { name: roll, asks: ['roll'] },
      { name: foeRoll, asks: ['foeRoll'] },
      { name: rolled, asks: ['rolled'] },
      { name: flips, asks: ['flip', 'flipped'] },
      { name: damage, asks: ['damage'] },
    ];
  },
  scoring,
  status,
};
