import {
  type AttackKind,
  dealtBy,
  type Expected,
  expectedOf,
  type FamiliarView,
  type FoeCard,
  neededFor,
  STRONG,
} from '../../../../games/familiars-and-foes/face.ts';
import type { CardSummary, Thing } from '../../../table/board.ts';
import { classesOf } from '../../../table/picking.ts';
import {
  abilityThing,
  attackThing,
  ballyhooThing,
  castThing,
  foeThing,
  luckThing,
  restoreThing,
  reviveThing,
  rewardThing,
  useThing,
} from '../answers/things.ts';
import { rewardSummary, summaryOf, whatOf } from '../cards/printed.ts';
import { type FoesProps, matOf } from '../selectors.ts';
import type { DeedKind } from './kinds.ts';

/** What a Familiar can do: in its turn, and in between. */

export interface DeedOption {
  readonly kind: DeedKind;
  readonly familiar: string;
  /** The card that it stands on; null: a token or the coin. */
  readonly card: string | null;
  readonly thing: Thing;
  /** Magic Points; null where something else pays for it. */
  readonly magic: number | null;
  /** From which face on it succeeds, as printed, and how many of a hundred rolls do now. */
  readonly needs: number | null;
  readonly chance: number | null;
  readonly damage: Expected['damage'];
  /** Where it does no damage: what it gives. */
  readonly gives: CardSummary | null;
  /** An Elemental Spell against a Foe that it is strong against. */
  readonly strong: boolean;
}

const foesLeft = ({ view, face }: FoesProps): readonly FoeCard[] =>
  view.table.foes.flatMap(({ foe, hp }) => (hp > 0 ? face.pack.foes.filter(({ id }) => id === foe) : []));
/** The Foe that matters: the one that was chosen, or the only one left. */
function foeInSight({ view, face, picking, question }: FoesProps): FoeCard | undefined {
  const left = view.table.foes.filter(({ hp }) => hp > 0);
  const chosen = question === null ? undefined : left.find(({ foe }) => picking.stateOf(foeThing(foe)) === 'chosen');
  const found = chosen ?? (left.length === 1 ? left[0] : undefined);
  return face.pack.foes.find(({ id }) => id === found?.foe);
}

const NONE = { magic: null, needs: null, chance: null, damage: null, gives: null, strong: false } as const;

interface Rolling {
  readonly id: string;
  readonly cost?: number;
  readonly target?: string;
  readonly roll?: FoeCard['roll'] | undefined;
}
const ATTACKS: Readonly<Partial<Record<DeedKind, AttackKind>>> = {
  physical: 'physical',
  toad: 'toad',
  artifact: 'artifact',
};

/** All that a turn of this Familiar can be spent on; `all`: with the spells that it has yet to earn. */
export function actionsOf(props: FoesProps, own: FamiliarView, all = false): readonly DeedOption[] {
  const { view, face } = props;
  const { familiar, artifacts, helper, trained } = own;
  const mat = matOf(face, familiar);
  const foe = foeInSight(props);
  const rolled = (kind: DeedKind, spell: Rolling, thing: Thing): DeedOption => {
    const { id, cost = 0, roll, target = 'foe' } = spell;
    const attack = ATTACKS[kind] ?? 'spell';
    const aimedAt = target === 'foes' ? foesLeft(props) : target === 'foe' && foe !== undefined ? [foe] : [];
    const expected = expectedOf(view.table, familiar, { cost, roll, attack }, aimedAt);
    return {
      kind,
      familiar,
      card: id,
      thing,
      magic: kind === 'physical' || kind === 'artifact' ? null : expected.cost,
      needs: roll === undefined ? null : neededFor(roll),
      chance: expected.chance,
      damage: expected.damage,
      gives: expected.damage === null ? ((roll ? whatOf(roll) : summaryOf(face, id))?.[0] ?? null) : null,
      strong: kind === 'elemental' && foe?.element === STRONG[mat.element],
    };
  };
  const cast = (kind: DeedKind, spell: Rolling): DeedOption => rolled(kind, spell, castThing(spell.id));
  const restores = (id: string): DeedOption => ({
    ...NONE,
    kind: 'restorative',
    familiar,
    card: id,
    thing: restoreThing(id),
    gives: summaryOf(face, id)?.[0] ?? null,
  });
  const commons = view.table.commons.map((id) => matOf(face, id).helper);
  const fallen = view.table.familiars.some(({ hp }) => hp === 0);
  return [
    rolled('physical', mat.physical, attackThing),
    cast('toad', mat.simple),
    cast('strong', mat.strong),
    cast('elemental', mat.elemental),
    ...(trained || all ? mat.advanced.map((spell) => cast('advanced', spell)) : []),
    restores(mat.healing.id),
    restores(mat.eye.id),
    ...artifacts.map((id) => rolled('artifact', artifactCard(props, id), useThing(id))),
    ...[...(helper || all ? [mat.helper] : []), ...commons].map((spell) => cast('helper', spell)),
    ...(fallen || all
      ? [{ ...NONE, kind: 'revive' as const, familiar, card: face.pack.revive.id, thing: reviveThing }]
      : []),
  ];
}
const artifactCard = ({ face }: FoesProps, id: string): Rolling =>
  face.pack.artifacts.find((artifact) => artifact.id === id) ?? { id };

/** What a call does with the eye open (FO-4.2). */
export const BALLYHOO = 2;
/** Of a hundred flips. */
const FAIR = 50;

/** All that this Familiar can declare in between, at what is asked now. */
export function interruptsOf(props: FoesProps, own: FamiliarView): readonly DeedOption[] {
  const { face, question } = props;
  const { familiar, rewards, luck } = own;
  const ask = question?.ask;
  if (ask === 'ballyhoo') {
    const foe = foesLeft(props).find(({ id }) => id === question?.with.foe);
    const dealt = dealtBy(props.view.table, familiar, 'ballyhoo', BALLYHOO, foe);
    const damage = [dealt, dealt] as const;
    return [
      {
        ...NONE,
        kind: 'ballyhoo',
        familiar,
        card: null,
        thing: ballyhooThing(familiar),
        magic: 1,
        chance: FAIR,
        damage,
      },
    ];
  }
  const { ability } = matOf(face, familiar);
  const gives = summaryOf(face, ability.id)?.[0] ?? null;
  return [
    ...(ask === 'flipped' && luck > 0
      ? [{ ...NONE, kind: 'luck' as const, familiar, card: null, thing: luckThing(familiar) }]
      : []),
    { ...NONE, kind: 'ability', familiar, card: ability.id, thing: abilityThing(familiar), gives },
    ...rewards.map((foe) => ({
      ...NONE,
      kind: 'reward' as const,
      familiar,
      card: foe,
      thing: rewardThing(foe),
      gives: rewardSummary(face, foe)[0] ?? null,
    })),
  ];
}

/** What this Familiar can use beside the question that is open, whosever it is, or has been begun to be used so. */
export const asidesOf = (props: FoesProps, own: FamiliarView): readonly DeedOption[] =>
  interruptsOf(props, own).filter(({ thing }) => isUsable(props, thing));
/** Whether something that is no part of the question lies ready beside it. */
export const isUsable = ({ picking }: Pick<FoesProps, 'picking'>, thing: Thing): boolean =>
  classesOf(picking, thing) !== '';

/** Questions in which something can be declared in between. */
export const isWindow = ({ question }: Pick<FoesProps, 'question'>): boolean =>
  ['roll', 'foeRoll', 'flip', 'rolled', 'flipped', 'damage', 'ballyhoo'].includes(question?.ask ?? '');
