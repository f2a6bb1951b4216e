import { games } from '../games/index.ts';
import { EDITIONS, importFrom } from './folder.ts';
import { EditionLoader } from './loader.ts';
import { EditionRegistry } from './registry.ts';

export { EditionRegistry } from './registry.ts';

/** Loads the modules that came with this program. */
export const editionLoader = new EditionLoader(importFrom(EDITIONS));

/** Every edition of every game. */
export const editions = new EditionRegistry(games, editionLoader);
