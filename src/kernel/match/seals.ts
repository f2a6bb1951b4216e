import type { RandomState } from '../flow/chance.ts';
import { isRulesError } from '../flow/rules-error.ts';
import type { Seat, State } from '../flow/state.ts';
import { Match } from './match.ts';

/** The number of imagined worlds in which an answer is tried before it counts as one that can be undone. */
const WORLDS = 3;

/**
 * Whether this seat might be unable to take the answer back once it is given. It is tried in worlds dealt anew from
 * what the seat sees, and in none but those: so the verdict follows from its view and the luck alone, and tells
 * nothing hidden. False for what is refused anyway. `aside`: whether it is given beside the question.
 */
export function isSealing<S extends State, T>(
  match: Match<S, T>,
  seat: Seat,
  say: string,
  rng: RandomState,
  { aside = false, worlds = WORLDS } = {},
): boolean {
  const { game, state, forced } = match;
  if (!aside && !game.asked(state).includes(seat)) return false;
  const view = match.view(seat);
  for (let n = 0; n < worlds; n++) {
    if (isSealingIn(Match.at(game, game.redeal(view, rng), { forced }), seat, say, aside)) return true;
  }
  return false;
}

function isSealingIn<S extends State, T>(world: Match<S, T>, seat: Seat, say: string, aside: boolean): boolean {
  try {
    const outcome = aside ? world.aside(seat, say) : world.answer(seat, say);
    return outcome.ok && world.undoBar(seat) !== null;
  } catch (error) {
    // What cannot be foreseen is not promised.
    if (isRulesError(error)) return true;
    throw error;
  }
}
