import {
  type AnyGame,
  type Bar,
  commitmentTo,
  drained,
  type GameRecord,
  type Heard,
  hashedSteps,
  lucky,
  Match,
  type Outcome,
  type Result,
  type Seat,
  type Setup,
} from '../../kernel/index.ts';
import { surrender } from '../../protocol/happening.ts';
import type { SeatClocks } from '../../protocol/socket.ts';
import type { Clock } from '../../protocol/table.ts';
import type { Entry } from '../storage/schema.ts';
import { type Eyes, heard, type News } from './chronicle.ts';
import { Chronicles, type Done, type Step } from './chronicles.ts';
import { Clocks, type Span } from './clocks.ts';
import type { Stored } from './rows.ts';

/** All that a game begins with. With the log it is the whole game. */
export interface Dealt {
  readonly table: string;
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly clock: Clock;
  /** When it began, by the wall clock. */
  readonly started: number;
  /** By seat: the level of the bot that sits there, or null for a person. */
  readonly bots: readonly (string | null)[];
  /** The level of a bot that plays for somebody. */
  readonly standIn: string;
  readonly downtimes: readonly Span[];
}

/** How often something may be taken back before the game goes further, and a seat be left: a log must not grow for ever. */
export const MOST_UNDOS = 30;
export const MOST_LEAVINGS = 50;

/** Why a bot plays for the owner of a seat. */
export type Away = 'left' | 'time' | 'gone' | 'resigned';

/** An entry that is not stored yet. */
export type Wish = Pick<Entry, 'kind' | 'seat' | 'say'> & { readonly why?: string | null };

/** What somebody wants to happen, or why it may not. Asked again each time that the table has changed. */
export type Asking = (
  live: Live,
  stored: Stored,
  at: number,
) => { readonly wish: Wish; readonly to: number | null } | Bar;

/** A game in memory, following its log. It knows no database and no clock but what it is told. */
export class Live {
  readonly dealt: Dealt;
  readonly match: Match;
  readonly log: Entry[] = [];
  readonly clocks: Clocks;
  /** What is seen of it. */
  readonly chronicles: Chronicles;
  /** By seat: why a bot plays for its owner. */
  readonly away: (Away | null)[];
  /** How it ended, by the rules or because people gave up. */
  result: Result | null;
  private readonly resigned: { seat: Seat; after: number }[] = [];
  private readonly reasons: { seat: Seat; after: number; why: string }[] = [];
  /** The most answers that there were, before some were taken back. */
  private furthest = 0;
  /** How often something was taken back since then. */
  undos = 0;

  constructor(dealt: Dealt, log: readonly Entry[], eyes: readonly Eyes[]) {
    this.dealt = dealt;
    this.match = Match.start(dealt.game, dealt.setup) as Match;
    this.result = this.match.state.result;
    this.chronicles = new Chronicles(this.match, (eyes) => drained(this.retelling(eyes)));
    this.away = dealt.bots.map(() => null);
    this.clocks = new Clocks(dealt.clock, dealt.setup.seats, dealt);
    this.clocks.set(0, (seat) => this.awaits(seat), null);
    // Clocks need to know what everybody can see.
    for (const viewer of this.clocks.limited ? [...eyes, null] : eyes) this.chronicles.of(viewer);
    for (const entry of log) this.replayed(entry);
  }

