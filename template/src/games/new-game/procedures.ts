import { game } from './state/setup.ts';
import { turn } from './turn/turn.ts';

/** Every procedure of the game by its name, as it stands in the frames of a state or a view; the first is the whole game. */
export const procedures = { game, turn };
