import type { RoseTable } from '../../../games/black-rose/face.ts';
import type { View } from '../../../kernel/index.ts';
import { artOf, type Picture } from '../../art/pictures.ts';
import type { FirstTable } from '../../table/first-table/first-table.ts';
import { ArtFan } from '../../table/first-table/goal-art.tsx';
import { KIND_SIGNS } from './cards/signs.ts';
import { legend } from './cards/terms.ts';
import { loaders } from './first-table/generated/lazy.ts';
import icons from './icons.json';
import { isChoosing } from './selectors.ts';

type RosePicture = Picture<keyof typeof icons>;
const POWER: RosePicture = ['crown', 'sun', 'var(--es-astral)'];
const ROSE: RosePicture = ['rose', 'void', 'var(--sc-destruction)'];
const EARNED: RosePicture = ['castle-ruins', 'storm', 'var(--sc-illusion)'];
const END: RosePicture = ['moon', 'moon', 'var(--sc-divination)'];

/** The signs of the help that stand on every spell and Room. */
const IN_SIGHT = [...Object.values(KIND_SIGNS), 'cube', 'crown'] as const;

/** Black Rose for those who sit at it for the first time. */
export const firstTable: FirstTable = {
  texts: loaders,
  goals: [
    { picture: <ArtFan art={artOf('rose', icons, POWER)} spot={POWER[2]} />, outcome: 'win' },
    { picture: <ArtFan art={artOf('rose', icons, ROSE)} spot={ROSE[2]} />, outcome: 'lose' },
    { picture: <ArtFan art={artOf('rose', icons, EARNED)} spot={EARNED[2]} />, outcome: null },
    { picture: <ArtFan art={artOf('rose', icons, END)} spot={END[2]} />, outcome: null },
  ],
  steps: [['card'], ['closed'], ['bolt']],
  signs: (face, language) => {
    const terms = legend(face, language);
    return IN_SIGHT.flatMap((mark) => terms.find(({ sign }) => sign === mark) ?? []);
  },
  firstMove: (view: View<RoseTable>) => (isChoosing(view) ? 'mage' : 'turn'),
};
