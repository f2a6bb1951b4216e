/** FF-2.6 as the player's eye needs it: how far a collection is from each kind of set. */

/** A kind of set: so many each of so many kinds of Ingredient. */
export interface SetProgress {
  readonly each: number;
  readonly kinds: number;
  /** The counts of the kinds that come closest, the fullest first, none above `each`. */
  readonly filled: readonly number[];
  /** How many cards are missing. */
  readonly short: number;
  /** What is missing, where only these cards will do; null where others would as well. */
  readonly missing: readonly (readonly [card: string, count: number])[] | null;
  /** Any one of which would be the last card that it takes, where one is missing. */
  readonly last: readonly string[];
}

const SET_KINDS = [
  [2, 4],
  [3, 3],
  [4, 2],
] as const;

export const setProgress = (ingredients: readonly (readonly [card: string, count: number])[]): SetProgress[] =>
  SET_KINDS.map(([each, kinds]) => {
    const capped = ingredients.map(([card, count]) => [card, Math.min(count, each)] as const);
    capped.sort(([, a], [, b]) => b - a);
    const best = capped.slice(0, kinds);
    const filled = best.map(([, count]) => count);
    const next = capped[kinds];
    const lacking = best.filter(([, count]) => count < each);
    // Another kind that has as many as the last of them would do in its place.
    const isOpen = next !== undefined && lacking.some(([, count]) => count === next[1]);
    const short = each * kinds - filled.reduce((sum, count) => sum + count, 0);
    return {
      each,
      kinds,
      filled,
      short,
      missing: isOpen ? null : lacking.map(([card, count]) => [card, each - count] as const),
      last: short === 1 ? capped.filter(([, count]) => count === each - 1).map(([card]) => card) : [],
    };
  });

/** The way with the fewest cards missing; of two, the one whose cards are known by name. */
export const nearestSet = (ways: readonly SetProgress[]): SetProgress =>
  ways.reduce((best, way) => {
    if (way.short !== best.short) return way.short < best.short ? way : best;
    return best.missing === null && way.missing !== null ? way : best;
  });

/** So many cards of one kind or several, all of which are needed; or kinds of which one will do. */
export interface NeededCards {
  readonly how: 'all' | 'any';
  readonly cards: readonly (readonly [card: string, count: number])[];
}
/** More would be a list that nobody reads. */
const LISTED = 3;

/** What would complete a set, where it can be said in few words; null where it cannot, or where nothing is missing. */
export function neededCards(ways: readonly SetProgress[]): NeededCards | null {
  const { short, missing } = nearestSet(ways);
  if (short === 1) {
    const last = [...new Set(ways.flatMap(({ last }) => last))];
    return last.length > LISTED ? null : { how: 'any', cards: last.map((card) => [card, 1] as const) };
  }
  return short === 0 || short > LISTED || missing === null ? null : { how: 'all', cards: missing };
}
