import type { HeardEvent, View } from '../../../kernel/index.ts';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import type { ChatLine } from '../../../protocol/socket.ts';
import type { PageSettings } from '../../state/settings.ts';
import { ValueStore } from '../../state/value-store.ts';
import type { TableNews } from '../source.ts';
import type { PlaybackEnvironment } from './playback-environment.ts';

/** One change of the table, as it is shown and animated: live or in a replay. */
export interface ShownStep {
  /** Counts them: another number, another change. */
  readonly number: number;
  /** The view before and after it; null before the deal. */
  readonly before: View | null;
  readonly now: View | null;
  readonly events: readonly HeardEvent[];
  /** Whether it came of an answer of one's own. */
  readonly own: boolean;
  /** Whether it is shown without animation, because several changes were caught up with. */
  readonly plain: boolean;
  /** Milliseconds until the next change is shown. */
  readonly ms: number;
}

export interface PlaybackState {
  /** The table as it is shown: the game perhaps a little behind, all else as it is. Null until it was seen. */
  readonly table: FollowedTable | null;
  readonly step: ShownStep | null;
  /** Whether something that happened is still to be shown. */
  readonly busy: boolean;
  /** How many of the events can no longer be taken back. */
  readonly sealed: number;
  /** Whether the last change came of an own answer: what cannot be taken back any more was ours. */
  readonly acted: boolean;
  /** What happened while nobody looked. */
  readonly missed: readonly HeardEvent[];
  /** What others did since the last answer that the player gave, until it was read. */
  readonly byOthers: readonly HeardEvent[];
  /** The last lines of chat that came while somebody was there. */
  readonly said: readonly ChatLine[];
  /** How many of the events may be told: not those of a throw that is still being animated. */
  readonly told: number;
  /** Whether a throw is still being animated: until then nothing is asked, and no result is shown. */
  readonly settling: boolean;
}

/** Whose turn is being shown; `brief` for changes that share one short time, whoever made them. */
type TurnOwner = number | null | 'brief';

/**
 * Milliseconds for one change by somebody else, and the most for the whole of their turn. Changes that are brief have a
 * part of that each, and together no more than one, whoever made them.
 */
const PACES: Readonly<Record<PageSettings['pace'], { readonly each: number; readonly turn: number }>> = {
  slow: { each: 1800, turn: 2500 },
  normal: { each: 1000, turn: 2500 },
  quick: { each: 400, turn: 1200 },
  instant: { each: 0, turn: 0 },
};

const BRIEF = 1 / 4;

/** How many lines of chat are kept to be spoken. */
const SAID = 12;

/** Who brought a change about: the only one who was asked, else who the first event is about. */
export function actorOf({ before, events }: Pick<TableNews, 'before' | 'events'>): number | null {
  const asked = before?.view?.asked ?? [];
  if (asked.length === 1) return asked[0] as number;
  const seat = events.find((event) => typeof event.seat === 'number')?.seat;
  return typeof seat === 'number' ? seat : null;
}

/**
 * Queues the updates of a table and shows them one after another, so that each can be seen. Changes by own answers are
 * shown at once, and so is everything while the page is hidden.
 */
export class Playback {
  readonly shown = new ValueStore<PlaybackState>({
    ...{ table: null, step: null, busy: false },
    ...{ sealed: 0, acted: false, missed: [], byOthers: [], said: [], told: 0, settling: false },
  });
  private readonly environment: PlaybackEnvironment;
  private latest: FollowedTable | null = null;
  private current: FollowedTable | null = null;
  private queue: TableNews[] = [];
  private stopTimer: (() => void) | null = null;
  /** The change whose throw is being animated, and how to cancel its timer. */
  private thrown: { readonly news: TableNews; readonly stop: () => void } | null = null;
  /** The change whose scenes are being shown, and how to cancel its timer: until then the game is not over either. */
  private staged: { readonly news: TableNews; readonly stop: () => void } | null = null;
  private hidden = false;
  /** Own requests whose change has not come yet, and whether somebody made the last of them. */
  private awaited = 0;
  private attended = true;
  private steps = 0;
  /** Whose turn is being shown, and until when it may take. */
  private turn: { readonly of: TurnOwner; readonly ends: number } | null = null;

  constructor(environment: PlaybackEnvironment) {
    this.environment = environment;
  }

