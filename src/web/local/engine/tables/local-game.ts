import {
  type AnyGame,
  type Bar,
  copyPlain,
  type HeardEvent,
  hashed,
  isRulesError,
  type NumberedAsides,
  type NumberedQuestion,
  type Seat,
  type View,
} from '../../../../kernel/index.ts';
import type { AdviceReply, RequestReply } from '../../../../protocol/client/client.ts';
import { refuse } from '../../../../protocol/refusal/refusal.ts';
import type { TableInfo } from '../../../../protocol/table.ts';
import {
  type Appended,
  type BarredLines,
  coachTask,
  isCoachable,
  LiveGame,
  type Proposal,
  proposeAnswer,
  proposeAside,
  proposeResign,
  proposeUndo,
} from '../../../../table/index.ts';
import { coachAdvice } from '../bots/coach.ts';
import { LocalBots } from '../bots/local-bots.ts';
import type { LocalEnvironment } from '../environment.ts';
import { peopleOf, type SavedGame } from '../saved-game.ts';
import { restored } from './restore.ts';
import { infoOf } from './table-info.ts';

/** The table as whoever is asked sees it, and what is new. */
export interface LocalTableState {
  readonly info: TableInfo;
  readonly you: Seat;
  readonly seq: number;
  readonly view: View;
  readonly question: NumberedQuestion | null;
  /** What you may do beside the open question; null if nothing. */
  readonly asides: NumberedAsides | null;
  /** Those here who may do something beside it. */
  readonly asideSeats: readonly Seat[];
  readonly undo: boolean;
  readonly events: readonly HeardEvent[];
}

/** What is wanted at a table, or why it may not be. `at` is the table's own time. */
type MakeProposal = (live: LiveGame, at: number) => Proposal | Bar;

/**
 * A game of this browser while it is played: a table as on a server, for one person, or several before one screen who
 * have no secrets from each other, and bots.
 */
export class LocalGame {
  saved: SavedGame;
  private live: LiveGame;
  private readonly environment: LocalEnvironment;
  private readonly changed: (saved: SavedGame, shown: LocalTableState | null) => void;
  private readonly bots: LocalBots;
  /** The seat that the table is shown to: one of those here that are asked. */
  private shownSeat: Seat;
  /** The number of the last update, counted as a server does while the seat stays the same. */
  private seq: number;

  /** Plays what is saved again; throws a RecordError if it does not fit. `changed` hears of all that happens from then on. */
  constructor(
    saved: SavedGame,
    game: AnyGame,
    environment: LocalEnvironment,
    changed: (saved: SavedGame, shown: LocalTableState | null) => void,
  ) {
    this.saved = saved;
    this.environment = environment;
    this.changed = changed;
    this.live = restored(saved, game, environment.now());
    this.bots = new LocalBots(this, environment);
    this.shownSeat = saved.seat;
    this.turnToAsked();
    this.seq = this.live.chronicles.of(this.shownSeat).seq;
  }

  /** All of it, for who sits down. */
  whole(): LocalTableState {
    return this.shown(this.live.chronicles.heardSince(this.shownSeat, 0));
  }

  /** The page has left the table: the bots wait until it comes back. */
  rest(): void {
    this.bots.rest();
  }

  /** Lets the bots answer until the person is asked or the game is over. */
  play(): void {
    this.bots.play(this.live);
  }

  // ---- What the person does ----

  /** `free`: only if it can be taken back. */
  answer(to: number, say: string, free: boolean): RequestReply {
    return replyTo(this.happen((live, at) => proposeAnswer(live, this.shownSeat, at, { to, say, free })));
  }

  /** Gives an aside of whoever looks; `free` as for an answer. */
  aside(to: number, say: string, free: boolean): RequestReply {
    return replyTo(this.happen((live, at) => proposeAside(live, this.shownSeat, at, { to, say, free })));
  }

  undo(): RequestReply {
    const seat = this.undoer() ?? this.shownSeat;
    return replyTo(this.happen((live, at) => proposeUndo(live, seat, at)));
  }

  why(): BarredLines {
    return this.live.barred(this.shownSeat);
  }

  /** What a coach would answer to the question with that number; it stops thinking when that is gone. */
  async coach(to: number): Promise<AdviceReply> {
    if (this.saved.coach === false) return refused(refuse('coach-off'));
    const { live, shownSeat } = this;
    const task = coachTask(live, shownSeat, live.at(this.environment.now()), to);
    if ('why' in task) return refused(task);
    const { view, question } = task;
    const wanted = () => !this.bots.resting && this.shownSeat === shownSeat && isCoachable(this.live, question);
    const advice = await coachAdvice(live.match.game, view, question, this.environment, wanted);
    return advice === null ? refused({ rule: null, why: 'late' }) : { kind: 'advice', advice };
  }

