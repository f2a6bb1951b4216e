import { type AnyGame, type GameRecord, type Question, type Seat, standingPoints } from '../../kernel/index.ts';
import { AnswerComparison } from './comparison.ts';
import { decisionsOf, type PastDecision } from './decisions.ts';
import { type ReviewCandidate, Screening, type ScreeningResult } from './screening.ts';

/** Raised when a change may give the same record other turning points. */
export const REVIEW_VERSION = 4;

/** An answer by which much was lost or won, judged by what its seat could know at that time. */
export interface TurningPoint {
  /**
   * `slip` (a mistake): another answer was better. `find` (a strong move): it was better than the one that looked
   * natural.
   */
  readonly kind: 'slip' | 'find';
  /** The number of answers before the question, and the question. */
  readonly after: number;
  readonly seat: Seat;
  readonly ask: string;
  readonly with: Question['with'];
  /** The answer that was given, and the one that it is compared with. */
  readonly say: string;
  readonly other: string;
  /** The expected result of each, from -1 (lost) to 1 (won). */
  readonly worth: number;
  readonly otherWorth: number;
}

/**
 * The standing of the seat that was asked after so many answers, judged by what it could see: from -1 (lost) to 1
 * (won).
 */
export interface PastStanding {
  readonly after: number;
  readonly seat: Seat;
  readonly worth: number;
}

/** The findings of a review, in the order of the game. */
export interface ReviewFindings {
  readonly points: readonly TurningPoint[];
  readonly standings: readonly PastStanding[];
}

/** The progress of a review: all decisions are screened, then the most promising ones are compared closely. */
export interface ReviewProgress {
  readonly looked: number;
  readonly decisions: number;
  readonly compared: number;
  readonly toCompare: number;
}

export interface IncrementalReview {
  /** Works for a few milliseconds; false once the review is complete. */
  step(): boolean;
  readonly progress: ReviewProgress;
  /** The turning points in the order of the game; before the end, those that are certain so far. */
  points(): readonly TurningPoint[];
  /** The standing at each decision that has been screened so far. */
  standings(): readonly PastStanding[];
}

/** The largest number of turning points, and of decisions that are compared closely. */
const MAX_TURNING_POINTS = 3;
const MAX_COMPARED = 12;
/** How many of the comparisons are reserved for answers that were better than they looked, if there are any. */
const RESERVED_FOR_FINDS = 3;
/** Search iterations: for the screening of all decisions together, and the least and most for one of them. */
const SCREENING_ITERATIONS = 2400;
const MIN_ITERATIONS = 8;
const MAX_ITERATIONS = 60;

/**
 * Finds the turning points of a finished game, of one seat or of all (null). Each decision is judged from the view of
 * its seat, with random numbers derived from that view, so that the same record always has the same turning points.
 */
export const review = (game: AnyGame, record: GameRecord, seat: Seat | null): IncrementalReview =>
  new Review(game, decisionsOf(game, record, seat));

interface CandidateComparison {
  readonly candidate: ReviewCandidate;
  readonly comparison: AnswerComparison;
}

class Review implements IncrementalReview {
  private readonly game: AnyGame;
  private readonly decisions: readonly PastDecision[];
  private readonly iterations: number;
  private screening: Screening | null = null;
  private readonly screened: ScreeningResult[] = [];
  /** The decisions to compare once all have been screened: mistakes first. */
  private chosen: readonly CandidateComparison[] | null = null;
  private compared = 0;

  constructor(game: AnyGame, decisions: readonly PastDecision[]) {
    this.game = game;
    this.decisions = decisions;
    const share = Math.round(SCREENING_ITERATIONS / Math.max(1, decisions.length));
    this.iterations = Math.min(MAX_ITERATIONS, Math.max(MIN_ITERATIONS, share));
  }

  step(): boolean {
    const { game, decisions, screened } = this;
    const next = decisions[screened.length];
    if (next !== undefined) {
      this.screening ??= new Screening(game, next, this.iterations);
      if (this.screening.step()) return true;
      screened.push(this.screening.result);
      this.screening = null;
      return true;
    }
    this.chosen ??= this.choose();
    const at = this.chosen[this.compared];
    if (at === undefined || this.isSettled(at)) {
      this.compared = this.chosen.length;
      return false;
    }
    if (!at.comparison.step()) this.compared++;
    return this.compared < this.chosen.length;
  }

  /** With as many certain mistakes as can be reported, strong moves need not be looked for. */
  private isSettled({ candidate }: CandidateComparison): boolean {
    return candidate.kind === 'find' && this.points().length >= MAX_TURNING_POINTS;
  }

  private choose(): readonly CandidateComparison[] {
    const promising = this.screened
      .flatMap(({ candidate }) => (candidate === null || candidate.estimatedGain <= 0 ? [] : [candidate]))
      .sort((a, b) => b.estimatedGain - a.estimatedGain);
    const of = (kind: ReviewCandidate['kind']) => promising.filter((candidate) => candidate.kind === kind);
    const kept = Math.min(RESERVED_FOR_FINDS, of('find').length);
    const slips = of('slip').slice(0, MAX_COMPARED - kept);
    return [...slips, ...of('find').slice(0, MAX_COMPARED - slips.length)].map((candidate) => ({
      candidate,
      comparison: new AnswerComparison(this.game, candidate.decision, candidate.other),
    }));
  }

  get progress(): ReviewProgress {
    return {
      looked: this.screened.length,
      decisions: this.decisions.length,
      compared: this.compared,
      toCompare: this.chosen?.length ?? 0,
    };
  }

  points(): readonly TurningPoint[] {
    const certain = (this.chosen ?? [])
      .slice(0, this.compared)
      .filter(
        ({ candidate: { kind }, comparison }) =>
          comparison.isCertain && comparison.difference.by > 0 === (kind === 'slip'),
      )
      .map(({ candidate: { decision, kind }, comparison }) => {
        const { after, question, say } = decision;
        const { seat, ask, with: numbers } = question;
        const { other, worth, otherWorth } = comparison;
        return { kind, after, seat, ask, with: numbers, say, other, worth, otherWorth };
      });
    return certain
      .sort((a, b) => weight(b) - weight(a) || this.swing(b) - this.swing(a))
      .slice(0, MAX_TURNING_POINTS)
      .sort((a, b) => a.after - b.after);
  }

  standings(): readonly PastStanding[] {
    return this.screened.map(({ standing }, n) => {
      const { after, question } = this.decisions[n] as PastDecision;
      return { after, seat: question.seat, worth: standing };
    });
  }

  /** How much the seat's standing changed until its next decision. */
  private swing({ after, seat }: TurningPoint): number {
    const own = this.decisions.flatMap(({ question, after: when }, n) =>
      question.seat === seat && when >= after ? [this.screened[n]?.standing ?? 0] : [],
    );
    return own.length < 2 ? 0 : Math.abs((own[1] as number) - (own[0] as number));
  }
}

/**
 * The importance of a turning point, in hundredths. Mistakes and strong moves count the same: the latter are compared
 * only if there are too few mistakes.
 */
const weight = ({ worth, otherWorth }: TurningPoint): number =>
  Math.round(standingPoints(Math.abs(worth - otherWorth)));
