import type { GameBoard } from '../table/board.ts';

/** The boards that are drawn for one game, loaded when it is opened. Games without one get the plain board. */
export const boards: Readonly<Record<string, () => Promise<GameBoard>>> = {
  'black-rose': async () => (await import('./black-rose/index.ts')).blackRose,
  'familiar-find': async () => (await import('./familiar-find/index.ts')).familiarFind,
  'familiars-and-foes': async () => (await import('./familiars-and-foes/index.ts')).familiarsAndFoes,
  'mythic-arena': async () => (await import('./mythic-arena/index.ts')).mythicArena,
};
