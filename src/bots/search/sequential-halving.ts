import { type RandomState, shuffle } from '../../kernel/index.ts';
import type { Branch } from './branch.ts';

/** How many answers are compared at first; those that look worst at a glance are left out. */
const MAX_CANDIDATES = 16;
/** Iterations for each answer that is compared: with fewer, fewer are. */
const MIN_ITERATIONS = 6;

/**
 * The answers to the question itself, compared fairly: each round tries all that are left once, in the same world and
 * with the same luck, in any order; after some rounds the worse half is left out (sequential halving). When two are left it begins anew
 * with what is known by then, so that it can be stopped at any time and gone on with for as long as one likes.
 */
export class SequentialHalving {
  private readonly all: readonly Branch[];
  private readonly planned: number;
  private readonly rng: RandomState;
  private left: Branch[] = [];
  private phases = 1;
  private rounds = 0;
  private at = 0;

  constructor(all: readonly Branch[], planned: number, rng: RandomState) {
    this.all = all;
    this.planned = planned;
    this.rng = rng;
    this.begin();
  }

  /** Whether the next one begins a round, and so wants a new world. */
  get isRoundStart(): boolean {
    return this.at === 0;
  }

  /** The next one to be tried. */
  next(): Branch {
    // In a fixed order, others who answer in secret would fall into step with it.
    if (this.at === 0) shuffle(this.rng, this.left);
    const branch = this.left[this.at++] as Branch;
    if (this.at === this.left.length) this.endRound();
    return branch;
  }

  private begin(): void {
    const most = Math.max(2, Math.min(MAX_CANDIDATES, Math.floor(this.planned / MIN_ITERATIONS)));
    this.left = [...this.all].sort(better).slice(0, most);
    this.phases = Math.max(1, Math.ceil(Math.log2(this.left.length)));
    this.plan();
  }

  private plan(): void {
    this.rounds = Math.max(1, Math.floor(this.planned / this.phases / this.left.length));
  }

  private endRound(): void {
    this.at = 0;
    if (--this.rounds > 0) return;
    if (this.left.length <= 2) {
      this.begin();
      return;
    }
    this.left.sort(better).length = Math.ceil(this.left.length / 2);
    this.plan();
  }
}

const better = (a: Branch, b: Branch): number => b.worth - a.worth;
