import { type DeckCardKind, deckStats, KINDS, type PoolCard, type Sizes } from './pool.ts';

/** How many cards of each kind a deck has. */
export type DeckMix = Readonly<Record<DeckCardKind, number>>;

interface Advisor {
  readonly pool: readonly PoolCard[];
  readonly sizes: Sizes;
  /** Decks that are known to work; a pack may come without any. */
  readonly starters: readonly { readonly cards: readonly string[] }[];
}

/** The mix that the starter decks have in the mean; without any, as many of each kind as there are in the pool. */
export function usualMix({ pool, sizes, starters }: Advisor): DeckMix {
  const { kinds } = deckStats(pool, starters.length > 0 ? starters.flatMap(({ cards }) => cards) : poolIds(pool));
  const others = KINDS.filter((kind) => kind !== 'pet');
  const all = others.reduce((sum, kind) => sum + kinds[kind], 0);
  const exact = others.map((kind) => ({ kind, share: all === 0 ? 0 : (kinds[kind] * sizes.others) / all }));
  const mix = { pet: sizes.pets, elyth: 0, rune: 0, item: 0 };
  for (const { kind, share } of exact) mix[kind] = Math.floor(share);
  // What rounding down has left over goes to those that lost most by it.
  const rest = all === 0 ? 0 : sizes.others - others.reduce((sum, kind) => sum + mix[kind], 0);
  const lost = ({ share }: { readonly share: number }) => share - Math.floor(share);
  for (const { kind } of exact.sort((a, b) => lost(b) - lost(a)).slice(0, rest)) mix[kind]++;
  return mix;
}
const poolIds = (pool: readonly PoolCard[]): readonly string[] => pool.map(({ id }) => id);

/** How many of each kind a deck still lacks. */
export function missingFrom(mix: DeckMix, pool: readonly PoolCard[], deck: readonly string[]): DeckMix {
  const { kinds } = deckStats(pool, deck);
  const missing = (kind: DeckCardKind) => Math.max(0, mix[kind] - kinds[kind]);
  return { pet: missing('pet'), elyth: missing('elyth'), rune: missing('rune'), item: missing('item') };
}

/**
 * The card that a deck in the making should get next: of a kind that it lacks, one that most starter decks have.
 * Null if nothing can be picked.
 */
export function advisedPick(
  advisor: Advisor,
  deck: readonly string[],
  isLegal: (card: string) => boolean,
): string | null {
  const { pool, starters } = advisor;
  const missing = missingFrom(usualMix(advisor), pool, deck);
  const decksWith = (card: string) => starters.filter(({ cards }) => cards.includes(card)).length;
  const isWanted = ({ kind }: PoolCard) => (missing[kind] > 0 ? 1 : 0);
  const [best] = pool
    .filter(({ id }) => isLegal(id))
    .sort((a, b) => isWanted(b) - isWanted(a) || decksWith(b.id) - decksWith(a.id));
  return best?.id ?? null;
}
