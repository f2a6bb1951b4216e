import { answers, canonical, type Fault, faultsOf, hashText, type In, Shelf, type State } from '../../kernel/index.ts';
import { type Gear, gearOf } from './abilities.ts';
import {
  type BattlePower,
  type Effect,
  LINES,
  type Pack,
  type PetCard,
  STATUSES,
  pack as schema,
  type Target,
  TYPES,
} from './vocabulary.ts';

/** Cards are numbers inside the rules: Pets, tokens, Elyth, Runes, Items, each in the pack's order. */

export const PETS_IN_DECK = 6;
export const DECK = 21;
export const OTHERS_IN_DECK = DECK - PETS_IN_DECK;

/** A Pet in the Arena is called by its card and its player, as a word `solace-1` and as a number. */
export const refOf = (card: number, seat: number): number => card * 2 + seat;
export const cardOf = (ref: number): number => ref >> 1;
export const seatOf = (ref: number): number => ref & 1;

/** A list of effects, and what it stands on. */
export interface Deed {
  readonly number: number;
  readonly card: number;
  /** Of the power, or of the card itself. */
  readonly id: string;
  readonly willpower: number;
  readonly target: Target | null;
  readonly do: readonly Effect[];
  /** What its target must be fit for: to leave the Arena, to trade places, to lose its Elyth. */
  readonly banishes: boolean;
  readonly swaps: boolean;
  readonly strips: boolean;
}
/** A Battle Power made ready. */
export interface Power extends Deed {
  readonly at: number;
  readonly damage: number;
  readonly type: number;
  readonly bonus: BattlePower['bonus'] | null;
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
  readonly gear: readonly Gear[];
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
  readonly says: Says;
}

export const isPet = (c: Content, card: number): boolean => card < c.tokens;
export const isToken = (c: Content, card: number): boolean => card >= c.tokens && card < c.elyth;
export const isElyth = (c: Content, card: number): boolean => card >= c.elyth && card < c.runes;
export const isRune = (c: Content, card: number): boolean => card >= c.runes && card < c.items;
export const isItem = (c: Content, card: number): boolean => card >= c.items;
function makeAnswers(cards: readonly string[], refs: readonly string[], powers: readonly string[]) {
  const card = ['card', cards] as const;
  const pet = ['pet', refs] as const;
  const target = ['target', refs] as const;
  const line = ['line', LINES] as const;
  const status = ['status', STATUSES] as const;
  return {
    pick: answers('pick', card),
    deck: answers('deck', card),
    lead: answers('lead', card),
    go: answers('go', ['place', ['first', 'second']]),
    play: answers('play', card, line),
    pass: answers('pass'),
    attach: answers('attach', card, pet),
    place: answers('place', card),
    rune: answers('rune', card),
    runeOn: answers('rune-on', card, target),
    use: answers('use', card),
    useOn: answers('use-on', card, target),
    unique: answers('unique', pet),
    uniqueOn: answers('unique-on', pet, target),
    switch: answers('switch', pet, ['with', refs]),
    move: answers('move', pet, line),
    release: answers('release', pet),
    battle: answers('battle'),
    cleanup: answers('cleanup'),
    attack: answers('attack', pet),
    attackLine: answers('attack-line', pet, line),
    attackPet: answers('attack-pet', pet, target),
    block: answers('block', pet, ['attacker', refs]),
    engage: answers('engage'),
    power: answers('power', pet, ['power', powers]),
    target: answers('target', target),
    hold: answers('hold'),
    swap: answers('swap', pet),
    replace: answers('replace', status),
    cure: answers('cure', pet, status),
    recover: answers('recover', pet, status),
    renew: answers('renew', card),
    enter: answers('enter', line),
  };
}
export type Says = ReturnType<typeof makeAnswers>;
/** An answer of these verbs. */
export type Say<V extends keyof Says> = { [K in V]: In<Says[K]> }[V];

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
  const next = (card: number, id: string, target: Target | undefined, effects: readonly Effect[]) => ({
    number: lists.length,
    card,
    id,
    target: target ?? null,
    do: effects,
    banishes: effects.some((effect) => effect.do === 'stasis' && effect.to === 'target'),
    swaps: effects.some((effect) => effect.do === 'swap'),
    strips: effects.some(
      (effect) => effect.do === 'takeElyth' || (effect.do === 'spendElyth' && effect.to === 'target'),
    ),
  });
  const statsOf = (pet: PetCard, card: number): PetStats => {
    const own = pet.battle.map((power, at) =>
      put({
        ...next(card, power.id, undefined, power.do ?? []),
        willpower: power.willpower,
        at: powers.length + at,
        damage: power.damage,
        type: TYPES.indexOf(power.type),
        bonus: power.bonus ?? null,
        switchHit: power.switchHit ?? false,
      }),
    );
    powers.push(...own);
    const unique = pet.unique;
    return {
      stats: [pet.health, pet.speed, pet.hit, pet.miss, 0, 0, 0, 0],
      powers: own,
      unique: unique ? put({ ...next(card, unique.id, unique.target, unique.do), willpower: unique.willpower }) : null,
    };
  };
  const compiled = pets.map(statsOf);
  const deeds: Deed[] = [];
  for (const [i, { id, target, do: effects }] of [...pack.runes, ...pack.items].entries())
    deeds[runes + i] = put({ ...next(runes + i, id, target, effects), willpower: 0 });
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
      ...pets.map(({ passives }) => gearOf(passives.flatMap(({ gives }) => gives))),
      ...pack.elyth.map(({ gives }) => gearOf(gives)),
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
    says: makeAnswers(
      cards,
      refs,
      powers.map(({ id }) => id),
    ),
  };
}

