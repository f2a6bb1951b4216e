import {
  type AnswerOutcome,
  type AnyGame,
  type Bar,
  commitmentTo,
  drained,
  type GameRecord,
  type HeardEvent,
  hashedSteps,
  isSealing,
  Match,
  type Result,
  type Seat,
  type Setup,
  seededRng,
} from '../kernel/index.ts';
import type { SeatClocks } from '../protocol/socket.ts';
import type { Clock } from '../protocol/table.ts';
import { eventsHeardBy, type TableViewer, type ViewUpdate } from './chronicle.ts';
import { Chronicles, type EntryEvents, type HeardUpdate } from './chronicles.ts';
import { Clocks, type TimeSpan } from './clocks.ts';
import type { Away, DraftEntry, LogEntry } from './entry.ts';
import { surrenderOf } from './surrender.ts';

/** All that a game begins with. With the log it is the whole game. */
export interface GameDeal {
  readonly game: AnyGame;
  readonly setup: Setup;
  /** Whether questions with one answer answer themselves: they do, if nothing is said. */
  readonly forced?: boolean;
  readonly clock: Clock;
  /** When it began, by the wall clock. */
  readonly started: number;
  /** By seat: the level of the bot that sits there, or null for a person. */
  readonly bots: readonly (string | null)[];
  readonly downtimes: readonly TimeSpan[];
}

/** How often something may be taken back before the game goes further: a log must not grow for ever. */
export const MOST_UNDOS = 30;

/** The bot that plays for people who are gone, and that answers where another fails: it needs no time to speak of. */
export const STAND_IN = 'greedy';

/** An entry that is in the log now, and what each viewer learns of it. */
export interface Appended {
  readonly entry: LogEntry;
  readonly updates: ReadonlyMap<TableViewer, ViewUpdate>;
}

/**
 * A game under way at a table, following its log: whose turn it is, who plays for whom, what everybody has seen. It knows
 * no storage and no clock: whoever runs the table tells it the time, and stores what it appends.
 */
export class LiveGame {
  readonly dealt: GameDeal;
  readonly match: Match;
  readonly log: LogEntry[] = [];
  readonly clocks: Clocks;
  /** What is seen of it. */
  readonly chronicles: Chronicles;
  /** By seat: why a bot plays for its owner. */
  readonly away: (Away | null)[];
  /** How it ended, by the rules or because people gave up. */
  result: Result | null;
  private readonly resigned: { seat: Seat; after: number }[] = [];
  private readonly reasons: { seat: Seat; after: number; why: string }[] = [];
  private commitment: string | null = null;
  /** The most answers that there were, before some were taken back. */
  private furthest = 0;
  /** How often something was taken back since then. */
  undos = 0;

  /**
   * `remembered`: how many updates of each viewer are kept in memory, so that they can be sent again without a replay.
   */
  constructor(dealt: GameDeal, log: readonly LogEntry[], viewers: readonly TableViewer[], remembered?: number) {
    this.dealt = dealt;
    this.match = Match.start(dealt.game, dealt.setup, { forced: dealt.forced ?? true }) as Match;
    this.result = this.match.state.result;
    this.chronicles = new Chronicles(this.match, (viewer) => drained(this.replaying(viewer)), remembered);
    this.away = dealt.bots.map(() => null);
    this.clocks = new Clocks(dealt.clock, dealt.setup.seats, dealt);
    this.clocks.set(0, (seat) => this.isAwaited(seat), null);
    // Clocks need to know what everybody can see.
    for (const viewer of this.clocks.isLimited ? [...viewers, null] : viewers) this.chronicles.of(viewer);
    for (const entry of log) this.replay(entry);
  }

  /** A game that follows a whole log, entry by entry. */
  static *following(
    dealt: GameDeal,
    log: readonly LogEntry[],
    viewers: readonly TableViewer[],
  ): Generator<void, LiveGame, void> {
    const live = new LiveGame(dealt, [], viewers);
    for (const entry of log) {
      live.replay(entry);
      yield;
    }
    return live;
  }

  get seq(): number {
    return this.log.length;
  }

  /** Which of the seats are asked. */
  get asked(): readonly Seat[] {
    return this.result === null ? this.match.game.asked(this.match.state) : [];
  }

