import { advise, type BotAdvice } from './bots/index.ts';
import { EditionLoader } from './editions/loader.ts';
import { EditionRegistry } from './editions/registry.ts';
import { games } from './games/index.ts';
import { type AnyGame, type Question, seededRng, type View } from './kernel/index.ts';

/** The package as a library: the games, the bots, and the kernel's words to write another game. docs/library.md shows it. */

export * from './bots/index.ts';
export { EditionRegistry, EditionRegistry as EditionShelf } from './editions/registry.ts';
export * from './kernel/index.ts';
/** What some exports were called until 0.9.0. */
export {
  type FaceFactory,
  forkRng,
  type GameFactory,
  gameFactory as boxed,
  packGameFactory,
  type RandomState,
  seededRng,
  type UnreleasedGameFactory,
} from './kernel/index.ts';
export { parseRecord } from './protocol/record/record.ts';
export { games };

/** Where the frozen rules lie: beside the bundle, or in a checkout at its top. */
const EDITIONS = new URL(import.meta.url.endsWith('.ts') ? '../editions/' : './editions/', import.meta.url);

/** The games under every edition of their rules that was ever released. */
export const editions = new EditionRegistry(games, new EditionLoader((file) => import(new URL(file, EDITIONS).href)));

export interface Budget {
  /** So many iterations: the same seed then gives the same verdicts on any machine. 1000, if nothing else is said. */
  readonly iterations?: number;
  /** No longer than this; by itself, as many iterations as there is time for. */
  readonly milliseconds?: number;
  /** What its luck follows from. */
  readonly seed?: string;
}

/** What a search thinks of every legal answer, best first. It knows what is in the view, and no more. */
export function search(
  game: AnyGame,
  view: View,
  question: Question,
  { iterations, milliseconds, seed = '' }: Budget = {},
): BotAdvice {
  const end = milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + milliseconds;
  const advising = advise(game, view, question, seededRng(seed), {
    ...(iterations !== undefined && { planned: iterations }),
    ...(iterations === undefined && milliseconds !== undefined && { most: Number.POSITIVE_INFINITY }),
  });
  // A few iterations at least, however little time there is.
  while (advising.step() && performance.now() < end);
  return advising.advice();
}
