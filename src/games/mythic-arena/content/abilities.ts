import {
  type Ability,
  type Condition,
  type Effect,
  type Grants,
  STATS,
  STATUSES,
  TRIGGERS,
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

export const FLYING = 1;
export const NIMBLE = 2;

/** In the order of TRIGGERS. */
export const ENTERS = 0;
export const IS_HIT = 1;
export const HITS = 2;
export const DEALS = 3;
export const DOWNS = 4;

/** A condition made ready: it names every part, so that V8 sees one shape where the rules ask. */
export type CompiledCondition = { readonly [Part in keyof Condition]-?: Condition[Part] | undefined };
export const compiledCondition = (c: Condition | undefined): CompiledCondition | null =>
  c === undefined
    ? null
    : {
        atMost: c.atMost,
        above: c.above,
        line: c.line,
        afflicted: c.afflicted,
        bears: c.bears,
        leads: c.leads,
        alone: c.alone,
        hurt: c.hurt,
      };

/** Stats that hang on a condition or on a number of Pets. */
export interface Varying {
  readonly grants: readonly number[];
  readonly if: CompiledCondition | null;
  readonly each: 'ally' | 'foe' | 'fallen' | null;
  readonly most: number;
}
/** What happens when a trigger is set off. */
export interface Reflex {
  readonly if: CompiledCondition | null;
  readonly do: readonly Effect[];
}
export interface CompiledAbilities {
  readonly grants: readonly number[];
  readonly varying: readonly Varying[];
  /** FLYING and NIMBLE, added up. */
  readonly traits: number;
  /** A bit for each status, then one for each type of damage. */
  readonly immune: number;
  /** By the number of the trigger. */
  readonly on: readonly (readonly Reflex[])[];
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

export function compiledAbilities(abilities: readonly Ability[]): CompiledAbilities {
  const grants = [...NO_STATS];
  const varying: Varying[] = [];
  const on: Reflex[][] = TRIGGERS.map(() => []);
  let traits = 0;
  let immune = 0;
  for (const ability of abilities) {
    if ('trait' in ability) traits |= ability.trait === 'flying' ? FLYING : NIMBLE;
    else if ('immune' in ability) for (const word of ability.immune) immune |= bitOf(word);
    else if ('when' in ability)
      on[TRIGGERS.indexOf(ability.when)]?.push({ if: compiledCondition(ability.if), do: ability.do });
    else if (ability.if === undefined && ability.each === undefined)
      listed(ability.grants).forEach((by, stat) => {
        grants[stat] = (grants[stat] as number) + by;
      });
    else
      varying.push({
        grants: listed(ability.grants),
        if: compiledCondition(ability.if),
        each: ability.each ?? null,
        most: ability.most ?? 99,
      });
  }
  return { grants, varying, traits, immune, on };
}