  /** The level of the bot that plays a seat now, or null where a person does. */
  botAt(seat: Seat): string | null {
    return this.dealt.bots[seat] ?? (this.away[seat] === null ? null : STAND_IN);
  }

  /** Whether some person plays. */
  get isPlayed(): boolean {
    return this.away.some((_, seat) => this.botAt(seat) === null);
  }

  /** The table's own time, which never goes back. */
  at(now: number): number {
    return Math.max(0, this.log.at(-1)?.at ?? 0, Math.round(now - this.dealt.started));
  }

  // ---- What happens ----

  /**
   * Does what somebody wants, and gives the entry to be stored with what everybody is to be told of it; or says why
   * not and changes nothing. Throws where the rules fail: then this object is spoilt, and a new one must follow the log.
   */
  append({ kind, seat, say, why: reason = null }: DraftEntry, to: number | null, now: number): Appended | RefusedEntry {
    if (this.result !== null) return { bar: { rule: null, why: 'over' } };
    // What made a bot do something may tell what it sees: only where nobody has secrets it is kept.
    const why = this.dealt.game.seating.together === true ? reason : null;
    return this.take({ seq: this.seq + 1, kind, seat, say, at: this.at(now), why }, to);
  }

  /** Follows an entry that is stored. Throws if it does not fit: then the log is not of this game. */
  replay(entry: LogEntry): Appended {
    if (entry.seq !== this.seq + 1) throw new Error(`entry ${entry.seq} does not follow ${this.seq}`);
    const appended = this.take(entry, null);
    if ('bar' in appended) throw new Error(`entry ${entry.seq} (${entry.kind}) is refused: ${appended.bar.why}`);
    return appended;
  }

  private take(entry: LogEntry, to: number | null): Appended | RefusedEntry {
    const events = this.act(entry, to);
    if ('bar' in events) return events;
    this.log.push(entry);
    this.result ??= this.match.state.result;
    const news = this.chronicles.look(events, this.result !== null);
    const moved = this.isFurther(news.has(null)) ? entry.seat : null;
    this.clocks.set(entry.at, (seat) => this.isAwaited(seat), moved, entry.kind === 'undo' ? entry.seat : null);
    return { entry, updates: news };
  }

  /**
   * Whether all can see that the game went further than ever: who takes back and answers again gains no time, and who
   * gives an aside neither gains nor loses any.
   */
  private isFurther(seen: boolean): boolean {
    const { answered } = this.match;
    if (answered <= this.furthest) return false;
    this.furthest = answered;
    this.undos = 0;
    return seen;
  }

  private act(entry: LogEntry, to: number | null): EntryEvents | RefusedEntry {
    const { kind, seat, say, at } = entry;
    switch (kind) {
      case 'answer':
      case 'aside': {
        const { match } = this;
        const outcome: AnswerOutcome =
          kind === 'aside' ? match.aside(seat, say, at, to) : match.answer(seat, say, at, to);
        return outcome.ok ? { before: this.recordReason(entry), told: outcome.events, heard: () => [] } : outcome;
      }
      case 'undo': {
        const secret = this.match.game.gaveInSecret(this.match.state, seat);
        const undone = this.match.undo(seat);
        if (!undone.ok) return undone;
        this.undos++;
        // A line given in secret is taken back in secret.
        const taken = (viewer: TableViewer): HeardEvent => ({
          kind: '@undone',
          seat,
          events: eventsHeardBy(undone.events, viewer).length,
        });
        return { before: [], told: [], heard: (viewer) => (secret ? [] : [taken(viewer)]) };
      }
      case 'away':
        this.away[seat] = say as Away;
        return { before: [], told: [], heard: () => [{ kind: '@away', seat, why: say }] };
      case 'back':
        this.away[seat] = null;
        return { before: [], told: [], heard: () => [{ kind: '@back', seat }] };
      case 'resign':
        this.away[seat] = 'resigned';
        this.resigned.push({ seat, after: this.match.answers.length });
        this.result ??= surrenderOf(this.dealt.game, {
          bots: this.dealt.bots,
          hasResigned: (other) => this.away[other] === 'resigned',
        });
        return { before: [], told: [], heard: () => [{ kind: '@resigned', seat }] };
    }
  }

