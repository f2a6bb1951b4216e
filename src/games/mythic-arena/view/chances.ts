import { at, NONE } from '../../shared/list.ts';
import { CRITICAL, damageOf, GLANCING, hitOf } from '../battle/attack-roll.ts';
import { FEAR, PARALYZE, STUN, typeBit, WILLPOWER } from '../content/abilities.ts';
import { type Content, cardOf, type Power } from '../content/content.ts';
import { petOf } from '../state/queries.ts';
import { type Arena, make, type Pet } from '../state/state.ts';
import { hasStatus, isImmune, left, miss, stat } from '../state/stats.ts';
import { linesFrom } from './redeal.ts';
import type { ArenaTable } from './secrets.ts';

/** What a Battle Power can be expected to do, from what a viewer sees. It counts as `battle/attack-roll.ts` does. */
export interface Chances {
  /** How likely the Pet acts at all: Fear and Stun keep it from that, Paralyze may. */
  readonly acts: number;
  /** The lowest natural roll that hits; a natural 20 always does. */
  readonly needs: number;
  /** Hit + bonus of the power, and the Miss of the target: d20 + `bonus` against `miss`. */
  readonly bonus: number;
  readonly miss: number;
  /** How likely it hits, all in all; and the shares of that by a natural 1 and a natural 20. */
  readonly hit: number;
  readonly glancing: number;
  readonly critical: number;
  /** What gets through to the target on a glancing blow, on a plain hit, on a critical one. */
  readonly damage: { readonly glancing: number; readonly hit: number; readonly critical: number };
  /** On the average of all rolls. */
  readonly expected: number;
  /** How likely the target is Downed by it. */
  readonly downs: number;
}
/** What a Battle Power asks of its owner's hand (MA-5.2). */
export interface PowerCost {
  readonly power: string;
  readonly willpower: number;
  readonly cards: number;
}

const SIDES = 20;
/** Of twenty rolls so many free a paralysed Pet (MA-12.3). */
const FREED = 10;

const none = (): never[][] => [[], []];
const worlds = new WeakMap<ArenaTable, Arena>();
/** What is open of a table, as a state: Pets on their lines, and whose turn it is. No card is dealt for what is hidden. */
export function worldOf(c: Content, table: ArenaTable): Arena {
  let world = worlds.get(table);
  if (world === undefined) {
    const { players, game, first, loser, lead, turns } = table;
    const common = { content: c.hash, seats: 2, options: {}, stack: [], chance: [], result: null };
    world = make(common, {
      ...{
        decks: none(),
        seen: none(),
        back: none(),
        piles: none(),
        hands: none(),
        spent: none(),
        removed: none(),
        away: none(),
      },
      ...{ stasis: none(), items: none(), leads: [NONE, NONE], game, first, loser, lead, turns },
      lines: linesFrom(c, table),
      points: players.map(({ points }) => points),
      wins: players.map(({ wins }) => wins),
    });
    worlds.set(table, world);
  }
  return world;
}
const petIn = (c: Content, s: Arena, ref: string): Pet | null => petOf(s, c.refs.indexOf(ref));
const powersIn = (c: Content, ref: string): readonly Power[] => c.pets[cardOf(c.refs.indexOf(ref))]?.powers ?? [];

/** What a hit with this roll takes of the target's Health, after Armour, immunity and shield. */
function through(s: Arena, power: Power, striker: Pet, foe: Pet, natural: number): number {
  if (isImmune(s, foe, typeBit(power.type))) return 0;
  return Math.max(0, damageOf(s, power, striker, foe, natural) - foe.shield);
}

/** How likely a Pet manages to act. */
function managing(s: Arena, pet: Pet): number {
  if (hasStatus(s, pet, FEAR) || hasStatus(s, pet, STUN)) return 0;
  return hasStatus(s, pet, PARALYZE) ? FREED / SIDES : 1;
}

/** Null if either Pet is not in the Arena, or has no such power. */
export function chancesOf(c: Content, table: ArenaTable, ref: string, id: string, target: string): Chances | null {
  const s = worldOf(c, table);
  const [striker, foe] = [petIn(c, s, ref), petIn(c, s, target)];
  const power = powersIn(c, ref).find((each) => each.id === id);
  if (striker === null || foe === null || power === undefined) return null;
  const bonus = hitOf(s, power, striker, foe);
  const against = miss(s, foe);
  const needs = Math.min(CRITICAL, Math.max(1, against - bonus));
  const acts = managing(s, striker);
  const share = (rolls: number): number => (acts * rolls) / SIDES;
  const [glancing, critical] = [needs === 1 ? share(1) : 0, share(1)];
  const plain = share(CRITICAL - needs) - glancing;
  const of = (natural: number): number => through(s, power, striker, foe, natural);
  const damage = { glancing: of(GLANCING), hit: of(2), critical: of(CRITICAL) };
  const fells = (dealt: number, likely: number): number => (dealt > 0 && dealt >= left(s, foe) ? likely : 0);
  return {
    ...{ acts, needs, bonus, miss: against, glancing, critical, damage },
    hit: plain + glancing + critical,
    expected: glancing * damage.glancing + plain * damage.hit + critical * damage.critical,
    downs: fells(damage.glancing, glancing) + fells(damage.hit, plain) + fells(damage.critical, critical),
  };
}

/** What each Battle Power of a Pet in the Arena asks for now. */
export function costsOf(c: Content, table: ArenaTable, ref: string): readonly PowerCost[] {
  const s = worldOf(c, table);
  const pet = petIn(c, s, ref);
  if (pet === null) return [];
  const eased = stat(s, pet, WILLPOWER);
  const { cards } = at(table.players, pet.seat);
  return powersIn(c, ref).map(({ id, willpower }) => ({ power: id, willpower: Math.max(0, willpower - eased), cards }));
}

/** How likely a Pet in the Arena manages to use a power. */
export function chanceToAct(c: Content, table: ArenaTable, ref: string): number {
  const s = worldOf(c, table);
  const pet = petIn(c, s, ref);
  return pet === null ? 0 : managing(s, pet);
}
/** How likely a Pet in the Arena can change places (MA-12.3). */
export function movingShare(c: Content, table: ArenaTable, ref: string): number {
  const s = worldOf(c, table);
  const pet = petIn(c, s, ref);
  return pet !== null && hasStatus(s, pet, PARALYZE) ? FREED / SIDES : 1;
}
/** The status that makes the next power of a Pet in the Arena fail for certain, or null (MA-12.4). */
export function failingStatus(c: Content, table: ArenaTable, ref: string): 'fear' | 'stun' | null {
  const s = worldOf(c, table);
  const pet = petIn(c, s, ref);
  if (pet === null) return null;
  return hasStatus(s, pet, FEAR) ? 'fear' : hasStatus(s, pet, STUN) ? 'stun' : null;
}
