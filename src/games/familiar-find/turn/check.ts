import { call, choose, type Frame, procedure, run, type Seat, when } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import { ABYSS } from '../content/content.ts';
import { tell } from '../state/events.ts';
import { eliminate, end, knockOut } from '../state/mutations.ts';
import { abyssLimit, isPlaying, nextAfter, playersLeft, verdictOf } from '../state/queries.ts';
import { type Find, newTurn, type PlayPlan, type Turn } from '../state/state.ts';
import { useAt } from './ability.ts';
import { laying } from './play.ts';

/** Step 2: Check for win or loss. */

/** FF-3.6: only the first of four to be eliminated has a final action. */
const isFirstOfFour = (s: Find): boolean => playersLeft(s) === 4;

/** FF-3.3, FF-3.6: who is eliminated while four play first plays the whole hand. */
export const elimination = procedure<Find, PlayPlan>('elimination', {
  'The Familiar, before the final action': when(isFirstOfFour, choose(useAt('play'))),
  'The final action': when(isFirstOfFour, call(laying)),
  'Leave the table': run((s, { seat }) => eliminate(s, seat)),
});

/** FF-2.5, FF-6.2: the active player is judged first, then the others clockwise, until nobody has won or lost. */
export function nextVerdict(s: Find, turn: Turn): Frame | null {
  for (let i = 0; i < s.seats; i++) {
    const seat = (turn.seat + i) % s.seats;
    if (!isPlaying(s, seat)) continue;
    const found = verdictOf(s, seat);
    if (found === 'abyss') return lose(s, turn, seat);
    if (found !== null) {
      end(s, [seat], found);
      return null;
    }
    if (i === 0 && at(at(s.collections, seat), ABYSS) >= 3) tell.withstood(s, seat, abyssLimit(s, seat));
  }
  return null;
}

/** FF-3.1, FF-3.5: the last one standing wins at once. */
function lose(s: Find, turn: Turn, seat: Seat): Frame | null {
  if (playersLeft(s) > 2) {
    tell.eliminated(seat, at(at(s.collections, seat), ABYSS));
    const { up, down, owes } = seat === turn.seat ? turn : newTurn(seat);
    return elimination.with({ seat, up, down, owes });
  }
  const winner = nextAfter(s, seat);
  knockOut(s, seat);
  end(s, [winner], 'abyss');
  return null;
}
