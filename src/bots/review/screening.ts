import { type AnyGame, seededRng } from '../../kernel/index.ts';
import { greedy } from '../greedy.ts';
import { Search } from '../search/search.ts';
import { STEP_ITERATIONS } from '../search/step-iterations.ts';
import { decisionHash, type PastDecision } from './decisions.ts';

/** A decision that deserves a closer comparison. */
export interface ReviewCandidate {
  readonly decision: PastDecision;
  /**
   * `slip`: another answer looked better. `find`: it looked best, but not to a bot that looks only one answer ahead.
   */
  readonly kind: 'slip' | 'find';
  /** The answer to compare it with; null: the best of the others. */
  readonly other: string | null;
  /** The difference in value between the two, according to the screening. */
  readonly estimatedGain: number;
}

/** The result of screening a decision: the standing of its seat, and the comparison that it suggests. */
export interface ScreeningResult {
  readonly standing: number;
  readonly candidate: ReviewCandidate | null;
}

/** A short search at one decision. */
export class Screening {
  private readonly game: AnyGame;
  private readonly decision: PastDecision;
  private readonly iterations: number;
  private readonly hash: string;
  private readonly search: Search;

  constructor(game: AnyGame, decision: PastDecision, iterations: number) {
    this.game = game;
    this.decision = decision;
    this.iterations = iterations;
    this.hash = decisionHash(decision);
    this.search = new Search(game, decision.view, decision.question, seededRng('glance', this.hash), iterations);
  }

  /** Works for a few milliseconds; false once the screening is finished. */
  step(): boolean {
    this.search.run(Math.min(STEP_ITERATIONS, this.iterations - this.search.iterations));
    return this.search.iterations < this.iterations;
  }

  get result(): ScreeningResult {
    const { game, decision, hash: word } = this;
    const { view, question, say } = decision;
    const { verdicts } = this.search;
    const worthOf = (words: string): number => verdicts.find((verdict) => verdict.say === words)?.worth ?? -1;
    const best = verdicts.reduce((a, b) => (b.visits > 0 && b.worth > a.worth ? b : a));
    const compare = (kind: ReviewCandidate['kind'], other: string): ReviewCandidate => ({
      ...{ decision, kind, other: kind === 'find' ? other : null },
      estimatedGain: Math.abs(worthOf(say) - worthOf(other)),
    });
    const standing = best.worth;
    if (best.say !== say) return { standing, candidate: compare('slip', best.say) };
    const natural = greedy.make(game).choose(view, question, seededRng('natural', word)).say;
    return { standing, candidate: natural === say ? null : compare('find', natural) };
  }
}
