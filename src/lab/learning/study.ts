import type { AnyGame, Learned } from '../../kernel/index.ts';
import { num } from '../numbers.ts';
import { confirmed, rowOf, scores, type TraitGame, type TraitPair } from './pairs.ts';
import { errorsOf, logLoss, type RegressionRow, regress } from './regression.ts';

/** What was learned, and what shows that it is worth something. */
export interface LearningReport {
  readonly learned: Learned;
  readonly ridge: number;
  /**
   * How much results surprise whoever has learned from the other half of the games; 0.693 who knows nothing. The ridge was
   * chosen by it and the pairs are in both halves, so that it is rather too low.
   */
  readonly surprise: number;
  /** By trait: its standard error. */
  readonly errors: Readonly<Record<string, number>>;
}

/** How strongly weights may be drawn towards nought. */
const RIDGES = [1, 3, 10, 30, 60, 100, 200, 400, 800] as const;
/** Pairs are tested beside weights that are hardly drawn at all: what a ridge takes from one trait is no synergy. */
const FAINT = 1;
const DIGITS = 1000;
/** Halves take turns by so many games, as a power of two: all ways to play are in both. */
const BLOCK = 3;

/** What the games teach: how strong the ridge and which pairs, judged by half of them on the other half; then all. */
export function study(
  game: Pick<AnyGame, 'name' | 'content'>,
  by: string,
  names: readonly string[],
  bouts: readonly TraitGame[],
): LearningReport {
  const traits = names.length;
  const halves = [0, 1].map((half) => bouts.filter((_, i) => (i >> BLOCK) % 2 === half)) as [TraitGame[], TraitGame[]];
  const scoresIn = (half: readonly TraitGame[]): Float64Array => {
    const plain = half.map((bout) => rowOf(bout, traits));
    return scores(half, traits, regress(plain, traits, FAINT));
  };
  const pairs = confirmed(scoresIn(halves[0]), scoresIn(halves[1]), traits);
  const width = traits + pairs.length;
  const [one, two] = halves.map((half) => half.map((bout) => rowOf(bout, traits, pairs))) as [
    RegressionRow[],
    RegressionRow[],
  ];
  const across = (ridge: number): number =>
    (logLoss(one, regress(two, width, ridge).weights) + logLoss(two, regress(one, width, ridge).weights)) / 2;
  const tried = RIDGES.map((ridge) => ({ ridge, surprise: across(ridge) }));
  const best = tried.reduce((a, b) => (b.surprise < a.surprise ? b : a));
  const whole = regress([...one, ...two], width, best.ridge);
  const errors = errorsOf(whole);
  return {
    learned: {
      game: game.name,
      content: game.content,
      by,
      games: bouts.length,
      ...worded(names, pairs, whole.weights),
    },
    ...best,
    errors: Object.fromEntries(names.map((name, i) => [name, rounded(num(errors, i))])),
  };
}

const rounded = (number: number): number => Math.round(number * DIGITS) / DIGITS + 0;

/** Weights by name, the best first. */
function worded(
  names: readonly string[],
  pairs: readonly TraitPair[],
  weights: Float64Array,
): Pick<Learned, 'worth' | 'pairs'> {
  const worth = names.map((name, i): [string, number] => [name, rounded(num(weights, i))]);
  return {
    worth: Object.fromEntries(worth.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))),
    pairs: pairs.map(([a, b], i) => ({
      of: names[a] as string,
      with: names[b] as string,
      worth: rounded(num(weights, names.length + i)),
    })),
  };
}
