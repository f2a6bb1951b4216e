import type { Cover } from '../kernel/index.ts';
import { cover as blackRose } from './black-rose/cover.ts';
import { cover as familiarFind } from './familiar-find/cover.ts';
import { cover as familiarsAndFoes } from './familiars-and-foes/cover.ts';
import { cover as mythicArena } from './mythic-arena/cover.ts';

/** What the boxes say outside, in the order of the shelf: for whoever chooses a game before any of it is loaded. */
export const covers: Readonly<Record<string, Cover>> = {
  'familiar-find': familiarFind,
  'mythic-arena': mythicArena,
  'familiars-and-foes': familiarsAndFoes,
  'black-rose': blackRose,
};
