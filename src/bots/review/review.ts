import { type AnyGame, type GameRecord, type Question, type Seat, standingPoints } from '../../kernel/index.ts';
import { AnswerComparison } from './comparison.ts';
import { decisionsOf, type PastDecision } from './decisions.ts';
import { type ReviewCandidate, Screening, type ScreeningResult } from './screening.ts';

/** Raised when the same record could get other turning points. */
export const REVIEW_VERSION = 4;

/** An answer by which much was lost or won, judged by what its seat could know when it was given. */
export interface TurningPoint {
  /** `slip`: another answer was better. `find`: it was better than the one that looked natural. */
  readonly kind: 'slip' | 'find';
  /** After so many answers it was asked, and what. */
  readonly after: number;
  readonly seat: Seat;
  readonly ask: string;
  readonly with: Question['with'];
  /** What was answered, and the answer that it is compared with. */
  readonly say: string;
  readonly other: string;
  /** What each could be expected to bring, from -1 to 1. */
  readonly worth: number;
  readonly otherWorth: number;
}

/** How the seat stood that was asked after so many answers, judged by what it could see then: from -1 (lost) to 1 (won). */
export interface PastStanding {
  readonly after: number;
  readonly seat: Seat;
  readonly worth: number;
}

/** What a review finds, in the order of the game. */
export interface ReviewFindings {
  readonly points: readonly TurningPoint[];
  readonly standings: readonly PastStanding[];
}

/** How far a review has come: all decisions are looked at, then the most promising ones closely. */
export interface ReviewProgress {
  readonly looked: number;
  readonly decisions: number;
  readonly weighed: number;
  readonly weighing: number;
}

export interface IncrementalReview {
  /** Thinks a few milliseconds further; false once all is judged. */
  step(): boolean;
  readonly progress: ReviewProgress;
  /** The turning points in the order of the game; before the end, those that are certain by now. */
  points(): readonly TurningPoint[];
  /** How each decision that was looked at by now stood. */
  standings(): readonly PastStanding[];
}

/** So many turning points at most, of so many decisions that are looked at closely. */
const MOST = 3;
const CLOSELY = 12;
/** So many of those are kept for answers that were better than they looked, if there are any. */
const FINDS = 3;
/** Iterations for all first looks together, and the fewest and most for one. */
const LOOKS = 2400;
const FEWEST = 8;
const LONGEST = 60;

/**
 * Looks for the turning points of a finished game: of one seat, or of all (null). Each decision is judged from the view
 * of the seat that made it and with luck that follows from that view: the same record always has the same points.
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
  /** What is looked at closely, once all has been looked at: slips first. */
  private chosen: readonly CandidateComparison[] | null = null;
  private compared = 0;

  constructor(game: AnyGame, decisions: readonly PastDecision[]) {
    this.game = game;
    this.decisions = decisions;
    const share = Math.round(LOOKS / Math.max(1, decisions.length));
    this.iterations = Math.min(LONGEST, Math.max(FEWEST, share));
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

  /** With as many slips as are told, nobody asks for finds. */
  private isSettled({ candidate }: CandidateComparison): boolean {
    return candidate.kind === 'find' && this.points().length >= MOST;
  }

  private choose(): readonly CandidateComparison[] {
    const promising = this.screened
      .flatMap(({ candidate }) => (candidate === null || candidate.promise <= 0 ? [] : [candidate]))
      .sort((a, b) => b.promise - a.promise);
    const of = (kind: ReviewCandidate['kind']) => promising.filter((candidate) => candidate.kind === kind);
    const kept = Math.min(FINDS, of('find').length);
    const slips = of('slip').slice(0, CLOSELY - kept);
    return [...slips, ...of('find').slice(0, CLOSELY - slips.length)].map((candidate) => ({
      candidate,
      comparison: new AnswerComparison(this.game, candidate.decision, candidate.other),
    }));
  }

  get progress(): ReviewProgress {
    return {
      looked: this.screened.length,
      decisions: this.decisions.length,
      weighed: this.compared,
      weighing: this.chosen?.length ?? 0,
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
      .slice(0, MOST)
      .sort((a, b) => a.after - b.after);
  }

  standings(): readonly PastStanding[] {
    return this.screened.map(({ standing }, n) => {
      const { after, question } = this.decisions[n] as PastDecision;
      return { after, seat: question.seat, worth: standing };
    });
  }

  /** How much the seat's standing changed from there to its next decision. */
  private swing({ after, seat }: TurningPoint): number {
    const own = this.decisions.flatMap(({ question, after: when }, n) =>
      question.seat === seat && when >= after ? [this.screened[n]?.standing ?? 0] : [],
    );
    return own.length < 2 ? 0 : Math.abs((own[1] as number) - (own[0] as number));
  }
}

/** How much it weighs, in hundredths. Finds stand in nobody's way: none is weighed once there are enough slips. */
const weight = ({ worth, otherWorth }: TurningPoint): number =>
  Math.round(standingPoints(Math.abs(worth - otherWorth)));
