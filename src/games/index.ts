import type { GameBox, UnreleasedBox } from '../kernel/index.ts';
import { box as blackRose } from './black-rose/game.ts';
import { box as familiarFind } from './familiar-find/game.ts';
import { box as familiarsAndFoes } from './familiars-and-foes/game.ts';
import { box as mythicArena } from './mythic-arena/game.ts';
import { currentEdition } from './released.ts';

/**
 * The register of games, the shortest first: to add a game is to add its box here. Its cover, face and board are found by the
 * names of their files (src/web/games/register.ts).
 */
const boxes: readonly UnreleasedBox[] = [familiarFind, mythicArena, familiarsAndFoes, blackRose];

/** Every game as its sources have it now, under the edition of its last release: the only door for everyone outside. */
export const games: Readonly<Record<string, GameBox>> = Object.fromEntries(
  boxes.map((box) => [box.name, box.released(currentEdition(box.name))]),
);
