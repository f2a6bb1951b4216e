import type { ArenaFace } from '../../../../../games/mythic-arena/face.ts';
import type { Bar } from '../../../../../kernel/index.ts';
import { type DeckStats, deckStats, type PoolCard, type Sizes } from './pool.ts';

/** Everything that is wrong with a deck, each with its rule. The game's list, and which kind there is too much of. */
export function faultsOf(
  face: Pick<ArenaFace, 'deckFaults'>,
  pool: readonly PoolCard[],
  sizes: Sizes,
  deck: readonly string[],
): readonly Bar[] {
  const bars = face.deckFaults(deck).flatMap(({ bar }) => (bar === undefined ? [] : [bar]));
  const { others } = deckStats(pool, deck);
  const rule = bars.find(({ why }) => why === 'deck-pets' || why === 'deck-size')?.rule;
  if (others <= sizes.others || rule == null) return bars;
  return [...bars, { rule, why: 'deck-others', with: { of: sizes.others } }];
}

/** Whether a deck of this shape has a place for one more of this kind. */
export const hasRoom = ({ kind }: PoolCard, { kinds, others }: DeckStats, sizes: Sizes): boolean =>
  kind === 'pet' ? kinds.pet < sizes.pets : others < sizes.others;
