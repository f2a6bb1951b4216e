import { foeActs, foesTurn } from './foes/foes-turn.ts';
import { scoring } from './interrupts/damage.ts';
import { flipping } from './interrupts/flip.ts';
import { rolling } from './interrupts/roll.ts';
import { choosing, game } from './state/setup.ts';
import { ballyhoo, calling } from './turn/ballyhoo.ts';
import { part } from './turn/part.ts';
import { reviving } from './turn/revive.ts';
import { turn } from './turn/turn.ts';

/** Every procedure of the game by its name, as it stands in the frames of a state or a view; the first is the whole game. */
export const procedures = {
  game,
  choosing,
  turn,
  part,
  revive: reviving,
  ballyhoo,
  calling,
  foes: foesTurn,
  foe: foeActs,
  rolling,
  flipping,
  scoring,
};
