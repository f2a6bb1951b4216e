import { SCHOOLS } from '../../../../games/black-rose/face.ts';
import type { GlyphName } from '../../../art/glyphs.ts';
import icons from '../icons.json';

/** The signs of the game: schools and the colours of Rooms by silhouette and ink, kinds of spells by a small sign. */

export type School = (typeof SCHOOLS)[number];
export const isSchool = (word: string): word is School => (SCHOOLS as readonly string[]).includes(word);

export const SCHOOL_SIGNS: Readonly<Record<School, string>> = {
  conspiracy: icons['domino-mask'],
  destruction: icons['fire-ray'],
  divination: icons['crystal-ball'],
  illusion: icons['mirror-mirror'],
  necromancy: icons['skull-crack'],
  transmutation: icons['anvil-impact'],
};
/** A Room of a colour has the sign and the ink of a school. */
export const COLOUR_SCHOOLS: Readonly<Record<string, School>> = {
  grey: 'necromancy',
  red: 'destruction',
  yellow: 'conspiracy',
  green: 'transmutation',
  blue: 'illusion',
  purple: 'divination',
};
/** On paper. */
export const inkOf = (school: School): string => `var(--sc-${school})`;
/** On the table. */
export const lightOf = (school: School): string => `var(--sc-${school}-ui)`;

export const KIND_SIGNS = {
  combat: 'swords',
  contingency: 'spell',
  trap: 'trap',
  protection: 'shield',
} as const satisfies Readonly<Record<string, GlyphName>>;