  /** A game that follows a whole log, entry by entry. */
  static *playing(dealt: Dealt, log: readonly Entry[], eyes: readonly Eyes[]): Generator<void, Live, void> {
    const live = new Live(dealt, [], eyes);
    for (const entry of log) {
      live.replayed(entry);
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
  player(seat: Seat): string | null {
    return this.dealt.bots[seat] ?? (this.away[seat] === null ? null : this.dealt.standIn);
  }

  /** Whether some person plays. */
  get isPlayed(): boolean {
    return this.away.some((_, seat) => this.player(seat) === null);
  }

  /** The table's own time, which never goes back. */
  at(now: number): number {
    return Math.max(0, this.log.at(-1)?.at ?? 0, Math.round(now - this.dealt.started));
  }

  // ---- What happens ----

  /**
   * Does what somebody wants, and gives the entry to be stored with what everybody is to be told of it; or says why
   * not and changes nothing. Throws where the rules fail, and is as before.
   */
  wish(wish: Wish, to: number | null, now: number): Happened | { readonly bar: Bar } {
    const { kind, seat, say } = wish;
    // What made a bot do something may tell what it sees: only where nobody has secrets it is kept.
    const why = this.dealt.game.seating.together === true ? (wish.why ?? null) : null;
    const entry: Entry = { table: this.dealt.table, seq: this.seq + 1, kind, seat, say, at: this.at(now), why };
    return this.take(entry, to);
  }

  /** Follows an entry that is stored. Throws if it does not fit: then the log is not of this game. */
  replayed(entry: Entry): Happened {
    if (entry.seq !== this.seq + 1) throw new Error(`entry ${entry.seq} does not follow ${this.seq}`);
    const happened = this.take(entry, null);
    if ('bar' in happened) throw new Error(`entry ${entry.seq} (${entry.kind}) is refused: ${happened.bar.why}`);
    return happened;
  }

  private take(entry: Entry, to: number | null): Happened | { readonly bar: Bar } {
    const done = this.act(entry, to);
    if ('bar' in done) return done;
    this.log.push(entry);
    this.result ??= this.match.state.result;
    const news = this.chronicles.look(done, this.result !== null);
    const moved = this.advanced(news.has(null)) ? entry.seat : null;
    this.clocks.set(entry.at, (seat) => this.awaits(seat), moved, entry.kind === 'undo' ? entry.seat : null);
    return { entry, news };
  }

  /** Whether all can see that the game went further than ever: who takes back and answers again gains no time. */
  private advanced(seen: boolean): boolean {
    const { length } = this.match.answers;
    if (length <= this.furthest) return false;
    this.furthest = length;
    this.undos = 0;
    return seen;
  }

  private act(entry: Entry, to: number | null): Done | { readonly bar: Bar } {
    const { kind, seat, say, at } = entry;
    switch (kind) {
      case 'answer': {
        const outcome: Outcome = this.match.answer(seat, say, at, to);
        return outcome.ok ? { before: this.because(entry), told: outcome.events, heard: () => [] } : outcome;
      }
      case 'undo': {
        const secret = this.match.game.gaveInSecret(this.match.state, seat);
        const undone = this.match.undo(seat);
        if (!undone.ok) return undone;
        this.undos++;
        // A line given in secret is taken back in secret.
        const taken = (eyes: Eyes): Heard => ({ kind: '@undone', seat, events: heard(undone.events, eyes).length });
        return { before: [], told: [], heard: (eyes) => (secret ? [] : [taken(eyes)]) };
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
        this.result ??= this.surrender();
        return { before: [], told: [], heard: () => [{ kind: '@resigned', seat }] };
    }
  }

  /** Why a bot does it, told before it is seen. */
  private because({ seat, why }: Entry): readonly Heard[] {
    if (why === null) return [];
    this.reasons.push({ seat, after: this.match.answers.length, why });
    return [{ kind: '@because', seat, why }];
  }

  /** The result if too few are left to play for it: one seat, or no person. */
  private surrender(): Result | null {
    const seats = this.away.map((_, seat) => seat);
    const left = seats.filter((seat) => this.away[seat] !== 'resigned');
    const people = left.filter((seat) => this.dealt.bots[seat] === null);
    const together = this.dealt.game.seating.together === true;
    if (people.length > 0 && (together || left.length > 1)) return null;
    return surrender(seats.length, left, together);
  }

  private awaits(seat: Seat): boolean {
    return this.player(seat) === null && this.asked.includes(seat);
  }

  // ---- What is seen ----

  /** All that these eyes have heard, update by update, from a game that is played again entry by entry. */
  *retelling(eyes: Eyes): Generator<void, readonly Step[], void> {
    const again = new Live(this.dealt, [], [eyes]);
    const steps: Step[] = [{ events: heard(again.match.opening, eyes), seq: 0 }];
    for (const entry of this.log) {
      const seen = again.replayed(entry).news.get(eyes);
      if (seen !== undefined) steps.push({ events: seen.events, seq: entry.seq });
      yield;
    }
    return steps;
  }

  mayUndo(eyes: Eyes): boolean {
    return eyes !== null && this.result === null && this.undos < MOST_UNDOS && this.match.mayNotUndo(eyes) === null;
  }

  /**
   * Whether the owner of a seat could not take this answer back. It follows from what they see, and from nothing else.
   * What is late or not legal is for others to refuse.
   */
  seals(seat: Seat, say: string, to: number): boolean {
    const { question, view } = this.chronicles.of(seat);
    if (question?.number !== to || !question.legal.includes(say)) return false;
    return this.undos >= MOST_UNDOS || this.match.seals(seat, say, lucky(JSON.stringify(view), say));
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
    const cut = upTo === this.seq ? this : yield* Live.playing(this.dealt, this.log.slice(0, upTo), []);
    const { match } = cut;
    const [resigned, reasons] = [[...cut.resigned], [...cut.reasons]];
    const record = yield* hashedSteps(this.dealt.game, match.record as GameRecord);
    const commitment = commitmentTo(record.seed);
    return {
      ...{ ...record, commitment, names, bots: this.dealt.bots },
      ...(resigned.length > 0 && { resigned }),
      ...(reasons.length > 0 && { reasons }),
    };
  }
}

/** Something that happened: its entry in the log, and what each viewer learns of it. */
export interface Happened {
  readonly entry: Entry;
  readonly news: ReadonlyMap<Eyes, News>;
}
