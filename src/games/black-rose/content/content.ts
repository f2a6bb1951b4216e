import { canonical, hashText } from '../../../kernel/index.ts';
import { packLoader } from '../../shared/pack-loader.ts';
import { EVOCATIONS, evocationId, mageId, NONE } from '../state/state.ts';
import { type GameAnswers, makeAnswers } from './answers.ts';
import { faultsBetween } from './faults.ts';
import {
  BREEDS,
  COLOURS,
  type Effect,
  type Hunting,
  type Pack,
  type Protection,
  type Reflex,
  SCHOOLS,
  SIDES,
  type Side,
  SPECIAL,
  type Spell,
  pack as schema,
  TRIGGERS,
} from './vocabulary.ts';

/** Spells, Rooms and the rest are numbers inside the rules, each in the pack's order. */

const SEATS_MOST = 4;
/** Copies of each school's spell. */
export const COPIES = 4;
export const PER_SCHOOL = 3;
/** Slots for Instability: an ordinary Room's, and those of the Throne and the centre. */
const SMALL = 4;
export const GREAT = 6;

/** An effect made ready; `other` is one more target, not the one before. */
export type CompiledEffect = (Effect | Reflex) & { readonly other?: true };
/** What a side of a spell, a Room or a Familiar Action does. */
export interface EffectList {
  readonly id: string;
  readonly kind: Side['kind'] | 'room' | 'familiar';
  readonly do: readonly CompiledEffect[];
  /** Of a Trap, by number, else NONE. */
  readonly when: number;
  readonly gives: Protection | null;
}
export interface RoomCard {
  readonly id: string;
  /** By number; NONE for the Black Rose Room. */
  readonly colour: number;
  /** Number of its list of effects, or NONE for a Summon Room. */
  readonly list: number;
  /** Of a Summon Room: its pack, else NONE. */
  readonly pack: number;
  readonly slots: number;
}
/** An Evocation or a Familiar. */
export interface ModelKind {
  readonly id: string;
  readonly move: number;
  readonly damage: number;
  readonly health: number;
  readonly count: number;
  readonly breed: number;
  /** Of a Familiar, else NONE and null. */
  readonly pack: number;
  readonly hunting: Hunting | null;
  /** Number of the Familiar Action's list. */
  readonly list: number;
}

/** A pack made ready to play: lookups by number, and every answer that can be given with it. */
export interface Content {
  readonly hash: string;
  readonly pack: Pack;
  /** Ids of spells: three a school, then one a Mage, then the Forgotten. */
  readonly cards: readonly string[];
  readonly personal: number;
  readonly forgotten: number;
  /** By card: the sides that are laid face down. */
  readonly laid: readonly (readonly number[])[];
  readonly lists: readonly EffectList[];
  readonly rooms: readonly RoomCard[];
  readonly throne: number;
  readonly rose: number;
  /** Evocations, then Familiars. */
  readonly kinds: readonly ModelKind[];
  readonly familiars: number;
  readonly refs: readonly string[];
  readonly answers: GameAnswers;
}

export const schoolOf = (c: Content, card: number): number =>
  card < c.personal ? Math.floor(card / PER_SCHOOL) : NONE;
/** A prepared card and its side as one number, which is that of its list of effects. */
export const faceOfCard = (card: number, side: number): number => card * SIDES.length + side;
export const cardOf = (face: number): number => face >> 1;
export const sideOf = (face: number): number => face & 1;
/** The sides of a card that are laid face down: a Trap or a Protection. */
export const laidSides = (c: Content, card: number): readonly number[] => c.laid[card] as readonly number[];

/** A Model's name in answers, as a number: Mage and seat, or kind, seat and place among its Evocations. */
export const mageRef = (mage: number, seat: number): number => mage * SEATS_MOST + seat;
const firstEvocation = (c: { readonly pack: Pack }): number => c.pack.mages.length * SEATS_MOST;
export const evocationRef = (c: Content, kind: number, seat: number, place: number): number =>
  firstEvocation(c) + (kind * SEATS_MOST + seat) * EVOCATIONS + place;
/** The number of the Model that a name is for; whether it is there is another matter. */
export function idOfRef(c: Content, ref: number): number {
  const first = firstEvocation(c);
  if (ref < first) return mageId(ref % SEATS_MOST);
  const rest = ref - first;
  return evocationId(Math.floor(rest / EVOCATIONS) % SEATS_MOST, rest % EVOCATIONS);
}

/** What is laid face down. */
const LAID: readonly Side['kind'][] = ['trap', 'protection'];

