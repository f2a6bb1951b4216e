import type { ArenaTable } from '../../../games/mythic-arena/face.ts';
import type { View } from '../../../kernel/index.ts';
import { artOf, type Picture } from '../../art/pictures.ts';
import type { FirstTable } from '../../table/first-table/first-table.ts';
import { ArtFan } from '../../table/first-table/goal-art.tsx';
import { legend } from './cards/terms.ts';
import { preparationPhaseOf } from './deck-builder/decks/phase.ts';
import { loaders } from './first-table/generated/lazy.ts';
import icons from './icons.json';

type ArenaPicture = Picture<keyof typeof icons>;
const DOWNED: ArenaPicture = ['knocked-out-stars', 'sun', 'var(--el-fire)'];
const ALONE: ArenaPicture = ['griffin-symbol', 'moon', 'var(--el-air)'];
const FIGHT: ArenaPicture = ['crossed-swords', 'gem', 'var(--el-water)'];

/** The signs on every Pet: Health, Speed, Hit, Miss. */
const ON_PETS = 4;

/** Mythic Arena for those who sit at it for the first time. */
export const firstTable: FirstTable = {
  texts: loaders,
  goals: [
    { picture: <ArtFan art={artOf('arena', icons, DOWNED)} spot={DOWNED[2]} count={3} />, outcome: 'win' },
    { picture: <ArtFan art={artOf('arena', icons, ALONE)} spot={ALONE[2]} />, outcome: 'win' },
    { picture: <ArtFan art={artOf('arena', icons, FIGHT)} spot={FIGHT[2]} />, outcome: null },
  ],
  steps: [['card'], ['swords'], ['hour']],
  signs: (face, language) => legend(face, language).slice(0, ON_PETS),
  firstMove: (view: View<ArenaTable>) => {
    const phase = preparationPhaseOf(view);
    return phase === 'draft' || phase === 'build' || phase === 'lead' ? phase : 'turn';
  },
};
