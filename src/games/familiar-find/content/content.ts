import { canonical, hashText } from '../../../kernel/index.ts';
import { packLoader } from '../../shared/pack-loader.ts';
import { type GameAnswers, MAX_SEATS, makeAnswers, type Placement } from './answers.ts';
import { faultsBetween } from './faults.ts';
import {
  type Ability,
  type Effect,
  type LocationRule,
  type Pack,
  type StandingAbility,
  pack as schema,
} from './vocabulary.ts';

/** Cards are numbers inside the rules: five Ingredients, Astral, Abyss, then the Spells in the pack's order. */
export const INGREDIENTS = 5;
export const ASTRAL = 5;
export const ABYSS = 6;
export const COLLECTED = 7;

export const DOWN = 1;

const NO_ALWAYS: StandingAbility = {};

/** A pack made ready to play: lookups by number, and every answer that can be given with it. */
export interface Content {
  readonly hash: string;
  readonly pack: Pack;
  readonly cards: readonly string[];
  readonly familiars: readonly string[];
  readonly locations: readonly string[];
  readonly spells: readonly (readonly Effect[])[];
  readonly abilities: readonly Ability[];
  readonly always: readonly StandingAbility[];
  readonly rules: readonly LocationRule[];
  /** The sorted deck, by number of players. */
  readonly decks: readonly (readonly number[])[];
  readonly answers: GameAnswers;
  /** The placement that a line of words spells. */
  readPlay(words: string): Placement;
}

/** Turns a checked pack into lookups. */
function compile(pack: Pack): Content {
  const collected = [...pack.ingredients, pack.astral, pack.abyss];
  const arcane = [...collected, ...pack.spells];
  const cards = arcane.map((card) => card.id);
  const familiars = pack.familiars.map((familiar) => familiar.id);
  const deck = (seats: number) =>
    arcane.flatMap(({ copies }, card) => {
      const count = copies['2+'] + (seats >= 3 ? copies['3+'] : 0) + (seats >= 4 ? copies['4'] : 0);
      return new Array<number>(count).fill(card);
    });
  const says = makeAnswers(cards, familiars);
  const placements = new Map<string, Placement>();
  return {
    hash: hashText(canonical(pack)),
    pack,
    cards,
    familiars,
    locations: pack.locations.map((location) => location.id),
    spells: [...collected.map(() => []), ...pack.spells.map((spell) => spell.do)],
    abilities: pack.familiars.map((familiar) => familiar.ability),
    always: pack.familiars.map(({ ability }) => ('always' in ability ? ability.always : NO_ALWAYS)),
    rules: pack.locations.map((location) => location.rule),
    decks: Array.from({ length: MAX_SEATS + 1 }, (_, seats) => deck(seats)),
    answers: says,
    readPlay(words) {
      let placement = placements.get(words);
      if (placement === undefined) {
        placement = says.play.read(words.split(' ').slice(1)) as Placement;
        placements.set(words, placement);
      }
      return placement;
    },
  };
}

export const { loadContent, contentOf } = packLoader({ schema, faultsBetween, compile });
