import { EDITION_INTERFACE } from './edition.ts';
import type { FaceFactory } from './face.ts';
import type { GameFactory, UnreleasedGameFactory } from './game-factory.ts';

/**
 * An edition: the rules of one game as they were released, in one module with the kernel that runs them. It is named by
 * the hash of its bytes, which it cannot know itself, so whoever loads it says what it is called.
 */
export interface EditionModule {
  readonly interface: typeof EDITION_INTERFACE;
  readonly game: string;
  /** The number of these rules, for people to read. */
  readonly version: number;
  /** The format of its views: raised when boards that drew the older ones cannot draw these. */
  readonly viewFormat: number;
  /** The game, ready to play. All that is played with it names this edition. */
  open(edition: string): GameFactory;
  readonly face: FaceFactory;
}

/** The rules of a game as its sources have them now, ready to be frozen. */
export const editionModule = (factory: UnreleasedGameFactory, face: FaceFactory): EditionModule => ({
  interface: EDITION_INTERFACE,
  game: factory.name,
  version: factory.core.version,
  viewFormat: face.viewFormat,
  open: factory.released,
  face,
});
