import type { Options } from '../../../kernel/index.ts';
import { gemsOf } from '../content/levels.ts';
import {
  type AttackKind,
  type Effect,
  type FoeCard,
  type Forbidden,
  isAbout,
  type Pack,
} from '../content/vocabulary.ts';
import { dealtBy } from './chances.ts';
import type { FamiliarView, FoesTable, RunningView } from './secrets.ts';

/** The table as it would be after what a card says, before anything else happens: worked out from a view alone. */

/** Who uses a card, on whom, and as what kind of attack; null: as none, as rewards are. */
export interface CardUse {
  readonly by: string;
  readonly target: string;
  readonly attack: AttackKind | null;
}

export const isForbidden = ({ running, round }: FoesTable, what: Forbidden): boolean =>
  running.some((each) => each.effect === 'forbid' && each.what === what && (each.from ?? 0) <= round);

export const familiarIn = ({ familiars }: FoesTable, id: string): FamiliarView | undefined =>
  familiars.find(({ familiar }) => familiar === id);

/** The table with a change of one Familiar. */
export function withFamiliar(
  table: FoesTable,
  id: string,
  change: (f: FamiliarView) => Partial<FamiliarView>,
): FoesTable {
  const familiars = table.familiars.map((each) => (each.familiar === id ? { ...each, ...change(each) } : each));
  return { ...table, familiars };
}
export const withHurt = (table: FoesTable, id: string, points: number): FoesTable =>
  withFamiliar(table, id, ({ hp }) => ({ hp: Math.max(0, hp - points) }));

export function withStruck(table: FoesTable, id: string, points: number): FoesTable {
  const foes = table.foes.map((each) => (each.foe === id ? { ...each, hp: Math.max(0, each.hp - points) } : each));
  return { ...table, foes };
}
export const withPaid = (table: FoesTable, id: string, cost: number): FoesTable =>
  withFamiliar(table, id, ({ mp }) => ({ mp: mp - cost }));

/** The Standing Familiars that an effect is for. */
function whom({ familiars }: FoesTable, to: 'self' | 'target' | 'team', { by, target }: CardUse): readonly string[] {
  const standing = familiars.filter(({ hp }) => hp > 0).map(({ familiar }) => familiar);
  return to === 'team' ? standing : standing.filter((each) => each === (to === 'self' ? by : target));
}
const foesOf = ({ foes }: FoesTable, to: 'target' | 'foes', { target }: CardUse): readonly string[] =>
  foes.filter(({ foe, hp }) => hp > 0 && (to === 'foes' || foe === target)).map(({ foe }) => foe);

/** What a hit of so many points does to a Foe, and by its thorns to the attacker. */
export function withHit(
  table: FoesTable,
  { by, attack }: Pick<CardUse, 'by'> & { readonly attack: AttackKind },
  foe: FoeCard,
  points: number,
): FoesTable {
  const dealt = dealtBy(table, by, attack, points, foe);
  if (dealt === 0) return table;
  const struck = withStruck(table, foe.id, dealt);
  const { ability } = foe;
  return ability?.is === 'thorny' && isAbout(ability.against, attack) ? withHurt(struck, by, ability.damage) : struck;
}

const running = (table: FoesTable, more: Partial<RunningView> & Pick<RunningView, 'effect'>): FoesTable => ({
  ...table,
  running: [...table.running, { by: null, foe: null, to: [], amount: 0, what: null, until: null, ...more }],
});

/** What reads words of cards on tables with a pack. */
export function effectReader(pack: Pack) {
  const cards = new Map(pack.foes.map((foe) => [foe.id, foe]));
  const foeCard = (id: string): FoeCard => cards.get(id) as FoeCard;

  function applied(table: FoesTable, effect: Effect, use: CardUse, options: Options): FoesTable {
    const each = (to: 'self' | 'target' | 'team', change: (f: FamiliarView) => Partial<FamiliarView>): FoesTable =>
      whom(table, to, use).reduce((all, id) => withFamiliar(all, id, change), table);
    switch (effect.do) {
      case 'heal':
        if (isForbidden(table, 'healing')) return table;
        return each(effect.to, ({ hp, health }) => ({ hp: Math.min(health, hp + effect.amount) }));
      case 'magic':
        return each(effect.to, ({ mp, magic }) => ({ mp: Math.min(magic, mp + effect.amount) }));
      case 'gem':
        return each(effect.to, ({ gems }) => ({
          gems: Math.max(gems, Math.min(gemsOf(options, table.familiars.length), gems + 1)),
        }));
      case 'luck':
        return whom(table, effect.to, use)
          .slice(0, table.luck)
          .reduce((all, id) => withFamiliar(all, id, ({ luck }) => ({ luck: luck + 1 })), table);
      case 'damage': {
        const { by, attack } = use;
        return foesOf(table, effect.to, use).reduce(
          (all, id) =>
            attack === null
              ? withStruck(all, id, effect.amount)
              : withHit(all, { by, attack }, foeCard(id), effect.amount),
          table,
        );
      }
      case 'boost':
        return running(table, { effect: effect.what, to: whom(table, effect.to, use), amount: effect.amount });
      case 'guard':
        return running(table, { effect: 'guard', to: whom(table, effect.to, use), amount: effect.amount });
      case 'hex':
      case 'daze': {
        const amount = effect.do === 'hex' ? effect.amount : 1;
        return foesOf(table, effect.to, use).reduce(
          (all, foe) => running(all, { effect: effect.do, foe, amount }),
          table,
        );
      }
      case 'cleanse':
        return { ...table, running: table.running.filter((other) => other.effect !== 'forbid') };
      case 'reflect':
        return { ...table, roll: { ...table.roll, reflects: use.by } };
      case 'empower':
        return { ...table, roll: { ...table.roll, more: table.roll.more + effect.amount } };
      case 'reroll':
        return { ...table, roll: { ...table.roll, face: 0 } };
      case 'turn':
        return { ...table, open: !table.open };
      default:
        return table;
    }
  }
  return {
    foeCard,
    applied: (table: FoesTable, effects: readonly Effect[], use: CardUse, options: Options): FoesTable =>
      effects.reduce((all, effect) => applied(all, effect, use, options), table),
  };
}
export type EffectReader = ReturnType<typeof effectReader>;
