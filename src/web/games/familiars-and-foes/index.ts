import type { GameBoard } from '../../table/board.ts';
import { hint } from './answers/hints.ts';
import { Board } from './board/board.tsx';
import { Hand } from './board/hand.tsx';
import { Overview } from './board/overview.tsx';
import { look } from './cards/look.ts';
import { legend } from './cards/terms.ts';
import { flights } from './flights.ts';
import { guide } from './guide.ts';
import { status } from './status.ts';
import { texts } from './text/index.ts';
import { throwDuration, throwSettleTime } from './throw/durations.ts';

/** Familiars and Foes in the browser. */
export const board: GameBoard = {
  Board,
  Hand,
  look,
  flights,
  hint,
  legend,
  guide,
  Overview,
  duration: throwDuration,
  settleTime: throwSettleTime,
  moments: (language) => {
    const { roll, foeRoll, rolled, flips, damage } = texts[language].moments;
    return [
      { name: roll, asks: ['roll'] },
      { name: foeRoll, asks: ['foeRoll'] },
      { name: rolled, asks: ['rolled'] },
      { name: flips, asks: ['flip', 'flipped'] },
      { name: damage, asks: ['damage'] },
    ];
  },
  status,
};
