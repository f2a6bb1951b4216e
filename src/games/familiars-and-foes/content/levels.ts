import type { Options } from '../../../kernel/index.ts';

/** FO-1.4: the levels of the Foes by number of Familiars (from two) and by wave. */
const BEGINNER = [
  [[1], [2], [2], [1, 1]],
  [[3], [1, 1], [1, 2], [2, 3]],
  [
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 2, 2],
  ],
  [
    [1, 3],
    [2, 3],
    [1, 2, 2],
    [2, 3, 3],
  ],
];
const MASTER = [
  [[2], [3], [1, 1], [1, 3]],
  [
    [1, 1],
    [2, 2],
    [2, 3],
    [1, 2, 3],
  ],
  [
    [1, 3],
    [2, 3],
    [1, 1, 2],
    [2, 2, 3],
  ],
  [
    [2, 2, 3],
    [2, 3, 3],
    [2, 3, 3],
    [3, 3, 3],
  ],
];
export const WAVES = 4;
export const LEVELS = 3;
/** FO-1.6: Coven cards on each wave. */
export const COVENS = [1, 1, 1, 2];
/** FO-5.4: all Good Luck tokens that there are. */
export const LUCK = 10;
export const FEWEST = 2;
/** FO-4.2: what a call of Ballyhoo costs, and what it does with the eye open and closed. */
export const CALL_COST = 1;
export const CALL_DAMAGE = 2;
export const CALL_BACKFIRE = 1;
/** FO-7.2: the MP that each Standing Familiar pays for a revival. */
export const REVIVE_COST = 2;

const isMaster = (options: Options): boolean => options.level === 'master';
/** FO-1.1: how many Familiars are in play. */
export const familiarCount = (seats: number, options: Options): number =>
  options.familiars === 'auto' ? Math.max(FEWEST, seats) : Number(options.familiars);
export const levelsOf = (options: Options, familiars: number): readonly (readonly number[])[] =>
  (isMaster(options) ? MASTER : BEGINNER)[familiars - FEWEST] as number[][];
/** How many gems each Familiar starts with. */
export const gemsOf = (options: Options, familiars: number): number => (isMaster(options) && familiars > 3 ? 2 : 3);
