import type { GameBox, UnreleasedBox } from '../kernel/index.ts';
import { blackRose } from './black-rose/game.ts';
import { familiarFind } from './familiar-find/game.ts';
import { familiarsAndFoes } from './familiars-and-foes/game.ts';
import { mythicArena } from './mythic-arena/game.ts';
import { currentEdition } from './released.ts';

/** A game as its sources have it now, by the name under which they were last released. */
const current = (box: UnreleasedBox): GameBox => box.released(currentEdition(box.name));

/** The games on the shelf: the only door for everyone outside. */
export const games: Readonly<Record<string, GameBox>> = {
  [familiarFind.name]: current(familiarFind),
  [mythicArena.name]: current(mythicArena),
  [familiarsAndFoes.name]: current(familiarsAndFoes),
  [blackRose.name]: current(blackRose),
};
