import type { ArenaEvent, ArenaTable } from '../../../games/mythic-arena/face.ts';
import type { View } from '../../../kernel/index.ts';
import {
  type StagedDeed,
  type StagedEffect,
  type StagedSpot,
  type StagedStep,
  stagedBy,
} from '../../table/staging/scene.ts';
import { cardOfPet, engagedIn, lineOf, petsOf, seatOfPet } from './selectors.ts';

type ArenaView = View<ArenaTable>;
type ArenaStep = StagedStep<ArenaTable>;

/** What the battle ring shows, beat by beat, with all that comes of it. */
const IN_THE_RING: readonly string[] = [
  'powers',
  'stalemate',
  'faster',
  'attack',
  'fails',
  'struggles',
  'idle',
  'retaliates',
  'switchHit',
];
const ENDS: readonly string[] = [
  'turn',
  'cleanup',
  'battle',
  'passes',
  'played',
  'attached',
  'placed',
  'attacks',
  'blocks',
];

/** Where a Pet is to be seen. */
function spotOf(view: ArenaView, ref: string): StagedSpot {
  const place = engagedIn(view).has(ref) ? 'ring' : `${lineOf(view, ref)}:${seatOfPet(ref)}`;
  return { place, card: cardOfPet(ref) };
}

/** Runes, Items and Unique Powers: in a battle, too. */
function deed(heard: ArenaEvent, { before }: ArenaStep): StagedDeed | 'ends' | 'shown' | null {
  const cast = (target: string | null) => ({ cast: true, ...(target != null && { at: spotOf(before, target) }) });
  switch (heard.kind) {
    case 'rune':
    case 'used': {
      const { kind, seat, card, target } = heard;
      return { seat, card, by: { place: kind === 'used' ? `items:${seat}` : `hand:${seat}` }, ...cast(target) };
    }
    case 'unique': {
      const { pet, power, target } = heard;
      return { seat: seatOfPet(pet), card: cardOfPet(pet), part: power, by: spotOf(before, pet), ...cast(target) };
    }
    default:
      return IN_THE_RING.includes(heard.kind) ? 'shown' : ENDS.includes(heard.kind) ? 'ends' : null;
  }
}

function effects(heard: ArenaEvent, { before }: ArenaStep): readonly StagedEffect[] {
  if (heard.kind !== 'hurt' && heard.kind !== 'healed') return [];
  const { kind, pet, amount } = heard;
  const change = { sign: 'heart', of: null, amount: kind === 'hurt' ? -amount : amount } as const;
  return [{ seat: seatOfPet(pet), who: cardOfPet(pet), target: pet, at: spotOf(before, pet), ...change }];
}

const count = ({ table }: ArenaView, target: string): number | null =>
  table.players.flatMap(petsOf).find(({ pet }) => pet === target)?.left ?? null;

/** What the other plays beside battles, and what hurts a Pet outside of them. */
export const staged = stagedBy({
  deed,
  effects,
  count: (view: ArenaView, { target }) => count(view, target),
  numbered: ['hurt', 'healed'],
  minor: ['passes', 'ended'],
});
