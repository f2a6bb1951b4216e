import type { GameFactory, UnreleasedGameFactory } from '../kernel/index.ts';
import { factory as blackRose } from './black-rose/game.ts';
import { factory as familiarFind } from './familiar-find/game.ts';
import { factory as familiarsAndFoes } from './familiars-and-foes/game.ts';
import { factory as mythicArena } from './mythic-arena/game.ts';
import { currentEdition } from './released.ts';

/**
 * The register of games, the shortest first: to add a game is to add its factory here. Its cover, face and board are found by the
 * names of their files (src/web/games/register.ts).
 */
const factories: readonly UnreleasedGameFactory[] = [familiarFind, mythicArena, familiarsAndFoes, blackRose];

/** Every game as its sources have it now, under the edition of its last release: the only door for everyone outside. */
export const games: Readonly<Record<string, GameFactory>> = Object.fromEntries(
  factories.map((factory) => [factory.name, factory.released(currentEdition(factory.name))]),
);
