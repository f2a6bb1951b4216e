import type { FoesTable } from '../../../games/familiars-and-foes/face.ts';
import type { View } from '../../../kernel/index.ts';
import { artOf, type Picture } from '../../art/pictures.ts';
import type { FirstTable } from '../../table/first-table/first-table.ts';
import { ArtFan } from '../../table/first-table/goal-art.tsx';
import { legend } from './cards/terms.ts';
import { loaders } from './first-table/generated/lazy.ts';
import icons from './icons.json';

type FoesPicture = Picture<keyof typeof icons>;
const WAVES: FoesPicture = ['croc-jaws', 'storm', 'var(--el-water)'];
const FALLEN: FoesPicture = ['cat', 'void', 'var(--el-fire)'];
const BALLYHOO: FoesPicture = ['fox-head', 'sun', 'var(--el-air)'];

/** The signs of the help that stand on every mat. */
const ON_MATS = ['heart', 'drop', 'gem', 'eye'] as const;

/** Familiars and Foes for those who sit at it for the first time. */
export const firstTable: FirstTable = {
  texts: loaders,
  goals: [
    { picture: <ArtFan art={artOf('foes', icons, WAVES)} spot={WAVES[2]} />, outcome: 'win' },
    { picture: <ArtFan art={artOf('foes', icons, FALLEN)} spot={FALLEN[2]} />, outcome: 'lose' },
    { picture: <ArtFan art={artOf('foes', icons, BALLYHOO)} spot={BALLYHOO[2]} count={3} />, outcome: null },
  ],
  steps: [['user'], ['target'], ['claw']],
  signs: (face, language) => {
    const terms = legend(face, language);
    return ON_MATS.flatMap((mark) => terms.find(({ sign }) => sign === mark) ?? []);
  },
  firstMove: (view: View<FoesTable>) => (view.table.wave === 0 ? 'familiar' : 'turn'),
};
