import { artOf, type Picture } from '../../art/pictures.ts';
import type { FirstTable } from '../../table/first-table/first-table.ts';
import { ArtFan, SignGrid } from '../../table/first-table/goal-art.tsx';
import { cardSigns } from './cards/terms.ts';
import { loaders } from './first-table/generated/lazy.ts';
import { guide } from './guide.ts';
import icons from './icons.json';

type FindPicture = Picture<keyof typeof icons>;
const ASTRAL: FindPicture = ['polar-star', 'void', 'var(--es-astral)', 0.86];
const ABYSS: FindPicture = ['evil-moon', 'void', 'var(--es-abyss)'];

/** Four pairs: one of the sets that win. */
const PAIRS = [
  ['scale', 'var(--in-scale)'],
  ['lichen', 'var(--in-lichen)'],
  ['ruby', 'var(--in-ruby)'],
  ['wood', 'var(--in-wood)'],
] as const;

/** Both kinds count where the deck runs out. */
const ESSENCES = [
  ['astral', ASTRAL[2]],
  ['abyss', ABYSS[2]],
] as const;

/** A Familiar Find for those who sit at it for the first time. */
export const firstTable: FirstTable = {
  texts: loaders,
  goals: [
    { picture: <ArtFan art={artOf('find', icons, ASTRAL)} spot={ASTRAL[2]} count={3} />, outcome: 'win' },
    { picture: <SignGrid signs={[...PAIRS, ...PAIRS]} />, outcome: 'win' },
    { picture: <ArtFan art={artOf('find', icons, ABYSS)} spot={ABYSS[2]} count={3} />, outcome: 'lose' },
    { picture: <SignGrid signs={ESSENCES} />, outcome: 'win' },
  ],
  steps: [['stack'], ['eye', 'eye', 'closed'], ['card']],
  signs: cardSigns,
  firstMove: (view) =>
    guide.stepOf(view) === 'scavenge' && view.asked.some((seat) => seat === view.viewer) ? 'pile' : 'wait',
};
