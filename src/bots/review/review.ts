import type { AnyGame, GameRecord, Question, Seat } from '../../kernel/index.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import { type Glance, type Glanced, Look } from './glance.ts';
import { Weighing } from './weighing.ts';

/** Raised when the same record could get other turning points. */
export const REVIEW_VERSION = 3;

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

/** How far a review has come: all decisions are looked at, then the most promising ones closely. */
export interface Progress {
  readonly looked: number;
  readonly decisions: number;
  readonly weighed: number;
  readonly weighing: number;
}

export interface Reviewing {
  /** Thinks a few milliseconds further; false once all is judged. */
  further(): boolean;
  readonly progress: Progress;
  /** The turning points in the order of the game; before the end, those that are certain by now. */
  points(): readonly TurningPoint[];
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
export const review = (game: AnyGame, record: GameRecord, seat: Seat | null): Reviewing =>
  new Review(game, decisionsOf(game, record, seat));

interface Weighed {
  readonly glance: Glance;
  readonly weighing: Weighing;
}

class Review implements Reviewing {
  private readonly game: AnyGame;
  private readonly decisions: readonly Decision[];
  private readonly iterations: number;
  private look: Look | null = null;
  private readonly glanced: Glanced[] = [];
  /** What is looked at closely, once all has been looked at: slips first. */
  private chosen: readonly Weighed[] | null = null;
  private weighed = 0;

  constructor(game: AnyGame, decisions: readonly Decision[]) {
    this.game = game;
    this.decisions = decisions;
    const share = Math.round(LOOKS / Math.max(1, decisions.length));
    this.iterations = Math.min(LONGEST, Math.max(FEWEST, share));
  }

  further(): boolean {
    const { game, decisions, glanced } = this;
    const next = decisions[glanced.length];
    if (next !== undefined) {
      this.look ??= new Look(game, next, this.iterations);
      if (this.look.further()) return true;
      glanced.push(this.look.seen);
      this.look = null;
      return true;
    }
    this.chosen ??= this.choose();
    const at = this.chosen[this.weighed];
    if (at === undefined || this.isSettled(at)) {
      this.weighed = this.chosen.length;
      return false;
    }
    if (!at.weighing.further()) this.weighed++;
    return this.weighed < this.chosen.length;
  }

  /** With as many slips as are told, nobody asks for finds. */
  private isSettled({ glance }: Weighed): boolean {
    return glance.kind === 'find' && this.points().length >= MOST;
  }

  private choose(): readonly Weighed[] {
    const promising = this.glanced
      .flatMap(({ glance }) => (glance === null || glance.promise <= 0 ? [] : [glance]))
      .sort((a, b) => b.promise - a.promise);
    const of = (kind: Glance['kind']) => promising.filter((glance) => glance.kind === kind);
    const kept = Math.min(FINDS, of('find').length);
    const slips = of('slip').slice(0, CLOSELY - kept);
    return [...slips, ...of('find').slice(0, CLOSELY - slips.length)].map((glance) => ({
      glance,
      weighing: new Weighing(this.game, glance.decision, glance.other),
    }));
  }

  get progress(): Progress {
    return {
      looked: this.glanced.length,
      decisions: this.decisions.length,
      weighed: this.weighed,
      weighing: this.chosen?.length ?? 0,
    };
  }

  points(): readonly TurningPoint[] {
    const certain = (this.chosen ?? [])
      .slice(0, this.weighed)
      .filter(
        ({ glance: { kind }, weighing }) => weighing.isCertain && weighing.difference.by > 0 === (kind === 'slip'),
      )
      .map(({ glance: { decision, kind }, weighing }) => {
        const { after, question, say } = decision;
        const { seat, ask, with: numbers } = question;
        const { other, worth, otherWorth } = weighing;
        return { kind, after, seat, ask, with: numbers, say, other, worth, otherWorth };
      });
    return certain
      .sort((a, b) => weight(b) - weight(a) || this.swing(b) - this.swing(a))
      .slice(0, MOST)
      .sort((a, b) => a.after - b.after);
  }

  /** How much the seat's standing changed from there to its next decision. */
  private swing({ after, seat }: TurningPoint): number {
    const own = this.decisions.flatMap(({ question, after: when }, n) =>
      question.seat === seat && when >= after ? [this.glanced[n]?.standing ?? 0] : [],
    );
    return own.length < 2 ? 0 : Math.abs((own[1] as number) - (own[0] as number));
  }
}

/** How much it weighs, in hundredths. Finds stand in nobody's way: none is weighed once there are enough slips. */
const weight = ({ worth, otherWorth }: TurningPoint): number => Math.round(50 * Math.abs(worth - otherWorth));
