import type { Player } from '../lab/index.ts';
import type { Guest } from './arena/flags.ts';
import type { GameFactories } from './arguments.ts';

/** Where the command finds things; tests bring their own. */
export interface CliEnvironment {
  readonly factories: GameFactories;
  /** The built worker, if there is one. */
  readonly worker: URL | null;
  /** The folder of the package. */
  readonly root: URL;
  /** Starts a program that plays in a tournament, where that can be done. */
  readonly openPlayer?: (guest: Guest) => Promise<Player>;
}
