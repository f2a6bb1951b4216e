import type { GameBox } from '../kernel/index.ts';
import { blackRose } from './black-rose/game.ts';
import { familiarFind } from './familiar-find/game.ts';
import { familiarsAndFoes } from './familiars-and-foes/game.ts';
import { mythicArena } from './mythic-arena/game.ts';

/** The games on the shelf: the only door for everyone outside. */
export const games: Readonly<Record<string, GameBox>> = {
  [familiarFind.name]: familiarFind,
  [mythicArena.name]: mythicArena,
  [familiarsAndFoes.name]: familiarsAndFoes,
  [blackRose.name]: blackRose,
};
