import {
  type IncrementalReview,
  type PastStanding,
  REVIEW_VERSION,
  type ReviewFindings,
  type ReviewProgress,
  review,
  type TurningPoint,
} from '../../../../bots/index.ts';
import { canonical, hashText, type Seat } from '../../../../kernel/index.ts';
import type { LocalEnvironment } from '../environment.ts';
import type { GameStorage } from '../saved-game.ts';
import type { ReplayTimeline } from './replay-timeline.ts';

export type { PastStanding, ReviewFindings, ReviewProgress, TurningPoint };

/** Milliseconds of search before progress is reported to the page. */
const SLICE_MS = 60;

/** In the key of findings of which only the standings are known. */
const STANDINGS = 'standings';

/** How a review stands; `points` once all is judged, until then null. */
export interface ReviewStatus {
  readonly progress: ReviewProgress | null;
  readonly points: readonly TurningPoint[] | null;
  /** Of the decisions that were looked at by now. */
  readonly standings: readonly PastStanding[];
}

/** The turning points of one record: looked for while somebody waits for them, then saved in the browser. */
export class Reviews {
  private readonly timeline: ReplayTimeline;
  /** The game of this browser that it is of, if it is. */
  private readonly from: string | null;
  private readonly storage: GameStorage;
  private readonly environment: LocalEnvironment;
  /** Reviews under way, by seat: they go on where they were left. */
  private readonly begun = new Map<Seat | null, IncrementalReview>();
  /** The seats whose standings were saved by themselves. */
  private readonly kept = new Set<Seat | null>();

  constructor(timeline: ReplayTimeline, from: string | null, storage: GameStorage, environment: LocalEnvironment) {
    this.timeline = timeline;
    this.from = from;
    this.storage = storage;
    this.environment = environment;
  }

  /** What is already known of a seat, or of all (null). */
  known(seat: Seat | null): Promise<ReviewFindings | null> {
    return this.saved(this.keyOf(seat));
  }

  /** How it stood at all decisions, which is known before the points are. */
  async knownStandings(seat: Seat | null): Promise<readonly PastStanding[] | null> {
    return ((await this.known(seat)) ?? (await this.saved(this.keyOf(seat, STANDINGS))))?.standings ?? null;
  }

  private async saved(key: string): Promise<ReviewFindings | null> {
    try {
      return await this.storage.review(key);
    } catch {
      // The browser has no database.
      return null;
    }
  }

  /** Thinks a little further. Who does not ask again has no more of it. */
  async step(seat: Seat | null): Promise<ReviewStatus> {
    const known = this.begun.has(seat) ? null : await this.known(seat);
    if (known !== null) return { progress: null, ...known };
    const reviewing = this.begun.get(seat) ?? review(this.timeline.game, this.timeline.record, seat);
    this.begun.set(seat, reviewing);
    const end = this.environment.now() + SLICE_MS;
    let more = true;
    while (more && this.environment.now() < end) more = reviewing.step();
    const standings = reviewing.standings();
    if (more) {
      await this.keepStandings(seat, reviewing);
      return { progress: reviewing.progress, points: null, standings };
    }
    const points = reviewing.points();
    await this.storage.keepReview(this.keyOf(seat), this.from, { points, standings }).catch(() => {});
    return { progress: reviewing.progress, points, standings };
  }

  /** Saves how it stood once all decisions were looked at: many want to know no more than that. */
  private async keepStandings(seat: Seat | null, reviewing: IncrementalReview): Promise<void> {
    const { looked, decisions } = reviewing.progress;
    if (looked < decisions || this.kept.has(seat)) return;
    this.kept.add(seat);
    const found = { points: [], standings: reviewing.standings() };
    await this.storage.keepReview(this.keyOf(seat, STANDINGS), this.from, found).catch(() => {});
  }

  /** What the points follow from, in short: nothing else of the record matters to them. `part`: only so much is known. */
  private keyOf(seat: Seat | null, ...part: readonly string[]): string {
    const { game, edition, content, seats, options, seed, salts, forced, answers } = this.timeline.record;
    const said = answers.map(({ seat: by, say }) => [by, say]);
    const all = [REVIEW_VERSION, game, edition, content, seats, options, seed, salts, forced, said, seat, ...part];
    return hashText(canonical(all));
  }
}