/** One effect for each target. */
function expand(effects: readonly (Effect | Reflex)[]): CompiledEffect[] {
  return effects.flatMap((effect) => {
    const times =
      effect.do === 'damage'
        ? (effect.models ?? 1)
        : effect.do === 'unsettle'
          ? (effect.rooms ?? 1)
          : effect.do === 'rouse'
            ? effect.count
            : 1;
    return Array.from({ length: times }, (_, n): CompiledEffect => (n === 0 ? effect : { ...effect, other: true }));
  });
}

/** Turns a checked pack into lookups. */
function compile(pack: Pack): Content {
  const spells: Spell[] = [
    ...SCHOOLS.flatMap((school) => pack.spells[school] as Spell[]),
    ...pack.mages.map(({ spell }) => spell),
    ...pack.forgotten,
  ];
  const lists: EffectList[] = spells.flatMap(({ id, a, b }) =>
    [a, b].map((side) => ({
      id,
      kind: side.kind,
      do: 'do' in side ? expand(side.do) : [],
      when: side.kind === 'trap' ? TRIGGERS.indexOf(side.when) : NONE,
      gives: side.kind === 'protection' ? side.gives : null,
    })),
  );
  const add = (id: string, kind: 'room' | 'familiar', effects: readonly Effect[]): number =>
    lists.push({ id, kind, do: expand(effects), when: NONE, gives: null }) - 1;
  const byKind = [...COLOURS, ...SPECIAL].map((kind) => add(kind, 'room', pack.effects[kind] as Effect[]));
  const plain = COLOURS.flatMap((colour, n) =>
    (pack.rooms[colour] ?? []).map(
      ({ id }): RoomCard => ({ id, colour: n, list: byKind[n] as number, pack: NONE, slots: SMALL }),
    ),
  );
  const purple = COLOURS.indexOf('purple');
  const throne = plain.length;
  const great = { pack: NONE, slots: GREAT };
  const rooms: RoomCard[] = [
    ...plain,
    { id: pack.throne.id, colour: purple, list: byKind[COLOURS.length] as number, ...great },
    { id: pack.rose.id, colour: NONE, list: byKind[COLOURS.length + 1] as number, ...great },
    ...pack.packs.map(
      ({ room, colour }, n): RoomCard => ({
        id: room.id,
        colour: COLOURS.indexOf(colour),
        list: NONE,
        pack: n,
        slots: SMALL,
      }),
    ),
  ];
  const kinds: ModelKind[] = [
    ...pack.evocations.map(
      ({ id, move, damage, health, count, breed }): ModelKind => ({
        id,
        move,
        damage,
        health,
        count,
        breed: BREEDS.indexOf(breed),
        pack: NONE,
        hunting: null,
        list: NONE,
      }),
    ),
    ...pack.packs.flatMap(({ familiars }, n) =>
      familiars.map(
        ({ id, move, damage, health, hunting, action }): ModelKind => ({
          id,
          move,
          damage,
          health,
          count: 1,
          breed: NONE,
          pack: n,
          hunting,
          list: add(action.id, 'familiar', action.do),
        }),
      ),
    ),
  ];
  const seats = Array.from({ length: SEATS_MOST }, (_, seat) => seat + 1);
  const refs = [
    ...pack.mages.flatMap(({ id }) => seats.map((seat) => `${id}-${seat}`)),
    ...kinds.flatMap(({ id }) =>
      seats.flatMap((seat) => Array.from({ length: EVOCATIONS }, (_, n) => `${id}-${seat}-${n + 1}`)),
    ),
  ];
  const familiars = pack.evocations.length;
  return {
    hash: hashText(canonical(pack)),
    pack,
    cards: spells.map(({ id }) => id),
    personal: SCHOOLS.length * PER_SCHOOL,
    forgotten: SCHOOLS.length * PER_SCHOOL + pack.mages.length,
    laid: spells.map(({ a, b }) => [a, b].flatMap(({ kind }, side) => (LAID.includes(kind) ? [side] : []))),
    lists,
    rooms,
    throne,
    rose: throne + 1,
    kinds,
    familiars,
    refs,
    answers: makeAnswers({
      cards: spells.map(({ id }) => id),
      mages: pack.mages.map(({ id }) => id),
      rooms: rooms.map(({ id }) => id),
      familiars: kinds.slice(familiars).map(({ id }) => id),
      quests: pack.quests.map(({ id }) => id),
      refs,
    }),
  };
}

export const { loadContent, contentOf } = packLoader({ schema, faultsBetween, compile });
