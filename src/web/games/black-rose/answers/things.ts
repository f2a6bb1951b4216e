import type { Thing } from '../../../table/board.ts';

/** The words of an answer that the things of the sheets stand for. */

const choose = { word: 'choose', at: 0 };

export const mageThing = (mage: string): Thing => [choose, { word: mage, at: 1 }];
export const schoolThing = (school: string): Thing => [choose, { word: school, at: 2 }];
/** So much of the damage on the Familiar. */
export const splitThing = (points: number): Thing => [
  { word: 'split', at: 0 },
  { word: String(points), at: 1 },
];
