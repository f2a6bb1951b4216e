import {
  type Ability,
  type Condition,
  type Effect,
  type Grants,
  STATS,
  STATUSES,
  TRIGGERS,
  type Trigger,
  TYPES,
} from './vocabulary.ts';

/** Abilities made ready: what a Pet's Passive Powers or an Elyth give, as sums and lists by number. */

export const HEALTH = 0;
export const SPEED = 1;
export const HIT = 2;
export const MISS = 3;
export const DAMAGE = 4;
export const ARMOUR = 5;
export const REGENERATION = 6;
export const WILLPOWER = 7;

export const PARALYZE = 4;
export const FEAR = 5;
export const STUN = 6;
export const CHOMP = 7;
export const CONSTRICT = 8;
/** Statuses with a number below this are counted on the Pet itself; the holds follow from who holds whom. */
export const COUNTED = 7;
/** Statuses below this leave counters that hurt at Cleanup. */
export const RESIDUAL = 4;

const NO_STATS: readonly number[] = STATS.map(() => 0);
export const noStats = (): readonly number[] => NO_STATS;
const NO_STATUS: readonly number[] = STATUSES.slice(0, COUNTED).map(() => 0);
export const noStatus = (): readonly number[] => NO_STATUS;

/** Stats that hang on a condition or on a number of Pets. */
export interface Varying {
  readonly grants: readonly number[];
  readonly if: Condition | null;
  readonly each: 'ally' | 'foe' | 'fallen' | null;
  readonly most: number;
}
/** What happens when a trigger is set off. */
export interface Reflex {
  readonly if: Condition | null;
  readonly do: readonly Effect[];
}
export interface Gear {
  readonly grants: readonly number[];
  readonly varying: readonly Varying[];
  readonly flying: boolean;
  readonly nimble: boolean;
  /** A bit for each status, then one for each type of damage. */
  readonly immune: number;
  readonly on: Readonly<Record<Trigger, readonly Reflex[]>>;
}

export const statusBit = (status: number): number => 1 << status;
export const typeBit = (type: number): number => 1 << (STATUSES.length + type);
const bitOf = (word: string): number => {
  const status = (STATUSES as readonly string[]).indexOf(word);
  return status >= 0 ? statusBit(status) : typeBit((TYPES as readonly string[]).indexOf(word));
};

const lists = new WeakMap<Grants, readonly number[]>();
/** Grants by the stats' numbers, worked out once. */
export function listed(grants: Grants): readonly number[] {
  let list = lists.get(grants);
  if (list === undefined) {
    list = STATS.map((stat) => grants[stat] ?? 0);
    lists.set(grants, list);
  }
  return list;
}

export function gearOf(abilities: readonly Ability[]): Gear {
  const grants = [...NO_STATS];
  const varying: Varying[] = [];
  const on = Object.fromEntries(TRIGGERS.map((trigger) => [trigger, [] as Reflex[]])) as Record<Trigger, Reflex[]>;
  const gear = { flying: false, nimble: false, immune: 0 };
  for (const ability of abilities) {
    if ('trait' in ability) gear[ability.trait] = true;
    else if ('immune' in ability) for (const word of ability.immune) gear.immune |= bitOf(word);
    else if ('when' in ability) on[ability.when].push({ if: ability.if ?? null, do: ability.do });
    else if (ability.if === undefined && ability.each === undefined)
      listed(ability.grants).forEach((by, stat) => {
        grants[stat] = (grants[stat] as number) + by;
      });
    else
      varying.push({
        grants: listed(ability.grants),
        if: ability.if ?? null,
        each: ability.each ?? null,
        most: ability.most ?? 99,
      });
  }
  return { grants, varying, ...gear, on };
}
