import type { HeardEvent, Match, ToldEvent } from '../kernel/index.ts';
import { Chronicle, type Eyes, eventsHeardBy, RECENT, type ViewUpdate } from './chronicle.ts';

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
  /** What happened beside the game, as these eyes hear it. */
  readonly heard: (eyes: Eyes) => readonly HeardEvent[];
}

/** One game as all who have looked at it have seen it. A chronicle of other eyes is made when they first look. */
export class Chronicles {
  private readonly match: Match;
  /** Replays the game for these eyes. */
  private readonly replayFor: (eyes: Eyes) => readonly HeardUpdate[];
  private readonly all = new Map<Eyes, Chronicle>();
  /** Stories that were replayed since the last entry: who asks twice does not make the game be replayed twice. */
  private readonly stories = new Map<Eyes, readonly HeardUpdate[]>();
  /** How many updates of each viewer are remembered. */
  private readonly remembered: number;
  private begun = false;
  private over: boolean;

  constructor(match: Match, replayFor: (eyes: Eyes) => readonly HeardUpdate[], remembered = RECENT) {
    this.match = match;
    this.remembered = remembered;
    this.replayFor = replayFor;
    this.over = match.state.result !== null;
  }

  /** What these eyes see now. */
  of(eyes: Eyes): Chronicle {
    const known = this.all.get(eyes);
    if (known !== undefined) return known;
    const chronicle = new Chronicle(eyes, this.match, this.remembered);
    if (this.over) {
      chronicle.question = null;
      chronicle.asides = null;
    }
    if (this.begun) chronicle.seq = this.story(eyes).length;
    this.all.set(eyes, chronicle);
    return chronicle;
  }

  /** All look again after something was done; what each of them learns. `over`: nobody is asked any more. */
  look(done: EntryEvents, over: boolean): Map<Eyes, ViewUpdate> {
    this.begun = true;
    this.over = over;
    this.stories.clear();
    const news = new Map<Eyes, ViewUpdate>();
    for (const [eyes, chronicle] of this.all) {
      const events = [...done.before, ...eventsHeardBy(done.told, eyes), ...done.heard(eyes)];
      const seen = chronicle.look(this.match, events, over);
      if (seen !== null) news.set(eyes, seen);
    }
    return news;
  }

  /** What these eyes have heard after an update. */
  heardSince(eyes: Eyes, since: number): readonly HeardEvent[] {
    const known = this.of(eyes).since(since, this.match);
    return (
      known ??
      this.story(eyes)
        .slice(since)
        .flatMap(({ events }) => events)
    );
  }

  /** Whether what these eyes see and have heard after an update (null: no matter) is known without playing again. */
  canRecall(eyes: Eyes, since: number | null): boolean {
    if (this.stories.has(eyes)) return true;
    const known = this.all.get(eyes);
    if (known === undefined && this.begun) return false;
    return since === null || this.of(eyes).since(since, this.match) !== null;
  }

  /** What was told again since the last entry, or null. */
  knownStory(eyes: Eyes): readonly HeardUpdate[] | null {
    return this.stories.get(eyes) ?? null;
  }

  /** Keeps what was told again elsewhere, until something happens. */
  keepStory(eyes: Eyes, updates: readonly HeardUpdate[]): void {
    this.stories.set(eyes, updates);
  }

  /** All that these eyes have heard, update by update. */
  story(eyes: Eyes): readonly HeardUpdate[] {
    const known = this.stories.get(eyes);
    if (known !== undefined) return known;
    const steps = this.replayFor(eyes);
    this.stories.set(eyes, steps);
    return steps;
  }
}
