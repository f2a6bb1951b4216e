import {
  type AnyGame,
  type Bar,
  type GameRecord,
  type HeardEvent,
  heardBy,
  Match,
  type Question,
  type Result,
  type Seat,
  type State,
  type ToldEvent,
  type View,
  type Viewer,
} from '../../../../kernel/index.ts';
import { surrenderIn } from '../../../../table/index.ts';
import { reasonsAt } from './reasons.ts';

/** Answers between two saved states: to show a moment, fewer than that are played again. */
const SNAPSHOT_INTERVAL = 16;

/** The table at one moment, as a viewer sees it. */
export interface TimelineMoment {
  readonly number: number;
  readonly view: View;
  /** The questions that the viewer may read: the own one, or with `all` everybody's. */
  readonly questions: readonly Question[];
  /** What is answered next, for those who may know it. */
  readonly next: { readonly seat: Seat; readonly say: string } | null;
  /** How it ended, at the last moment. */
  readonly result: Result | null;
}

/** What one answer (or, numbered 0, the deal) changed for a viewer. */
export interface TimelineEntry {
  readonly number: number;
  /** Who answered; null for the deal. */
  readonly seat: Seat | null;
  /** What, for those who may know it. */
  readonly say: string | null;
  /** Milliseconds since the game began. */
  readonly at: number;
  readonly events: readonly HeardEvent[];
  /** Whether the viewer sees anything of it. */
  readonly seen: boolean;
}

/** Where a record no longer fits the rules: after how many answers, and why. */
export interface RecordBreak {
  readonly after: number;
  /** Why the next answer is refused; null if the rules failed at it. */
  readonly bar: Bar | null;
}

/** A record laid out in moments: 0 is the table after the deal, n that after the nth answer. */
export class ReplayTimeline {
  readonly record: GameRecord;
  readonly game: AnyGame;
  /** The number of the last moment. */
  readonly last: number;
  readonly broken: RecordBreak | null;
  readonly result: Result | null;
  private readonly snapshots: State[] = [];
  private readonly told: (readonly ToldEvent[])[] = [];
  private readonly entries = new Map<Viewer, readonly TimelineEntry[]>();

  /** Plays the record as far as it fits. Throws if not even the deal does. */
  constructor(record: GameRecord, game: AnyGame) {
    this.record = record;
    this.game = game;
    const match = Match.start(game, record, { forced: record.forced });
    this.noteAnswer(match, match.opening);
    this.broken = this.playAll(match);
    this.last = match.answers.length;
    this.result = match.state.result ?? (this.broken === null ? surrenderIn(game, record) : null);
  }

  private playAll(match: Match): RecordBreak | null {
    for (const given of this.record.answers) {
      const after = match.answers.length;
      try {
        const outcome = match.give(given);
        if (!outcome.ok) return { after, bar: outcome.bar };
        this.noteAnswer(match, outcome.events);
      } catch {
        return { after, bar: null };
      }
    }
    return null;
  }

  private noteAnswer(match: Match, told: readonly ToldEvent[]): void {
    if (match.answers.length % SNAPSHOT_INTERVAL === 0) this.snapshots.push(this.game.copy(match.state));
    this.told.push(told);
  }

  moment(number: number, viewer: Viewer): TimelineMoment {
    const from = Math.floor(number / SNAPSHOT_INTERVAL);
    const match = this.matchAt(from);
    for (const given of this.record.answers.slice(from * SNAPSHOT_INTERVAL, number)) match.give(given);
    return this.seen(number, match.state, viewer);
  }

  private matchAt(snapshot: number): Match {
    return Match.at(this.game, this.game.copy(this.snapshots[snapshot]), { forced: this.record.forced });
  }

  private seen(number: number, state: State, viewer: Viewer): TimelineMoment {
    const isLast = number === this.last;
    const over = isLast && this.result !== null;
    const asked = over ? [] : this.game.asked(state).filter((seat) => viewer === 'all' || viewer === seat);
    const next = isLast ? undefined : this.record.answers[number];
    return {
      number,
      view: this.game.view(state, viewer),
      questions: asked.flatMap((seat) => this.game.question(state, seat, viewer) ?? []),
      next: next !== undefined && knows(viewer, next.seat) ? { seat: next.seat, say: next.say } : null,
      result: isLast ? this.result : null,
    };
  }

  /** Everything that a viewer sees and hears, moment by moment. */
  story(viewer: Viewer): readonly TimelineEntry[] {
    const known = this.entries.get(viewer);
    if (known !== undefined) return known;
    const lines: TimelineEntry[] = [];
    const match = this.matchAt(0);
    let before = '';
    for (let number = 0; number <= this.last; number++) {
      const given = this.record.answers[number - 1];
      if (given !== undefined) match.give(given);
      const { view, questions } = this.seen(number, match.state, viewer);
      const events = this.heard(number, viewer);
      const now = JSON.stringify([view, questions]);
      const say = given !== undefined && knows(viewer, given.seat) ? given.say : null;
      const seen = events.length > 0 || now !== before;
      lines.push({ number, seat: given?.seat ?? null, say, at: given?.at ?? 0, events, seen });
      before = now;
    }
    this.entries.set(viewer, lines);
    return lines;
  }

  /** All that a viewer hears, moment by moment. Nothing is played again for it. */
  events(viewer: Viewer): readonly (readonly HeardEvent[])[] {
    return this.told.map((_, number) => this.heard(number, viewer));
  }

  private heard(number: number, viewer: Viewer): HeardEvent[] {
    const events = (this.told[number] ?? []).flatMap((told): HeardEvent | [] => heardBy(told, viewer) ?? []);
    const gaveUp = (this.record.resigned ?? []).filter(({ after }) => after === number);
    const because = reasonsAt(this.record, number);
    return [...because, ...events, ...gaveUp.map(({ seat }) => ({ kind: '@resigned', seat }))];
  }
}

const knows = (viewer: Viewer, seat: Seat): boolean => viewer === 'all' || viewer === seat;