  /** Whoever is here gives up: with them the game ends. */
  resign(): RequestReply {
    const all = peopleOf(this.saved).map(
      (seat): MakeProposal =>
        (live) =>
          proposeResign(live, seat),
    );
    return replyTo(this.happen(...all));
  }

  /** Another of those here takes the table over: one who is asked too, or who may do something beside the question. */
  turnTo(seat: Seat): RequestReply {
    if (this.live.result !== null) return refused({ rule: null, why: 'over' });
    if (!this.asksHere().includes(seat) && !this.asideSeats().includes(seat))
      return refused({ rule: null, why: 'not-asked' });
    if (seat === this.shownSeat) return done;
    this.shownSeat = seat;
    this.seq++;
    this.changed(this.saved, this.shown([]));
    return done;
  }

  /** Those here who are asked. */
  private asksHere(): readonly Seat[] {
    return this.live.asked.filter((seat) => this.live.botAt(seat) === null);
  }

  /** Those here who may do something beside the question. */
  private asideSeats(): readonly Seat[] {
    const { result, match } = this.live;
    if (result !== null) return [];
    return peopleOf(this.saved).filter((seat) => this.live.botAt(seat) === null && match.asides(seat) !== null);
  }

  /** The table turns to whoever here is asked; who is asked still keeps it. */
  private turnToAsked(): void {
    const asked = this.asksHere();
    if (!asked.includes(this.shownSeat)) this.shownSeat = asked[0] ?? this.shownSeat;
  }

  /** Whether somebody here could take their last answer back. */
  get mayUndo(): boolean {
    return this.undoer() !== null;
  }

  /** Who here could take their last answer back; null: nobody. */
  private undoer(): Seat | null {
    const may = (seat: Seat) => this.live.mayUndo(seat);
    return may(this.shownSeat) ? this.shownSeat : (peopleOf(this.saved).find(may) ?? null);
  }

  /** The rematch has begun. */
  followedBy(next: string): void {
    this.saved = { ...this.saved, next };
    this.changed(this.saved, this.shown([]));
  }

  // ---- What comes of it ----

  /** Lets things happen together, one after the other; why one may not, or null. */
  happen(...wanted: readonly MakeProposal[]): Bar | null {
    const all: Appended[] = [];
    let bar: Bar | null = null;
    for (const propose of wanted) {
      const now = this.environment.now();
      const proposal = propose(this.live, this.live.at(now));
      const appended = 'why' in proposal ? { bar: proposal } : this.append(proposal, now);
      if ('entry' in appended) all.push(appended);
      else bar ??= appended.bar;
    }
    if (all.length > 0) this.happened(all);
    return bar;
  }

  /** Where the rules fail nothing has happened, and the game follows its log anew. */
  private append({ draft, to }: Proposal, now: number): Appended | { readonly bar: Bar } {
    const { dealt, log, seq } = this.live;
    try {
      return this.live.append(draft, to, now);
    } catch (error) {
      this.live = new LiveGame(dealt, log.slice(0, seq), peopleOf(this.saved), Number.POSITIVE_INFINITY);
      if (!isRulesError(error)) throw error;
      return { bar: refuse('rules-fault') };
    }
  }

  /** Keeps what happened, shows it to whoever here is asked now, and lets the bots go on. */
  private happened(all: readonly Appended[]): void {
    const { result, match, log } = this.live;
    const record = this.live.unhashedRecord(this.saved.record.names);
    this.saved = {
      ...{ ...this.saved, result, log: [...log] },
      record: result === null ? record : hashed(match.game, record),
      ended: result === null ? null : new Date(this.environment.now()).toISOString(),
    };
    const before = this.shownSeat;
    const { entry } = all.at(-1) as Appended;
    if (entry.kind === 'undo') this.shownSeat = entry.seat;
    this.turnToAsked();
    const news = all.flatMap((appended) => appended.updates.get(this.shownSeat) ?? []);
    const isSeen = news.length > 0 || this.shownSeat !== before;
    if (isSeen) this.seq++;
    this.changed(this.saved, isSeen ? this.shown(news.flatMap(({ events }) => events)) : null);
    this.bots.follow(this.live);
  }

  private shown(events: readonly HeardEvent[]): LocalTableState {
    const { view, question, asides } = this.live.chronicles.of(this.shownSeat);
    const { seq, shownSeat: you, mayUndo: undo } = this;
    const seen = copyPlain({ view, question, asides });
    return { info: infoOf(this.saved, this.live), you, seq, ...seen, asideSeats: this.asideSeats(), undo, events };
  }
}

const done: RequestReply = { kind: 'done' };
const refused = (bar: Bar): Extract<RequestReply, { kind: 'refused' }> => ({ kind: 'refused', bar, faults: [] });
const replyTo = (bar: Bar | null): RequestReply => (bar === null ? done : refused(bar));
