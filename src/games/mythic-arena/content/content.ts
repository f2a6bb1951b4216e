import { canonical, hashText } from '../../../kernel/index.ts';
import { packLoader } from '../../shared/pack-loader.ts';
import { type CompiledAbilities, type CompiledCondition, compiledAbilities, compiledCondition } from './abilities.ts';
import { type GameAnswers, makeAnswers } from './answers.ts';
import { faultsBetween } from './faults.ts';
import {
  type BattlePower,
  type Effect,
  type Pack,
  type PetCard,
  pack as schema,
  type Target,
  TYPES,
} from './vocabulary.ts';

/** Cards are numbers inside the rules: Pets, tokens, Elyth, Runes, Items, each in the pack's order. */

/** A Pet in the Arena is called by its card and its player, as a word `solace-1` and as a number. */
export const refOf = (card: number, seat: number): number => card * 2 + seat;
export const cardOf = (ref: number): number => ref >> 1;
export const seatOf = (ref: number): number => ref & 1;

/** Which Pets can be chosen. */
interface TargetSpec {
  readonly side: Target['side'];
  readonly other: boolean;
  readonly if: CompiledCondition | null;
}
/** A list of effects, and what it stands on. */
export interface Deed {
  readonly number: number;
  readonly card: number;
  /** Of the power, or of the card itself. */
  readonly id: string;
  readonly willpower: number;
  readonly target: TargetSpec | null;
  readonly do: readonly Effect[];
  /** Whether the acting Pet leaves the Arena by it. */
  readonly leaves: boolean;
  /** What its target must be fit for: to leave the Arena, to trade places, to lose its Elyth. */
  readonly banishes: boolean;
  readonly swaps: boolean;
  readonly strips: boolean;
}
/** More damage or a better chance, if something is true of one of the two. */
interface Bonus {
  readonly of: 'self' | 'target';
  readonly if: CompiledCondition;
  readonly damage: number;
  readonly hit: number;
}
/** A Battle Power made ready. */
export interface Power extends Deed {
  readonly at: number;
  readonly damage: number;
  readonly type: number;
  readonly bonus: Bonus | null;
  readonly switchHit: boolean;
}
export interface PetStats {
  /** Health, Speed, Hit, Miss, and nought for the other stats. */
  readonly stats: readonly number[];
  readonly powers: readonly Power[];
  readonly unique: Deed | null;
}

/** A pack made ready to play: lookups by number, and every answer that can be given with it. */
export interface Content {
  readonly hash: string;
  readonly pack: Pack;
  readonly cards: readonly string[];
  /** Where each kind of card begins; `all` is how many there are. */
  readonly tokens: number;
  readonly elyth: number;
  readonly runes: number;
  readonly items: number;
  readonly all: number;
  /** By card, for Pets and tokens. */
  readonly pets: readonly PetStats[];
  /** By card, for Pets, tokens and Elyth. */
  readonly gear: readonly CompiledAbilities[];
  /** By card, for Elyth: whose Pets it goes on. */
  readonly on: readonly ('own' | 'foe' | 'any')[];
  /** By card, for Runes and Items. */
  readonly deeds: readonly Deed[];
  readonly powers: readonly Power[];
  /** All lists of effects, by number. */
  readonly lists: readonly Deed[];
  /** By card, for Runes. */
  readonly timing: readonly ('turn' | 'battle' | 'any')[];
  readonly removed: readonly boolean[];
  /** By card, for Items. */
  readonly uses: readonly number[];
  readonly rests: readonly number[];
  readonly refs: readonly string[];
  readonly answers: GameAnswers;
}

export const isPet = (c: Content, card: number): boolean => card < c.tokens;
export const isToken = (c: Content, card: number): boolean => card >= c.tokens && card < c.elyth;
export const isElyth = (c: Content, card: number): boolean => card >= c.elyth && card < c.runes;
export const isRune = (c: Content, card: number): boolean => card >= c.runes && card < c.items;
export const isItem = (c: Content, card: number): boolean => card >= c.items;

