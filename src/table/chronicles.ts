import type { HeardEvent, Match, ToldEvent } from '../kernel/index.ts';
import { Chronicle, eventsHeardBy, RECENT, type TableViewer, type ViewUpdate } from './chronicle.ts';

/** What somebody heard in one update, and how long the log was by then. */
export interface HeardUpdate {
  readonly events: readonly HeardEvent[];
  readonly seq: number;
}

/** What can be heard of an entry. */
export interface EntryEvents {
  /** What everybody hears before what the game tells of it, and after. */
  readonly before: readonly HeardEvent[];
  readonly told: readonly ToldEvent[];
  /** What happened beside the game, as this viewer hears it. */
  readonly heard: (viewer: TableViewer) => readonly HeardEvent[];
}

/** One game as all who have looked at it have seen it. A chronicle of another viewer is made when they first look. */
export class Chronicles {
  private readonly match: Match;
  /** Replays the game for this viewer. */
  private readonly replayFor: (viewer: TableViewer) => readonly HeardUpdate[];
  private readonly all = new Map<TableViewer, Chronicle>();
  /** Stories that were replayed since the last entry: who asks twice does not make the game be replayed twice. */
  private readonly stories = new Map<TableViewer, readonly HeardUpdate[]>();
  /** How many updates of each viewer are remembered. */
  private readonly remembered: number;
  private begun = false;
  private over: boolean;

  constructor(match: Match, replayFor: (viewer: TableViewer) => readonly HeardUpdate[], remembered = RECENT) {
    this.match = match;
    this.remembered = remembered;
    this.replayFor = replayFor;
    this.over = match.state.result !== null;
  }

  /** What this viewer sees now. */
  of(viewer: TableViewer): Chronicle {
    const known = this.all.get(viewer);
    if (known !== undefined) return known;
    const chronicle = new Chronicle(viewer, this.match, this.remembered);
    if (this.over) {
      chronicle.question = null;
      chronicle.asides = null;
    }
    if (this.begun) chronicle.seq = this.story(viewer).length;
    this.all.set(viewer, chronicle);
    return chronicle;
  }

  /** All look again after something was done; what each of them learns. `over`: nobody is asked any more. */
  look(done: EntryEvents, over: boolean): Map<TableViewer, ViewUpdate> {
    this.begun = true;
    this.over = over;
    this.stories.clear();
    const news = new Map<TableViewer, ViewUpdate>();
    for (const [viewer, chronicle] of this.all) {
      const events = [...done.before, ...eventsHeardBy(done.told, viewer), ...done.heard(viewer)];
      const seen = chronicle.look(this.match, events, over);
      if (seen !== null) news.set(viewer, seen);
    }
    return news;
  }

  /** What this viewer has heard after an update. */
  heardSince(viewer: TableViewer, since: number): readonly HeardEvent[] {
    const known = this.of(viewer).since(since, this.match);
    return (
      known ??
      this.story(viewer)
        .slice(since)
        .flatMap(({ events }) => events)
    );
  }

  /** Whether what this viewer sees and has heard after an update (null: no matter) is known without playing again. */
  canRecall(viewer: TableViewer, since: number | null): boolean {
    if (this.stories.has(viewer)) return true;
    const known = this.all.get(viewer);
    if (known === undefined && this.begun) return false;
    return since === null || this.of(viewer).since(since, this.match) !== null;
  }

  /** What was told again since the last entry, or null. */
  knownStory(viewer: TableViewer): readonly HeardUpdate[] | null {
    return this.stories.get(viewer) ?? null;
  }

  /** Caches a viewer's history that was replayed elsewhere, until the next entry. */
  keepStory(viewer: TableViewer, updates: readonly HeardUpdate[]): void {
    this.stories.set(viewer, updates);
  }

  /** All that this viewer has heard, update by update. */
  story(viewer: TableViewer): readonly HeardUpdate[] {
    const known = this.stories.get(viewer);
    if (known !== undefined) return known;
    const steps = this.replayFor(viewer);
    this.stories.set(viewer, steps);
    return steps;
  }
}
