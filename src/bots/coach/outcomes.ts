import { type AnyGame, type Seat, type State, SURE, type TermGain, type ValueTerm } from '../../kernel/index.ts';
import type { SearchObserver } from '../search/observer.ts';

/** Where an iteration ended. */
interface Outcome {
  readonly value: number;
  /** Null where the game does not say what its value is the sum of. */
  readonly terms: ReadonlyMap<string, ValueTerm> | null;
}

/** What came of two answers in the same round. */
type Pair = readonly [Outcome, Outcome];

/** How far an answer lies behind another on average over the rounds that they share, and the standard error of that. */
interface PairedGap {
  readonly gap: number;
  readonly error: number;
}

/** How an answer compares with another; without the numbers where they share too few rounds. */
interface Comparison extends Partial<PairedGap> {
  readonly reasons?: readonly TermGain[];
}

/** With fewer rounds in common, two answers are not compared. */
const FEW_ROUNDS = 6;
/** A difference in value that nobody would choose by. */
const NOTHING = 0.02;
/** A difference in value that is no reason, though it be none of chance. */
const SLIGHT = 0.002;
/** Of later rounds no outcomes are kept: who searches for hours must not fill the memory. */
const MOST_ROUNDS = 5000;
/** How many reasons are told. */
const MOST_REASONS = 4;

/**
 * What came of the answers in a coach's search, term by term. Answers are compared in the rounds in which both were tried,
 * in the same world and with the same luck: what was the world's doing cancels out.
 */
export class AnswerOutcomes implements SearchObserver {
  private readonly game: AnyGame;
  private readonly seat: Seat;
  /** By answer, then by round. */
  private readonly seen = new Map<string, Map<number, Outcome>>();

  constructor(game: AnyGame, seat: Seat) {
    this.game = game;
    this.seat = seat;
  }

  saw(say: string, s: State, round: number): void {
    const { game, seat } = this;
    if (round > MOST_ROUNDS) return;
    const known = this.seen.get(say) ?? new Map<number, Outcome>();
    this.seen.set(say, known);
    known.set(round, { value: game.value(s, seat), terms: byName(game.terms(s, seat)) });
  }

  /** Whether an answer may be as good as the best, as far as one can tell, and more rounds could tell more. */
  isOpen(say: string, best: string): boolean {
    const pairs = this.pairs(say, best);
    if (pairs.length < FEW_ROUNDS) return false;
    const { gap, error } = gapOf(pairs);
    return SURE * error > NOTHING && gap < SURE * error;
  }

  /** In what an answer differs from the best one, as far as that is hardly chance. */
  compared(say: string, best: string): Comparison {
    const pairs = this.pairs(say, best);
    if (pairs.length < FEW_ROUNDS) return {};
    const { gap, error } = gapOf(pairs);
    if (pairs[0]?.[0].terms === null) return { gap, error };
    const names = new Set(pairs.flatMap(([one, other]) => [...keysOf(one), ...keysOf(other)]));
    const gains = [...names]
      .map((term) => ({ term, ...spread(pairs.map(([one, other]) => worthOf(one, term) - worthOf(other, term))) }))
      .filter(({ mean }) => Math.abs(mean) >= SLIGHT)
      .sort((a, b) => Math.abs(b.mean) - Math.abs(a.mean));
    const sure = gains.filter((gain) => Math.abs(gain.mean) >= SURE * gain.error);
    // All of it together may be no chance though no part of it is sure: then what weighs most is told.
    const most = Math.abs(gap) >= SURE * error ? gains.filter(({ mean }) => mean > 0 === gap < 0).slice(0, 1) : [];
    const reasons = (sure.length > 0 ? sure.slice(0, MOST_REASONS) : most).map(({ term, mean }) => ({
      term,
      gain: mean,
      amount: amountOf(pairs, term),
    }));
    return { gap, error, reasons };
  }

  private pairs(one: string, other: string): Pair[] {
    const others = this.seen.get(other);
    return [...(this.seen.get(one) ?? [])].flatMap(([round, outcome]) => {
      const beside = others?.get(round);
      return beside === undefined ? [] : [[outcome, beside] as const];
    });
  }
}

function gapOf(pairs: readonly Pair[]): PairedGap {
  const { mean: gap, error } = spread(pairs.map(([one, best]) => best.value - one.value));
  return { gap, error };
}

function byName(terms: readonly ValueTerm[] | null): ReadonlyMap<string, ValueTerm> | null {
  return terms === null ? null : new Map(terms.map((each) => [each.term, each]));
}
const keysOf = ({ terms }: Outcome): Iterable<string> => terms?.keys() ?? [];
const worthOf = ({ terms }: Outcome, term: string): number => terms?.get(term)?.worth ?? 0;

function amountOf(pairs: readonly Pair[], term: string): number | null {
  const counted = pairs.some((pair) => pair.some(({ terms }) => (terms?.get(term)?.amount ?? null) !== null));
  if (!counted) return null;
  const amount = ({ terms }: Outcome): number => terms?.get(term)?.amount ?? 0;
  return spread(pairs.map(([one, other]) => amount(one) - amount(other))).mean;
}

/** The mean, and how far it may lie from the true one. */
function spread(samples: readonly number[]): { readonly mean: number; readonly error: number } {
  const count = samples.length;
  const mean = samples.reduce((sum, each) => sum + each, 0) / count;
  const squares = samples.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (count - 1) / count) };
}