const SELFLESS = new Set(['self', 'beside']);
/** What a schema cannot say: ids are unique, tokens exist, whom an effect is for is there, and there is enough to draft. */
function faultsBetween(pack: Pack): Fault[] {
  const faults: Fault[] = [];
  const seen = new Map<string, string>();
  const claim = (id: string, path: string) => {
    const first = seen.get(id);
    if (first === undefined) seen.set(id, path);
    else faults.push({ path, message: `'${id}' is already the id of ${first}` });
  };
  const check = (effects: readonly Effect[], path: string, acting: boolean, target: boolean) => {
    for (const [i, effect] of effects.entries()) {
      const fault = (key: string, message: string) => faults.push({ path: `${path}[${i}].${key}`, message });
      const to = 'to' in effect ? effect.to : null;
      if (!acting && ((to !== null && SELFLESS.has(to)) || effect.do === 'hold' || effect.do === 'takeElyth'))
        fault('do', 'needs a Pet that acts');
      const needs = to === 'target' || to === 'adjacent' || ['hold', 'takeElyth', 'swap'].includes(effect.do);
      if (!target && needs) fault('do', 'needs a target');
      if ('pets' in effect && effect.pets !== undefined && to !== 'adjacent')
        fault('pets', 'belongs to adjacent effects');
      if (effect.do === 'summon' && !pack.tokens.some(({ id }) => id === effect.token))
        fault('token', `there is no token '${effect.token}'`);
    }
  };
  for (const group of ['pets', 'tokens'] as const) {
    for (const [i, pet] of pack[group].entries()) {
      const path = `${group}[${i}]`;
      claim(pet.id, `${path}.id`);
      for (const [j, passive] of pet.passives.entries()) claim(passive.id, `${path}.passives[${j}].id`);
      for (const [j, power] of pet.battle.entries()) {
        claim(power.id, `${path}.battle[${j}].id`);
        check(power.do ?? [], `${path}.battle[${j}].do`, true, true);
      }
      if (pet.unique === undefined) continue;
      claim(pet.unique.id, `${path}.unique.id`);
      check(pet.unique.do, `${path}.unique.do`, true, pet.unique.target !== undefined);
    }
  }
  for (const [i, { id }] of pack.elyth.entries()) claim(id, `elyth[${i}].id`);
  for (const group of ['runes', 'items'] as const) {
    for (const [i, { id, target, do: effects }] of pack[group].entries()) {
      claim(id, `${group}[${i}].id`);
      check(effects, `${group}[${i}].do`, false, target !== undefined);
    }
  }
  const others = pack.elyth.length + pack.runes.length + pack.items.length;
  if (others < 2 * OTHERS_IN_DECK)
    faults.push({
      path: 'pack',
      message: `has ${others} Elyth, Runes and Items; a draft needs at least ${2 * OTHERS_IN_DECK}`,
    });
  return faults;
}

const shelf = new Shelf<Content>();

/** Checks a pack, makes it ready and keeps it, so that states which name its hash can be played. */
export function loadContent(raw: unknown): Content | readonly Fault[] {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) return faultsOf(parsed.error.issues, 'pack');
  const faults = faultsBetween(parsed.data);
  return faults.length > 0 ? faults : shelf.put(compile(parsed.data));
}

/** The content that a state is played with. */
export const contentOf = (s: State): Content => shelf.of(s);
