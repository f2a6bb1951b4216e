import type { AnyGame } from '../../kernel/index.ts';
import type { Simulation } from '../simulation.ts';
import { gameOf, taughtGames } from '../task-game.ts';

/** One of the two games of a what-if, with its pack. */
export interface Arm {
  readonly game: AnyGame;
  readonly simulation: Simulation;
  /** By seat: the game as its bot thinks of it. */
  readonly taught: readonly AnyGame[];
}

export const armOf = (simulation: Simulation): Arm => ({
  game: gameOf(simulation),
  simulation,
  taught: taughtGames(simulation),
});
