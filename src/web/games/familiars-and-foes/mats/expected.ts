import type { FoesTable, Pack } from '../../../../games/familiars-and-foes/face.ts';
import { type Chart, type Stripe, stripesOf } from '../foes/odds.ts';
import { runningFor } from '../shown.ts';

/** What a roll of a Familiar can be expected to do: worked out from the mat and what lies open on the table. */

type FoeCard = Pack['foes'][number];
/** What kind of attack it is: some Foes mind. */
export type Attack = 'physical' | 'toad' | 'spell' | 'artifact';

const succeeds = ({ kind }: Stripe): boolean => kind === 'hit' || kind === 'critical' || kind === 'other';

/** The lowest face that succeeds, as it is printed. */
export const neededFor = (roll: Chart): number => stripesOf(roll).find(succeeds)?.from ?? 0;
/** How many of a hundred rolls succeed with this bonus. */
export const chanceOf = (roll: Chart, bonus: number): number =>
  stripesOf(roll, bonus).reduce((sum, stripe) => sum + (succeeds(stripe) ? stripe.percent : 0), 0);

export type Range = readonly [least: number, most: number];
/** What hits do, as printed; null where it does no damage. */
export function damageOf(roll: Chart): Range | null {
  const points = roll.flatMap(({ hit, critical }) => hit ?? critical ?? []);
  return points.length === 0 ? null : [Math.min(...points), Math.max(...points)];
}

const bears = (against: 'physical' | 'spells' | 'all', attack: Attack): boolean =>
  against === 'all' || (against === 'physical') === (attack === 'physical');

export interface Expected {
  /** MP. */
  readonly cost: number;
  /** What is added to the roll. */
  readonly bonus: number;
  /** Of a hundred; null where nothing is rolled. */
  readonly chance: number | null;
  readonly damage: Range | null;
}
export interface Rolled {
  readonly cost: number;
  readonly roll: Chart | undefined;
  readonly attack: Attack;
  readonly atFoe: boolean;
}

/** What this can be expected to do by this Familiar, and to this Foe where one is in sight. */
export function expectedOf(table: FoesTable, familiar: string, rolled: Rolled, foe: FoeCard | undefined): Expected {
  const { cost, roll, attack, atFoe } = rolled;
  const ability = atFoe ? foe?.ability : undefined;
  const isSpell = attack === 'toad' || attack === 'spell';
  const price = cost + (isSpell && ability?.is === 'toll' ? ability.magic : 0);
  if (roll === undefined) return { cost: price, bonus: 0, chance: null, damage: null };
  const dodges = ability?.is === 'elusive' && bears(ability.against, attack) ? ability.roll : 0;
  const bonus = runningFor(table, 'roll', familiar) - dodges;
  const printed = damageOf(roll);
  const isImmune = ability?.is === 'immune' && ability.to === attack;
  const less = ability?.is === 'armoured' && bears(ability.against, attack) ? ability.less : 0;
  const more = runningFor(table, 'damage', familiar) - less;
  const dealt = (points: number): number => (isImmune ? 0 : Math.max(0, points + more));
  return {
    cost: price,
    bonus,
    chance: isImmune ? 0 : chanceOf(roll, bonus),
    damage: printed && [dealt(printed[0]), dealt(printed[1])],
  };
}
