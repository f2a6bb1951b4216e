import { type Progress, REVIEW_VERSION, type Reviewing, review, type TurningPoint } from '../../../bots/index.ts';
import { canonical, hashText, type Seat } from '../../../kernel/index.ts';
import type { Keeping } from './kept.ts';
import type { Surroundings } from './surroundings.ts';
import type { Tape } from './tape.ts';

export type { Progress, TurningPoint };

/** Milliseconds that are thought before the page hears how far it has come. */
const SLICE = 60;

/** How a review stands; `points` once all is judged, until then null. */
export interface ReviewNow {
  readonly progress: Progress | null;
  readonly points: readonly TurningPoint[] | null;
}

/** The turning points of one record: looked for while somebody waits for them, then kept in the browser. */
export class Reviews {
  private readonly tape: Tape;
  /** The game of this browser that it is of, if it is. */
  private readonly from: string | null;
  private readonly keeping: Keeping;
  private readonly around: Surroundings;
  /** Those that are begun: whoever comes back finds them as they were left. */
  private readonly begun = new Map<Seat | null, Reviewing>();

  constructor(tape: Tape, from: string | null, keeping: Keeping, around: Surroundings) {
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
  async further(seat: Seat | null): Promise<ReviewNow> {
    const known = this.begun.has(seat) ? null : await this.known(seat);
    if (known !== null) return { progress: null, points: known };
    const reviewing = this.begun.get(seat) ?? review(this.tape.game, this.tape.record, seat);
    this.begun.set(seat, reviewing);
    const end = this.around.now() + SLICE;
    let more = true;
    while (more && this.around.now() < end) more = reviewing.further();
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
