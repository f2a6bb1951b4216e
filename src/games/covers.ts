import type { Cover } from '../kernel/index.ts';
import { cover as familiarFind } from './familiar-find/cover.ts';

/** The lids of the boxes, in the order of the shelf: for whoever chooses a game before any of it is loaded. */
export const covers: Readonly<Record<string, Cover>> = {
  'familiar-find': familiarFind,
};