  /** `seen`: how many events had been seen when the page was last open, if that is known. */
  take(news: TableNews, seen: number | null = null): void {
    const { before, now } = news;
    this.latest = now;
    if (this.current === null || before === null) this.begin(now, seen);
    else if (isGame(news)) this.enqueue({ ...news, before });
    else this.tell(news.chat.length === 0 ? {} : { said: [...this.shown.get().said, ...news.chat].slice(-SAID) });
  }

  /**
   * Called when an own request is sent; the returned function when its reply is there. What it changes is shown at once.
   * `attended`: a person made it, and so has seen what happened before; an automatic pass nobody made.
   */
  own(attended = true): () => void {
    let open = true;
    this.attended = attended;
    this.awaited++;
    return () => {
      if (open && this.awaited > 0) this.awaited--;
      open = false;
    };
  }

  /** Shows everything that waits at once. */
  skip(): void {
    if (this.stopTimer !== null || this.behind) this.flush(false);
  }

  /** Shows all that waits at once; `lively` animates the last of it. */
  private flush(lively: boolean): void {
    this.stop();
    const rest = this.queue.splice(0);
    for (const [i, news] of rest.entries()) this.show(news, 0, !lively || i < rest.length - 1);
    if (rest.length === 0) this.tell({ busy: false });
  }

  /** The scenes that are shown have been seen: goes on to what comes next. */
  endScenes(): void {
    const wasHeld = this.holdsEnd;
    if (!this.environment.staging.clear() && !wasHeld) return;
    if (this.stopTimer === null) {
      this.unstage();
      if (wasHeld) this.tell({});
      return;
    }
    this.stop();
    this.next();
  }

  /** Whether something that happened is not shown yet. */
  get behind(): boolean {
    return this.queue.length > 0 || this.thrown !== null || this.holdsEnd;
  }

  /** Whether the game is over, and what led to that is still being shown. */
  private get holdsEnd(): boolean {
    if (this.staged === null || this.latest?.info.state !== 'over') return false;
    return this.staged.news.before?.info.state === 'playing';
  }
  private unstage(): void {
    this.staged?.stop();
    this.staged = null;
  }

  /** Ends the animation of a throw. */
  settle(): void {
    if (this.thrown === null) return;
    this.land();
    this.tell({});
  }
  private land(): void {
    this.thrown?.stop();
    this.thrown = null;
  }

  look(visible: boolean): void {
    this.hidden = !visible;
    if (this.hidden) this.skip();
  }

  /** What others did has been read. */
  readByOthers(): void {
    this.tell({ byOthers: [] });
  }

  /** What was missed has been read. */
  read(): void {
    this.tell({ missed: [] });
  }

  stop(): void {
    this.stopTimer?.();
    this.stopTimer = null;
    this.land();
    this.unstage();
  }

  private begin(now: FollowedTable, seen: number | null): void {
    this.stop();
    this.queue = [];
    this.current = now;
    const missed = seen === null || now.info.state !== 'playing' ? [] : now.events.slice(seen);
    this.tell({
      step: null,
      busy: false,
      sealed: now.undo ? 0 : now.events.length,
      acted: false,
      missed,
      byOthers: [],
    });
  }

  private enqueue(news: TableNews): void {
    this.queue.push(news);
    const { before, now } = news;
    const caughtUp = (now.seq ?? 0) > (before?.seq ?? 0) + 1;
    const away = this.hidden || caughtUp;
    if (away) this.tell({ missed: [...this.shown.get().missed, ...news.events] });
    const instant = this.environment.pace() === 'instant';
    const own = this.isOwn(news);
    // Who passes automatically has not touched what is being shown.
    const left = own && !this.attended ? this.environment.staging.left() : 0;
    if (away || own || instant) this.flush(true);
    else if (this.stopTimer === null) this.next();
    // What came of an own answer is there at once; what others do next waits until the board has shown it.
    const ms = own && !away && !instant ? Math.max(this.shownTime(news), left) : 0;
    if (ms > 0) this.stopTimer = this.environment.later(ms, () => this.next());
  }

  private next(): void {
    const news = this.queue.shift();
    if (news === undefined) {
      this.stopTimer = null;
      this.tell({ busy: false });
      return;
    }
    const time = this.timeFor(news);
    const staged = this.stagedTime(news);
    // It takes nothing of the time of what else happens in the turn.
    if (this.turn !== null && staged > time) this.turn = { ...this.turn, ends: this.turn.ends + staged - time };
    const ms = Math.max(time, staged, this.environment.duration(news.events));
    this.stopTimer = this.environment.later(ms, () => this.next());
    this.show(news, ms, false);
  }

