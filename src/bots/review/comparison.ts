import { type AnyGame, seededRng } from '../../kernel/index.ts';
import { Search } from '../search/search.ts';
import { STEP_ITERATIONS } from '../search/step-iterations.ts';
import { decisionHash, type PastDecision } from './decisions.ts';

/** Search iterations to find the best alternative to the answer that was given. */
const SEARCH_ITERATIONS = 320;
/** The number of trials, each with random numbers of its own, and the search iterations for each answer in a trial. */
const TRIALS = 8;
const ITERATIONS = 25;
/** The least number of trials before a negligible difference ends the comparison. */
const MIN_TRIALS = 3;
/**
 * A difference counts as certain if it is this many times its standard error. About a dozen decisions are compared in a
 * game: with factor 3 and five trials, one in five games of pure chance had a turning point.
 */
const CERTAINTY_FACTOR = 4;
/** The least difference that is reported, on a scale where 2 lies between lost and won. */
const MIN_DIFFERENCE = 0.06;

/** Compares two answers to one question until their difference is certain, or known to be negligible. */
export class AnswerComparison {
  private readonly game: AnyGame;
  private readonly decision: PastDecision;
  private readonly hash: string;
  /** The answer to compare with; null until a search has found the best one. */
  private found: string | null;
  private alternativeSearch: Search | null = null;
  /** The value of each answer, by trial. */
  private readonly worths: number[] = [];
  private readonly otherWorths: number[] = [];
  private search: Search | null = null;

  /** If `other` is null, the best of the other answers is found first. */
  constructor(game: AnyGame, decision: PastDecision, other: string | null) {
    this.game = game;
    this.decision = decision;
    this.found = other;
    this.hash = decisionHash(decision);
  }

  get other(): string {
    return this.found ?? '';
  }

  /** Works for a few milliseconds; false once the comparison is finished. */
  step(): boolean {
    if (this.found === null) this.findAlternative();
    else this.compare();
    const { worths, otherWorths } = this;
    if (this.found === null || this.search !== null || otherWorths.length < worths.length) return true;
    return otherWorths.length < TRIALS && !(otherWorths.length >= MIN_TRIALS && this.isNegligible);
  }

  private findAlternative(): void {
    const { view, question, say } = this.decision;
    this.alternativeSearch ??= new Search(
      this.game,
      view,
      question,
      seededRng('seeking', this.hash),
      SEARCH_ITERATIONS,
    );
    this.alternativeSearch.run(Math.min(STEP_ITERATIONS, SEARCH_ITERATIONS - this.alternativeSearch.iterations));
    if (this.alternativeSearch.iterations < SEARCH_ITERATIONS) return;
    this.found = this.alternativeSearch.verdicts.find((verdict) => verdict.say !== say)?.say as string;
    this.alternativeSearch = null;
  }

  private compare(): void {
    const [list, say] =
      this.worths.length > this.otherWorths.length ? [this.otherWorths, this.other] : [this.worths, this.decision.say];
    this.search ??= this.begin(say);
    this.search.run(Math.min(STEP_ITERATIONS, ITERATIONS - this.search.iterations));
    if (this.search.iterations < ITERATIONS) return;
    list.push(this.search.verdicts[0]?.worth ?? 0);
    this.search = null;
  }

  /** Starts the search of one trial for one answer. Both answers of a trial get the same random numbers. */
  private begin(say: string): Search {
    const { view, question } = this.decision;
    const luck = seededRng('weighing', this.hash, `${this.otherWorths.length}`);
    return new Search(this.game, view, { ...question, legal: [say] }, luck, ITERATIONS);
  }

  /** The mean values of the answer that was given, and of the other. */
  get worth(): number {
    return mean(this.worths);
  }
  get otherWorth(): number {
    return mean(this.otherWorths);
  }

  /** How much better the other answer is, and the standard error of that. */
  get difference(): { readonly by: number; readonly doubt: number } {
    const each = this.otherWorths.map((worth, n) => worth - (this.worths[n] as number));
    const by = mean(each);
    const spread = each.reduce((sum, one) => sum + (one - by) ** 2, 0) / Math.max(1, each.length - 1);
    return { by, doubt: Math.sqrt(spread / each.length) };
  }

  /** Whether the difference is large and statistically certain. */
  get isCertain(): boolean {
    const { by, doubt } = this.difference;
    return this.otherWorths.length === TRIALS && Math.abs(by) >= Math.max(MIN_DIFFERENCE, CERTAINTY_FACTOR * doubt);
  }

  /** Whether the difference is too small to become worth reporting. */
  private get isNegligible(): boolean {
    const { by, doubt } = this.difference;
    return Math.abs(by) + doubt < MIN_DIFFERENCE;
  }
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