  /** Keeps a bot's reason with the record, and makes it the event that comes before those of its answer. */
  private recordReason({ seat, why }: LogEntry): readonly HeardEvent[] {
    if (why === null) return [];
    this.reasons.push({ seat, after: this.match.answers.length, why });
    return [{ kind: '@because', seat, why }];
  }

  private isAwaited(seat: Seat): boolean {
    return this.botAt(seat) === null && this.asked.includes(seat);
  }

  // ---- What is seen ----

  /** All that this viewer has heard, update by update, from a game that is replayed entry by entry. */
  *replaying(viewer: TableViewer): Generator<void, readonly HeardUpdate[], void> {
    const again = new LiveGame(this.dealt, [], [viewer]);
    const updates: HeardUpdate[] = [{ events: eventsHeardBy(again.match.opening, viewer), seq: 0 }];
    for (const entry of this.log) {
      const seen = again.replay(entry).updates.get(viewer);
      if (seen !== undefined) updates.push({ events: seen.events, seq: entry.seq });
      yield;
    }
    return updates;
  }

  mayUndo(viewer: TableViewer): boolean {
    return viewer !== null && this.result === null && this.undos < MOST_UNDOS && this.match.undoBar(viewer) === null;
  }

  /**
   * Whether the owner of a seat could not take this answer back. It follows from what they see, and from nothing else.
   * What is late or not legal is for others to refuse.
   */
  isSealing(seat: Seat, say: string, to: number): boolean {
    const { question, view } = this.chronicles.of(seat);
    if (question?.number !== to || !question.legal.includes(say)) return false;
    return this.undos >= MOST_UNDOS || isSealing(this.match, seat, say, seededRng(JSON.stringify(view), say));
  }

  /** The same of an aside. */
  isSealingAside(seat: Seat, say: string, to: number): boolean {
    const { asides, view } = this.chronicles.of(seat);
    if (asides?.number !== to || !asides.legal.includes(say)) return false;
    const luck = seededRng(JSON.stringify(view), say);
    return this.undos >= MOST_UNDOS || isSealing(this.match, seat, say, luck, { aside: true });
  }

  /** The plausible answers and asides that the owner of a seat may not give now, each with its reason. */
  barred(seat: Seat): BarredLines {
    const { game, state } = this.match;
    if (this.result !== null) return { answers: [], asides: [] };
    return { answers: game.barred(state, seat), asides: game.asides.barred(state, seat) };
  }

  shownClocks(now: number): SeatClocks {
    return this.clocks.shown(this.at(now));
  }

  /** The whole game, open: for when it is over, and for reports. `upTo` cuts it after so many entries of the log. */
  record(names: readonly string[], upTo = this.seq): GameRecord {
    return drained(this.recording(names, upTo));
  }

  /** The same step by step. What happens meanwhile is not in it. */
  *recording(names: readonly string[], upTo = this.seq): Generator<void, GameRecord, void> {
    const cut = upTo === this.seq ? this : yield* LiveGame.following(this.dealt, this.log.slice(0, upTo), []);
    return yield* hashedSteps(this.dealt.game, cut.unhashedRecord(names));
  }

  /** The game so far, without the hashes by which others can check it: quickly made, for who stores it at every turn. */
  unhashedRecord(names: readonly string[] | undefined): GameRecord {
    const record = this.match.record as GameRecord;
    const { resigned, reasons } = this;
    this.commitment ??= commitmentTo(record.seed);
    return {
      ...{ ...record, commitment: this.commitment },
      ...(names !== undefined && { names }),
      bots: this.dealt.bots,
      ...(resigned.length > 0 && { resigned: [...resigned] }),
      ...(reasons.length > 0 && { reasons: [...reasons] }),
    };
  }
}

interface BarredLine {
  readonly say: string;
  readonly bar: Bar;
}

/** What may not be given, of both kinds. */
export interface BarredLines {
  readonly answers: readonly BarredLine[];
  readonly asides: readonly BarredLine[];
}

interface RefusedEntry {
  readonly bar: Bar;
}