  /** Until its scenes have been shown; 0: it has none. */
  private stagedTime(news: TableNews): number {
    const ms = this.environment.staging.time(news);
    return ms === 0 ? 0 : ms + this.environment.settleTime(news.events);
  }
  private shownTime(news: TableNews): number {
    return Math.max(this.stagedTime(news), this.environment.duration(news.events));
  }

  /** How long it may be looked at: what is left of its turn is shared by all of it that waits. */
  private timeFor(news: TableNews): number {
    const { each, turn } = PACES[this.environment.pace()];
    const now = this.environment.now();
    const of = this.turnOf(news);
    const [most, all] = of === 'brief' ? [each * BRIEF, each] : [each, turn];
    if (this.turn === null || this.turn.of !== of) this.turn = { of, ends: now + all };
    const waiting = this.queue.findIndex((other) => this.turnOf(other) !== of);
    const same = waiting === -1 ? this.queue.length : waiting;
    return Math.min(most, Math.max(0, this.turn.ends - now) / (same + 1));
  }
  private turnOf(news: TableNews): TurnOwner {
    return this.environment.isBrief(news.events) ? 'brief' : actorOf(news);
  }

  private show(news: TableNews, ms: number, passing: boolean): void {
    const { before, now, events } = news;
    const own = this.isOwn(news);
    if (own) {
      this.turn = null;
      if (this.awaited > 0) this.awaited--;
    }
    this.current = now;
    const caughtUp = (now.seq ?? 0) > (before?.seq ?? 0) + 1;
    this.land();
    const air = passing || caughtUp || this.hidden ? 0 : this.environment.settleTime(events);
    if (passing || caughtUp || this.hidden) this.environment.staging.clear();
    else this.environment.staging.show(news, air);
    if (air > 0) this.thrown = { news, stop: this.environment.later(air, () => this.settle()) };
    this.unstage();
    const scenes = passing || caughtUp || this.hidden ? 0 : this.stagedTime(news);
    if (scenes > 0) this.staged = { news, stop: this.environment.later(scenes, () => this.endStaged()) };
    const step = {
      ...{ number: ++this.steps, before: before?.view ?? null, now: now.view, events, own, ms },
      plain: passing || caughtUp || this.hidden,
    };
    const { sealed, missed, byOthers } = this.shown.get();
    const changes = { step, busy: this.stopTimer !== null, acted: own, sealed: now.undo ? sealed : now.events.length };
    // A player who answers has seen what happened before.
    const isSeen = own && this.attended && !this.hidden;
    // Who only watches is never asked, and so never told again.
    const isKept = !isSeen && now.you !== null;
    this.tell({ ...changes, missed: isSeen ? [] : missed, byOthers: isKept ? [...byOthers, ...events] : [] });
    if (own) this.attended = true;
  }

  private endStaged(): void {
    const wasHeld = this.holdsEnd;
    this.unstage();
    if (wasHeld) this.tell({});
  }

  private isOwn(news: TableNews): boolean {
    // The deal is no answer of any seat.
    if (news.before === null || news.before.view === null) return false;
    if (this.awaited > 0) return true;
    const { you, info } = news.now;
    return you !== null && actorOf(news) === you && (info.seats[you]?.bot ?? null) === null;
  }

  private tell(some: Partial<PlaybackState>): void {
    const shown = { ...this.shown.get(), ...some };
    const settling = this.thrown !== null;
    const told = (this.current?.events.length ?? 0) - (this.thrown?.news.events.length ?? 0);
    this.shown.set({ ...shown, settling, told, table: this.composed(shown.busy) });
  }

  /** People, clocks and chat are always as they are; how the game stands is as it is shown. */
  private composed(busy: boolean): FollowedTable | null {
    const { latest, current } = this;
    if (latest === null || current === null) return null;
    const { seq, view, undo, events } = current;
    const held = this.thrown ?? (this.holdsEnd ? this.staged : null);
    const { state, result, seed } = (held?.news.before ?? current).info;
    const info = busy || this.behind ? { ...latest.info, state, result, seed } : latest.info;
    const question = this.thrown === null ? current.question : null;
    return { ...latest, info, seq, view, question, undo, events };
  }
}

/** Whether the game itself has gone on. What comes again after a lost connection has the same number. */
const isGame = ({ before, now }: TableNews): boolean =>
  before === null ||
  now.seq !== before.seq ||
  now.you !== before.you ||
  now.question?.number !== before.question?.number;