const aimOf = (target: Target | undefined): TargetSpec | null =>
  target === undefined ? null : { side: target.side, other: target.other ?? false, if: compiledCondition(target.if) };
const bonusOf = ({ bonus }: BattlePower): Bonus | null =>
  bonus === undefined
    ? null
    : {
        of: bonus.of,
        if: compiledCondition(bonus.if) as CompiledCondition,
        damage: bonus.damage ?? 0,
        hit: bonus.hit ?? 0,
      };

/** Turns a checked pack into lookups. */
function compile(pack: Pack): Content {
  const pets = [...pack.pets, ...pack.tokens];
  const tokens = pack.pets.length;
  const elyth = pets.length;
  const runes = elyth + pack.elyth.length;
  const items = runes + pack.runes.length;
  const all = items + pack.items.length;
  const cards = [...pets, ...pack.elyth, ...pack.runes, ...pack.items].map(({ id }) => id);
  const lists: Deed[] = [];
  const powers: Power[] = [];
  const put = <D extends Deed>(deed: D): D => {
    lists.push(deed);
    return deed;
  };
  // What is spread comes last: else V8 would give every deed a shape of its own.
  const next = (card: number, id: string, target: Target | undefined, effects: readonly Effect[]) => ({
    number: lists.length,
    card,
    id,
    target: aimOf(target),
    do: effects,
    leaves: effects.some((effect) => effect.do === 'stasis' && effect.to === 'self'),
    banishes: effects.some((effect) => effect.do === 'stasis' && effect.to === 'target'),
    swaps: effects.some((effect) => effect.do === 'swap'),
    strips: effects.some(
      (effect) => effect.do === 'takeElyth' || (effect.do === 'spendElyth' && effect.to === 'target'),
    ),
  });
  const statsOf = (pet: PetCard, card: number): PetStats => {
    const own = pet.battle.map((power, at) =>
      put({
        willpower: power.willpower,
        at: powers.length + at,
        damage: power.damage,
        type: TYPES.indexOf(power.type),
        bonus: bonusOf(power),
        switchHit: power.switchHit ?? false,
        ...next(card, power.id, undefined, power.do ?? []),
      }),
    );
    powers.push(...own);
    const unique = pet.unique;
    return {
      stats: [pet.health, pet.speed, pet.hit, pet.miss, 0, 0, 0, 0],
      powers: own,
      unique: unique ? put({ willpower: unique.willpower, ...next(card, unique.id, unique.target, unique.do) }) : null,
    };
  };
  const compiled = pets.map(statsOf);
  const deeds: Deed[] = [];
  for (const [i, { id, target, do: effects }] of [...pack.runes, ...pack.items].entries())
    deeds[runes + i] = put({ willpower: 0, ...next(runes + i, id, target, effects) });
  const from = <X>(start: number, list: readonly X[]): X[] => {
    const byCard: X[] = [];
    for (const [i, each] of list.entries()) byCard[start + i] = each;
    return byCard;
  };
  const refs = pets.flatMap(({ id }) => [`${id}-1`, `${id}-2`]);
  return {
    hash: hashText(canonical(pack)),
    pack,
    cards,
    tokens,
    elyth,
    runes,
    items,
    all,
    pets: compiled,
    gear: [
      ...pets.map(({ passives }) => compiledAbilities(passives.flatMap(({ gives }) => gives))),
      ...pack.elyth.map(({ gives }) => compiledAbilities(gives)),
    ],
    on: from(
      elyth,
      pack.elyth.map(({ on }) => on ?? 'own'),
    ),
    deeds,
    powers,
    lists,
    timing: from(
      runes,
      pack.runes.map(({ when }) => when),
    ),
    removed: from(
      runes,
      pack.runes.map(({ removed }) => removed ?? false),
    ),
    uses: from(
      items,
      pack.items.map(({ uses }) => uses),
    ),
    rests: from(
      items,
      pack.items.map(({ rests }) => rests ?? 0),
    ),
    refs,
    answers: makeAnswers(
      cards,
      refs,
      powers.map(({ id }) => id),
    ),
  };
}

export const { loadContent, contentOf } = packLoader({ schema, faultsBetween, compile });
