import type { BoardProps, Picking, Thing } from '../../table/board.ts';

/** The words of an answer that the things of the sheets stand for. */

const choose = { word: 'choose', at: 0 };

export const mageThing = (mage: string): Thing => [choose, { word: mage, at: 1 }];
export const schoolThing = (school: string): Thing => [choose, { word: school, at: 2 }];
/** So much of the damage on the Familiar. */
export const splitThing = (points: number): Thing => [
  { word: 'split', at: 0 },
  { word: String(points), at: 1 },
];

/**
 * For the Lodge, which looks at whatever verb was chosen to draw how far it reaches: to ask for one is to offer it. What
 * is an answer by itself (to pass, to send the Familiar) nothing there stands for, so that it stays in the bar; all but
 * to activate the Room.
 */
export function besideBar({ question, picking }: Pick<BoardProps, 'question' | 'picking'>): Picking {
  const bare = new Set(question?.legal.filter((say) => !say.includes(' ') && say !== 'activate'));
  const isBare = ([first, ...more]: Thing): boolean => more.length === 0 && first?.at === 0 && bare.has(first.word);
  return { ...picking, stateOf: (thing, which) => (isBare(thing) ? 'other' : picking.stateOf(thing, which)) };
}
