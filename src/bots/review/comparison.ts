import { type AnyGame, seededRng } from '../../kernel/index.ts';
import { Search } from '../search/search.ts';
import { STEP_ITERATIONS } from '../search/step-iterations.ts';
import { decisionHash, type PastDecision } from './decisions.ts';

/** Iterations to find the best of the other answers. */
const SEEKING = 320;
/** So many searches of each answer, each with luck of its own, and so many iterations each. */
const TRIALS = 8;
const ITERATIONS = 25;
/** After so many trials a difference that is still nothing is left at that. */
const ENOUGH = 3;
/**
 * How many times its own doubt a difference must be, to be one. A dozen are weighed in a game: with 3, and five trials,
 * every fifth game of pure luck had a turning point.
 */
const CERTAIN = 4;
/** The least difference that is worth a word, where 2 lies between lost and won. */
const LEAST = 0.06;

/** Two answers to one question, compared until the difference is certain or lost in the noise. */
export class AnswerComparison {
  private readonly game: AnyGame;
  private readonly decision: PastDecision;
  private readonly hash: string;
  /** What the answer is compared with; until it is known, a search seeks the best. */
  private found: string | null;
  private seeking: Search | null = null;
  /** What each was worth, trial by trial. */
  private readonly said: number[] = [];
  private readonly others: number[] = [];
  private search: Search | null = null;

  /** With no other answer to compare with, the best of them is sought first. */
  constructor(game: AnyGame, decision: PastDecision, other: string | null) {
    this.game = game;
    this.decision = decision;
    this.found = other;
    this.hash = decisionHash(decision);
  }

  get other(): string {
    return this.found ?? '';
  }

  /** Weighs a few milliseconds more; false once it has weighed enough. */
  step(): boolean {
    if (this.found === null) this.seek();
    else this.compare();
    const { said, others } = this;
    if (this.found === null || this.search !== null || others.length < said.length) return true;
    return others.length < TRIALS && !(others.length >= ENOUGH && this.isNegligible);
  }

  private seek(): void {
    const { view, question, say } = this.decision;
    this.seeking ??= new Search(this.game, view, question, seededRng('seeking', this.hash), SEEKING);
    this.seeking.run(Math.min(STEP_ITERATIONS, SEEKING - this.seeking.iterations));
    if (this.seeking.iterations < SEEKING) return;
    this.found = this.seeking.verdicts.find((verdict) => verdict.say !== say)?.say as string;
    this.seeking = null;
  }

  private compare(): void {
    const [list, say] =
      this.said.length > this.others.length ? [this.others, this.other] : [this.said, this.decision.say];
    this.search ??= this.begin(say);
    this.search.run(Math.min(STEP_ITERATIONS, ITERATIONS - this.search.iterations));
    if (this.search.iterations < ITERATIONS) return;
    list.push(this.search.verdicts[0]?.worth ?? 0);
    this.search = null;
  }

  /** A search that thinks about one answer. In one trial both answers have the same luck. */
  private begin(say: string): Search {
    const { view, question } = this.decision;
    const luck = seededRng('weighing', this.hash, `${this.others.length}`);
    return new Search(this.game, view, { ...question, legal: [say] }, luck, ITERATIONS);
  }

  /** What the answer that was given, and the other, were worth. */
  get worth(): number {
    return mean(this.said);
  }
  get otherWorth(): number {
    return mean(this.others);
  }

  /** By how much the other answer was better, and how uncertain that is. */
  get difference(): { readonly by: number; readonly doubt: number } {
    const each = this.others.map((worth, n) => worth - (this.said[n] as number));
    const by = mean(each);
    const spread = each.reduce((sum, one) => sum + (one - by) ** 2, 0) / Math.max(1, each.length - 1);
    return { by, doubt: Math.sqrt(spread / each.length) };
  }

  /** Whether it is large, and certainly there. */
  get isCertain(): boolean {
    const { by, doubt } = this.difference;
    return this.others.length === TRIALS && Math.abs(by) >= Math.max(LEAST, CERTAIN * doubt);
  }

  /** Whether it is hardly going to be. */
  private get isNegligible(): boolean {
    const { by, doubt } = this.difference;
    return Math.abs(by) + doubt < LEAST;
  }
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
