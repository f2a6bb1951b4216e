import type { FoesEvent, FoesFace, FoesTable } from '../../../games/familiars-and-foes/face.ts';
import type { View } from '../../../kernel/index.ts';
import {
  type StagedDeed,
  type StagedEffect,
  type StagedSpot,
  type StagedStep,
  stagedBy,
} from '../../table/staging/scene.ts';
import { familiarIn } from './selectors.ts';

type FoesView = View<FoesTable>;
type FoesStep = StagedStep<FoesTable, FoesFace>;

const ENDS: readonly string[] = ['turn', 'wave', 'waveOver'];
const familiarSpot = (familiar: string): StagedSpot => ({ place: `familiar:${familiar}` });
const foeSpot = (foe: string): StagedSpot => ({ place: 'foes', card: foe });

/** What the Familiars of others do with a card, and what the Foes do. */
function deed(heard: FoesEvent, { face, view }: FoesStep): StagedDeed | 'ends' | null {
  const does = (familiar: string, card: string, target: string | null, beside = false): StagedDeed => ({
    ...{ seat: familiarIn(view, familiar)?.seat ?? null, card, by: familiarSpot(familiar), cast: true, beside },
    ...(target != null && {
      at: familiarIn(view, target) === undefined ? foeSpot(target) : familiarSpot(target),
    }),
  });
  switch (heard.kind) {
    case 'rolled':
      // One that is thrown again belongs to what was going on.
      if (heard.foe == null || heard.again) return null;
      return { seat: null, card: heard.foe, by: foeSpot(heard.foe), cast: false };
    case 'attacks':
    case 'casts':
    case 'uses':
      return does(heard.familiar, heard.deed, heard.target);
    case 'restores':
      return does(heard.familiar, heard.spell, heard.target);
    case 'ballyhoo':
      return { ...does(heard.familiar, heard.familiar, null), part: null, at: foeSpot(heard.foe) };
    case 'reward':
      return { ...does(heard.familiar, heard.foe, heard.target, true), part: null };
    case 'ability': {
      const { familiar, target } = heard;
      const ability = face.pack.mats.find(({ id }) => id === familiar)?.ability.id;
      return does(familiar, ability ?? familiar, target, true);
    }
    default:
      return ENDS.includes(heard.kind) ? 'ends' : null;
  }
}

function effects(heard: FoesEvent, { view }: FoesStep): readonly StagedEffect[] {
  const change = (sign: 'heart' | 'drop', amount: number) => ({ sign, of: null, amount });
  const ofFoe = (foe: string, amount: number): readonly StagedEffect[] => [
    { seat: null, who: foe, target: foe, at: foeSpot(foe), ...change('heart', amount) },
  ];
  const ofFamiliar = (name: string, sign: 'heart' | 'drop', amount: number): readonly StagedEffect[] => {
    const seat = familiarIn(view, name)?.seat ?? null;
    return [{ seat, who: name, target: name, at: familiarSpot(name), ...change(sign, amount) }];
  };
  switch (heard.kind) {
    case 'hurt':
      return ofFamiliar(heard.familiar, 'heart', -heard.points);
    case 'healed':
      return ofFamiliar(heard.familiar, 'heart', heard.points);
    case 'drained':
      return ofFamiliar(heard.familiar, 'drop', -heard.points);
    case 'magic':
      return ofFamiliar(heard.familiar, 'drop', heard.points);
    case 'struck':
      return ofFoe(heard.foe, -heard.points);
    case 'mended':
      return ofFoe(heard.foe, heard.points);
    default:
      return [];
  }
}

function count(view: FoesView, { target, sign }: StagedEffect): number | null {
  const shown = familiarIn(view, target);
  if (shown !== undefined) return sign === 'drop' ? shown.mp : shown.hp;
  return view.table.foes.find(({ foe }) => foe === target)?.hp ?? null;
}

/** What the others do for all, and whom the Foes hit. */
export const staged = stagedBy({
  deed,
  effects,
  count,
  numbered: ['hurt', 'healed', 'drained', 'magic', 'struck', 'mended'],
  minor: ['passes', 'paid', 'task', 'ability', 'reward', 'luck', 'ends', 'ended'],
});
