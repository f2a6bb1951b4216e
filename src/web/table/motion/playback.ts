import type { HeardEvent, View } from '../../../kernel/index.ts';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import type { ChatLine } from '../../../protocol/socket.ts';
import type { PageSettings } from '../../state/settings.ts';
import { ValueStore } from '../../state/value-store.ts';
import type { TableNews } from '../source.ts';
import type { PlaybackEnvironment } from './playback-environment.ts';

/** One change of the table to be shown and animated, live or in a replay. */
export interface ShownStep {
  /** The number of the change. */
  readonly number: number;
  /** The views before and after it; null before the deal. */
  readonly before: View | null;
  readonly now: View | null;
  readonly events: readonly HeardEvent[];
  /** Whether the player's own answer caused it. */
  readonly own: boolean;
  /** Whether the player answered in person, and so has seen what was shown before. */
  readonly answered: boolean;
  /** Whether to show it without animation, because several changes were missed and are caught up with. */
  readonly plain: boolean;
  /** Milliseconds until the next change is shown. */
  readonly ms: number;
}

export interface PlaybackState {
  /** The table as shown: its game may lag behind, everything else is current. Null until it is known. */
  readonly table: FollowedTable | null;
  readonly step: ShownStep | null;
  /** Whether more is to be shown. */
  readonly busy: boolean;
  /** How many of the events can no longer be undone. */
  readonly sealed: number;
  /**
   * Whether the player's own answer caused the last change: then it is the player's own answer that can no longer be
   * undone.
   */
  readonly acted: boolean;
  /** The events that happened while the page was closed or hidden. */
  readonly missed: readonly HeardEvent[];
  /** What others did since the player's last answer, until the player dismisses it. */
  readonly byOthers: readonly HeardEvent[];
  /** The last chat messages that arrived while the page was visible. */
  readonly said: readonly ChatLine[];
  /** How many of the events may be announced: not those of a throw that is still being animated. */
  readonly told: number;
  /** Whether a throw is still being animated: until it ends nothing is asked, and no result is shown. */
  readonly settling: boolean;
}

/** Whose turn is being shown; `brief` for changes that share one short time, whoever made them. */
type TurnOwner = number | null | 'brief';

/**
 * Milliseconds for one change made by somebody else, and the most for their whole turn. Brief changes get a part of
 * that, and a series of them no more than one change.
 */
const PACES: Readonly<Record<PageSettings['pace'], { readonly each: number; readonly turn: number }>> = {
  slow: { each: 1800, turn: 2500 },
  normal: { each: 1000, turn: 2500 },
  quick: { each: 400, turn: 1200 },
  instant: { each: 0, turn: 0 },
};

const BRIEF_SHARE = 1 / 4;

/** How many chat messages are kept for being announced. */
const MAX_CHAT_LINES = 12;

/** The seat that caused a change: the only one that was asked, else the one that the first event is about. */
export function actorOf({ before, events }: Pick<TableNews, 'before' | 'events'>): number | null {
  const asked = before?.view?.asked ?? [];
  if (asked.length === 1) return asked[0] as number;
  const seat = events.find((event) => typeof event.seat === 'number')?.seat;
  return typeof seat === 'number' ? seat : null;
}

/**
 * Queues the updates of a table and shows them one after another, each for long enough to be seen. Changes caused by
 * the player's own answers are shown at once, and everything is while the page is hidden.
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
  /** Requests of the player whose change has not arrived yet, and whether a person made the last of them. */
  private awaited = 0;
  private attended = true;
  private steps = 0;
  /** Whose turn is being shown, and when its time is up. */
  private turn: { readonly of: TurnOwner; readonly ends: number } | null = null;

  constructor(environment: PlaybackEnvironment) {
    this.environment = environment;
  }

  /** Adds an update. `seen`: how many events had been seen when the page was last open, if known. */
  take(news: TableNews, seen: number | null = null): void {
    const { before, now } = news;
    this.latest = now;
    if (this.current === null || before === null) this.begin(now, seen);
    else if (isGame(news)) this.enqueue({ ...news, before });
    else
      this.tell(
        news.chat.length === 0 ? {} : { said: [...this.shown.get().said, ...news.chat].slice(-MAX_CHAT_LINES) },
      );
  }

  /**
   * Called when the player sends a request; the function that it returns, when the reply arrives. The change is then
   * shown at once. `attended`: a person made the request, and so has seen what happened before; false for an automatic
   * pass.
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

  /** Shows everything that is waiting at once. */
  skip(): void {
    if (this.stopTimer !== null || this.behind) this.flush(false);
  }

  /** Shows everything that is waiting at once; `lively` animates the last change. */
  private flush(lively: boolean): void {
    this.stop();
    const rest = this.queue.splice(0);
    for (const [i, news] of rest.entries()) this.show(news, 0, !lively || i < rest.length - 1);
    if (rest.length === 0) this.tell({ busy: false });
  }

  /** Ends the current scenes and goes on to the next change. */
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

  /** Whether anything is still to be shown. */
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

  /** The player has dismissed what others did. */
  readByOthers(): void {
    this.tell({ byOthers: [] });
  }

  /** The player has dismissed what was missed. */
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
    // An automatic pass must not cut short what is being shown.
    const left = own && !this.attended ? this.environment.staging.left() : 0;
    if (away || own || instant) this.flush(true);
    else if (this.stopTimer === null) this.next();
    // The change of the player's own answer is shown at once; what others do next waits until the board has shown it.
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
    // The time of its scenes is added to that of the turn.
    if (this.turn !== null && staged > time) this.turn = { ...this.turn, ends: this.turn.ends + staged - time };
    const ms = Math.max(time, staged, this.environment.duration(news.events));
    this.stopTimer = this.environment.later(ms, () => this.next());
    this.show(news, ms, false);
  }

  /** Milliseconds for the scenes of a change; 0 if it has none. */
  private stagedTime(news: TableNews): number {
    const ms = this.environment.staging.time(news);
    return ms === 0 ? 0 : ms + this.environment.settleTime(news.events);
  }
  private shownTime(news: TableNews): number {
    return Math.max(this.stagedTime(news), this.environment.duration(news.events));
  }

  /** Milliseconds for a change: the remaining time of its turn is shared by all changes that are waiting. */
  private timeFor(news: TableNews): number {
    const { each, turn } = PACES[this.environment.pace()];
    const now = this.environment.now();
    const of = this.turnOf(news);
    const [most, all] = of === 'brief' ? [each * BRIEF_SHARE, each] : [each, turn];
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
    // A player who answers has seen what happened before.
    const isSeen = own && this.attended && !this.hidden;
    const step = {
      ...{ number: ++this.steps, before: before?.view ?? null, now: now.view, events, own, ms },
      ...{ answered: isSeen, plain: passing || caughtUp || this.hidden },
    };
    const { sealed, missed, byOthers } = this.shown.get();
    const changes = { step, busy: this.stopTimer !== null, acted: own, sealed: now.undo ? sealed : now.events.length };
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
    // The deal is not an answer.
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

  /** The table as shown: people, clocks and chat are current, the game is as far as it has been shown. */
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

/** Whether the game itself has changed. An update that is repeated after a lost connection has the same number. */
const isGame = ({ before, now }: TableNews): boolean =>
  before === null ||
  now.seq !== before.seq ||
  now.you !== before.you ||
  now.question?.number !== before.question?.number;
