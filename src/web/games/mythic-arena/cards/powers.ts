import type { ArenaFace } from '../../../../games/mythic-arena/face.ts';
import type { Language } from '../../../../kernel/index.ts';
import type { GlyphName } from '../../../art/glyphs.ts';
import { petCard } from './printed.ts';
import { ridersFor } from './riders.ts';

/** A power of a Pet as it is printed on a card with room for it. */
export interface PrintedPower {
  readonly id: string;
  readonly sign: GlyphName;
  readonly name: string;
  /** How many cards in hand it needs; 0 for none. */
  readonly willpower: number;
  /** Null for what deals none by itself. */
  readonly damage: number | null;
  /** What else it does. */
  readonly rider: string;
}

/** Of a Battle Power the first sentence is its damage. */
const withoutFirst = (text: string): string => text.replace(/^[^.]*\.\s*/, '');

const known = new WeakMap<ArenaFace, Map<string, readonly PrintedPower[]>>();

/** The powers of a Pet: what it always has, what it fights with, what it alone can do. */
export function powersOf(face: ArenaFace, card: string, language: Language): readonly PrintedPower[] {
  const key = `${language} ${card}`;
  const of = known.get(face) ?? new Map<string, readonly PrintedPower[]>();
  known.set(face, of);
  const found = of.get(key) ?? printedPowers(face, card, language);
  of.set(key, found);
  return found;
}

function printedPowers(face: ArenaFace, card: string, language: Language): readonly PrintedPower[] {
  const pet = petCard(face, card);
  if (pet === undefined) return [];
  const words = (id: string) => face.speech[language].card(id);
  const riders = ridersFor(face, language);
  const { passives, battle, unique } = pet;
  return [
    ...passives.map((passive): PrintedPower => {
      const { name, text } = words(passive.id);
      const rider = riders.passive(passive) ?? text;
      return { id: passive.id, sign: 'turn', name, willpower: 0, damage: null, rider };
    }),
    ...battle.map((power): PrintedPower => {
      const { id, willpower, damage } = power;
      const { name, text } = words(id);
      return { id, sign: 'swords', name, willpower, damage, rider: riders.fight(power) ?? withoutFirst(text) };
    }),
    ...(unique === undefined ? [] : [unique]).map((power): PrintedPower => {
      const { id, willpower } = power;
      const { name, text } = words(id);
      return { id, sign: 'astral', name, willpower, damage: null, rider: riders.unique(power) ?? text };
    }),
  ];
}
