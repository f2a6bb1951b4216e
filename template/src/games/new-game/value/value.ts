import type { Seat } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import { goalOf, pointsOf, prowlersIn, scoreOf } from '../state/queries.ts';
import type { NewGameState } from '../state/state.ts';

/** What a bot thinks of a position. No rule is in here, only opinion. */

/** What a basket is worth of its points, by the prowlers in it: with one of them the next may scatter it. */
const KEPT = [0.9, 0.6, 0];
/** What a charm in hand is worth, in points. */
const CHARM = 0.5;

/** How good the state is for a seat: its own points, and those that it will probably have, less the best rival's. */
export function value(s: NewGameState, seat: Seat): number {
  if (s.result !== null) return s.result.winners.includes(seat) ? 1 / s.result.winners.length : -1;
  const worth = (of: Seat): number => {
    const basket = of === s.active ? pointsOf(s, s.basket) * at(KEPT, prowlersIn(s, s.basket)) : 0;
    return scoreOf(s, of) + basket + CHARM * at(s.hands, of).length;
  };
  let rival = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) rival = Math.max(rival, worth(other));
  return Math.max(-0.99, Math.min(0.99, (worth(seat) - rival) / goalOf(s)));
}
