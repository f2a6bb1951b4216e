import type { AnyGame } from '../kernel/index.ts';
import { LEVELS } from './levels.ts';

const levelNames: readonly string[] = LEVELS;

/** From so many iterations on a search takes time that people notice. */
const LONG_ITERATIONS = 100;

/**
 * How long a bot takes for a question whose legal answers follow from hidden things, in milliseconds: it thinks for
 * `most`, and answers `after` so long, however little there is to think about. If it answered sooner where there is
 * less, one could tell what it holds; the level that it plays at everybody knows. Null for a bot that never thinks for long.
 */
export function constantDelay(game: AnyGame, bot: string): { readonly most: number; readonly after: number } | null {
  const iterations = game.thinking.iterations[levelNames.indexOf(bot)];
  if (iterations === undefined) return null;
  return iterations < LONG_ITERATIONS ? { most: 250, after: 400 } : { most: 900, after: 1000 };
}
