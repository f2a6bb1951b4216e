import type { ArenaTable } from '../../../games/mythic-arena/face.ts';
import type { HeardEvent, View } from '../../../kernel/index.ts';
import { type StagedDeed, type StagedEffect, type StagedSpot, stagedBy } from '../../table/staging/scene.ts';
import { cardOfPet, engagedIn, lineOf, petsOf, seatOfPet } from './selectors.ts';

type ArenaView = View<ArenaTable>;

/** What the battle ring shows, beat by beat, with all that comes of it. */
const IN_THE_RING = [
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
const ENDS = ['turn', 'cleanup', 'battle', 'passes', 'played', 'attached', 'placed', 'attacks', 'blocks'];

/** Where a Pet is to be seen. */
function spotOf(view: ArenaView, ref: string): StagedSpot {
  const place = engagedIn(view).has(ref) ? 'ring' : `${lineOf(view, ref)}:${seatOfPet(ref)}`;
  return { place, card: cardOfPet(ref) };
}

/** Runes, Items and Unique Powers: in a battle, too. */
function deed(heard: HeardEvent, view: ArenaView): StagedDeed | 'ends' | 'shown' | null {
  const { kind, card, target, pet } = heard as HeardEvent & { readonly [field: string]: string };
  const aimed = target == null ? {} : { at: spotOf(view, target) };
  switch (kind) {
    case 'rune':
    case 'used': {
      const seat = heard.seat as number;
      return {
        seat,
        card: card as string,
        by: { place: kind === 'used' ? `items:${seat}` : `hand:${seat}` },
        ...cast(aimed),
      };
    }
    case 'unique':
      return {
        seat: seatOfPet(pet as string),
        card: cardOfPet(pet as string),
        part: heard.power as string,
        by: spotOf(view, pet as string),
        ...cast(aimed),
      };
    default:
      return IN_THE_RING.includes(kind) ? 'shown' : ENDS.includes(kind) ? 'ends' : null;
  }
}
const cast = <T extends object>(aimed: T) => ({ cast: true, ...aimed });

function effects({ kind, pet, amount }: HeardEvent, view: ArenaView): readonly StagedEffect[] {
  if (kind !== 'hurt' && kind !== 'healed') return [];
  const ref = pet as string;
  const change = { sign: 'heart' as const, of: null, amount: kind === 'hurt' ? -Number(amount) : Number(amount) };
  return [{ seat: seatOfPet(ref), who: cardOfPet(ref), target: ref, at: spotOf(view, ref), ...change }];
}

const count = ({ table }: ArenaView, target: string): number | null =>
  table.players.flatMap(petsOf).find(({ pet }) => pet === target)?.left ?? null;

/** What the other plays beside battles, and what hurts a Pet outside of them. */
export const staged = stagedBy({
  deed: (heard, { before }) => deed(heard, before as ArenaView),
  effects: (heard, { before }) => effects(heard, before as ArenaView),
  count: (view, { target }) => count(view as ArenaView, target),
  numbered: ['hurt', 'healed'],
  minor: ['passes', 'ended'],
});
