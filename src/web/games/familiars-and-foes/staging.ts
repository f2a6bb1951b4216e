import type { FoesFace, FoesTable } from '../../../games/familiars-and-foes/face.ts';
import type { HeardEvent, View } from '../../../kernel/index.ts';
import {
  type StagedDeed,
  type StagedEffect,
  type StagedSpot,
  type StagedStep,
  stagedBy,
} from '../../table/staging/scene.ts';
import { familiarIn } from './selectors.ts';

type FoesView = View<FoesTable>;

const ENDS = ['turn', 'wave', 'waveOver'];
const familiarSpot = (familiar: string): StagedSpot => ({ place: `familiar:${familiar}` });
const foeSpot = (foe: string): StagedSpot => ({ place: 'foes', card: foe });

/** What the Familiars of others do with a card, and what the Foes do. */
function deed(heard: HeardEvent, { face, view }: StagedStep): StagedDeed | 'ends' | null {
  const { kind, familiar, foe, target } = heard as HeardEvent & { readonly [field: string]: string | null };
  if (ENDS.includes(kind)) return 'ends';
  if (kind === 'rolled') {
    // One that is thrown again belongs to what was going on.
    if (foe == null || heard.again === true) return null;
    return { seat: null, card: foe, by: foeSpot(foe), cast: false };
  }
  if (familiar == null) return null;
  const own = familiarIn(view as FoesView, familiar);
  const isFamiliar = target != null && familiarIn(view as FoesView, target) !== undefined;
  const does = (card: string | null, beside = false): StagedDeed => ({
    ...{ seat: own?.seat ?? null, card, by: familiarSpot(familiar), cast: true, beside },
    ...(target != null && { at: isFamiliar ? familiarSpot(target) : foeSpot(target) }),
  });
  switch (kind) {
    case 'attacks':
    case 'casts':
    case 'uses':
      return does(heard.deed as string);
    case 'restores':
      return does(heard.spell as string);
    case 'ballyhoo':
      return { ...does(familiar), part: null, at: foeSpot(foe as string) };
    case 'reward':
      return { ...does(foe as string, true), part: null };
    case 'ability':
      return does((face as FoesFace).pack.mats.find(({ id }) => id === familiar)?.ability.id ?? familiar, true);
    default:
      return null;
  }
}

/** By event: what is counted, and whether it gets more or less. */
const CHANGES: Readonly<Record<string, readonly ['heart' | 'drop', 1 | -1]>> = {
  hurt: ['heart', -1],
  healed: ['heart', 1],
  drained: ['drop', -1],
  magic: ['drop', 1],
  struck: ['heart', -1],
  mended: ['heart', 1],
};

function effects({ kind, familiar, foe, points }: HeardEvent, view: FoesView): readonly StagedEffect[] {
  if (!Object.hasOwn(CHANGES, kind)) return [];
  const [sign, direction] = CHANGES[kind] as (typeof CHANGES)[string];
  const change = { sign, of: null, amount: direction * Number(points) };
  if (kind === 'struck' || kind === 'mended') {
    const name = foe as string;
    return [{ seat: null, who: name, target: name, at: foeSpot(name), ...change }];
  }
  const name = familiar as string;
  const seat = familiarIn(view, name)?.seat ?? null;
  return [{ seat, who: name, target: name, at: familiarSpot(name), ...change }];
}

function count(view: FoesView, { target, sign }: StagedEffect): number | null {
  const shown = familiarIn(view, target);
  if (shown !== undefined) return sign === 'drop' ? shown.mp : shown.hp;
  return view.table.foes.find(({ foe }) => foe === target)?.hp ?? null;
}

/** What the others do for all, and whom the Foes hit. */
export const staged = stagedBy({
  deed,
  effects: (heard, { view }) => effects(heard, view as FoesView),
  count: (view, effect) => count(view as FoesView, effect),
  numbered: Object.keys(CHANGES),
  minor: ['passes', 'paid', 'task', 'ability', 'reward', 'luck', 'ends', 'ended'],
});
