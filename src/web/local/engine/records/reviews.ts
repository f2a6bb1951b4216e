import {
  type IncrementalReview,
  REVIEW_VERSION,
  type ReviewProgress,
  review,
  type TurningPoint,
} from '../../../../bots/index.ts';
import { canonical, hashText, type Seat } from '../../../../kernel/index.ts';
import type { LocalEnvironment } from '../environment.ts';
import type { GameStorage } from '../saved-game.ts';
import type { ReplayTimeline } from './replay-timeline.ts';

export type { ReviewProgress, TurningPoint };

/** Milliseconds that are thought before the page hears how far it has come. */
const SLICE_MS = 60;

/** How a review stands; `points` once all is judged, until then null. */
export interface ReviewStatus {
  readonly progress: ReviewProgress | null;
  readonly points: readonly TurningPoint[] | null;
}

/** The turning points of one record: looked for while somebody waits for them, then kept in the browser. */
export class Reviews {
  private readonly tape: ReplayTimeline;
  /** The game of this browser that it is of, if it is. */
  private readonly from: string | null;
  private readonly keeping: GameStorage;
  private readonly around: LocalEnvironment;
  /** Those that are begun: whoever comes back finds them as they were left. */
  private readonly begun = new Map<Seat | null, IncrementalReview>();

  constructor(tape: ReplayTimeline, from: string | null, keeping: GameStorage, around: LocalEnvironment) {
    this.tape = tape;
    this.from = from;
    this.keeping = keeping;
    this.around = around;
  }

  /** What is already known of a seat, or of all (null). */
  async known(seat: Seat | null): Promise<readonly TurningPoint[] | null> {
    try {
      return await this.keeping.review(this.keyOf(seat));
    } catch {
      // A browser that keeps nothing knows nothing.
      return null;
    }
  }

  /** Thinks a little further. Who does not ask again has no more of it. */
  async step(seat: Seat | null): Promise<ReviewStatus> {
    const known = this.begun.has(seat) ? null : await this.known(seat);
    if (known !== null) return { progress: null, points: known };
    const reviewing = this.begun.get(seat) ?? review(this.tape.game, this.tape.record, seat);
    this.begun.set(seat, reviewing);
    const end = this.around.now() + SLICE_MS;
    let more = true;
    while (more && this.around.now() < end) more = reviewing.step();
    if (more) return { progress: reviewing.progress, points: null };
    const points = reviewing.points();
    await this.keeping.keepReview(this.keyOf(seat), this.from, points).catch(() => {});
    return { progress: reviewing.progress, points };
  }

  /** What the points follow from, in short: nothing else of the record matters to them. */
  private keyOf(seat: Seat | null): string {
    const { game, edition, content, seats, options, seed, salts, forced, answers } = this.tape.record;
    const said = answers.map(({ seat: by, say }) => [by, say]);
    const all = [REVIEW_VERSION, game, edition, content, seats, options, seed, salts, forced, said, seat];
    return hashText(canonical(all));
  }
}
