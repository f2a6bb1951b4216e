import { type AttackKind, type FoeCard, isAbout, isImmune, isSpell } from '../content/vocabulary.ts';
import { type Chart, type Stripe, stripesOf } from './odds.ts';
import { runningFor } from './running.ts';
import type { FoesTable } from './secrets.ts';

/** What a roll of a Familiar can be expected to do: worked out from the mat and what lies open on the table. */

const succeeds = ({ kind }: Stripe): boolean => kind === 'hit' || kind === 'critical' || kind === 'other';

/** The lowest face that succeeds, as it is printed. */
export const neededFor = (roll: Chart): number => stripesOf(roll).find(succeeds)?.from ?? 0;
/** How many of a hundred rolls succeed with this bonus. */
export const chanceOf = (roll: Chart, bonus: number): number =>
  stripesOf(roll, bonus).reduce((sum, stripe) => sum + (succeeds(stripe) ? stripe.percent : 0), 0);

export type Range = readonly [least: number, most: number];
export const rangeText = ([least, most]: Range): string => (least === most ? `${least}` : `${least}–${most}`);
/** What hits do, as printed; null where it does no damage. */
export function damageOf(roll: Chart): Range | null {
  const points = roll.flatMap(({ hit, critical }) => hit ?? critical ?? []);
  return points.length === 0 ? null : [Math.min(...points), Math.max(...points)];
}

export interface Expected {
  /** MP. */
  readonly cost: number;
  /** What is added to the roll. */
  readonly bonus: number;
  /** Of a hundred; null where nothing is rolled. */
  readonly chance: number | null;
  readonly damage: Range | null;
}
export interface RollSpec {
  readonly cost: number;
  readonly roll: Chart | undefined;
  readonly attack: AttackKind;
}

/** What so many points of this Familiar's attack take from a Foe, or from one that is not in sight. */
export function dealtBy(table: FoesTable, familiar: string, attack: AttackKind, points: number, foe?: FoeCard): number {
  const ability = foe?.ability;
  if (isImmune(ability, attack)) return 0;
  const less = ability?.is === 'armoured' && isAbout(ability.against, attack) ? ability.less : 0;
  return Math.max(0, points + runningFor(table, 'damage', familiar) - less);
}
/** What a Foe takes off a roll that is made against it. */
export const dodgeOf = ({ ability }: FoeCard, attack: AttackKind): number =>
  ability?.is === 'elusive' && isAbout(ability.against, attack) ? ability.roll : 0;
export const tollOf = ({ ability }: FoeCard, attack: AttackKind): number =>
  ability?.is === 'toll' && isSpell(attack) ? ability.magic : 0;

/**
 * What this can be expected to do by this Familiar, and to whom it is aimed at: one Foe, every Foe, or nobody in sight.
 * Of several Foes each meets it in its own way (FO-10.12), so that only what they take together is counted in.
 */
export function expectedOf(
  table: FoesTable,
  familiar: string,
  { cost, roll, attack }: RollSpec,
  foes: readonly FoeCard[],
): Expected {
  const price = foes.reduce((sum, foe) => sum + tollOf(foe, attack), cost);
  if (roll === undefined) return { cost: price, bonus: 0, chance: null, damage: null };
  const foe = foes.length === 1 ? foes[0] : undefined;
  const ability = foe?.ability;
  const bonus = runningFor(table, 'roll', familiar) - (foe === undefined ? 0 : dodgeOf(foe, attack));
  const printed = damageOf(roll);
  const dealt = (points: number): number => dealtBy(table, familiar, attack, points, foe);
  return {
    cost: price,
    bonus,
    chance: isImmune(ability, attack) ? 0 : chanceOf(roll, bonus),
    damage: printed && [dealt(printed[0]), dealt(printed[1])],
  };
}
