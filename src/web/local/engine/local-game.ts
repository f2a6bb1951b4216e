import {
  type AnyGame,
  type Bar,
  copyPlain,
  type GameRecord,
  type Heard,
  hashed,
  heardBy,
  lucky,
  type Match,
  type Numbered,
  type Result,
  replay,
  type Seat,
  type Told,
  type View,
} from '../../../kernel/index.ts';
import type { AdviceReply, Barred, Reply } from '../../../protocol/client/client.ts';
import { refuse } from '../../../protocol/refusal.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { coached } from './coach.ts';
import { infoOf } from './info.ts';
import { type KeptGame, peopleOf } from './kept.ts';
import { Minds } from './minds.ts';
import { reasonsAt } from './reasons.ts';
import { surrenderIn } from './surrender.ts';
import type { Surroundings } from './surroundings.ts';

/** The table as whoever is asked sees it, and what is new. */
export interface Shown {
  readonly info: TableInfo;
  readonly you: Seat;
  readonly seq: number;
  readonly view: View;
  readonly question: Numbered | null;
  readonly undo: boolean;
  readonly events: readonly Heard[];
}

/**
 * A game of this browser while it is played: one person, or several who have no secrets from each other, and bots that
 * get no more than their seats may see.
 */
export class LocalGame {
  readonly game: AnyGame;
  kept: KeptGame;
  private readonly around: Surroundings;
  private readonly changed: (kept: KeptGame, shown: Shown | null) => void;
  readonly match: Match;
  private readonly began: number;
  private readonly minds: Minds;
  private readonly story: Heard[] = [];
  private seq = 1;
  /** Whose eyes see the table: those of whoever here is asked. */
  private eyes: Seat;
  private seen: string;
  /** How often something has happened. */
  happenings = 0;

  /** Plays what is kept again; throws a RecordError if it does not fit. `changed` hears of all that happens from then on. */
  constructor(
    kept: KeptGame,
    game: AnyGame,
    around: Surroundings,
    changed: (kept: KeptGame, shown: Shown | null) => void,
  ) {
    this.kept = kept;
    this.game = game;
    this.around = around;
    this.changed = changed;
    this.match = replay(game, kept.record, undefined, ({ answers }, told) =>
      this.story.push(...reasonsAt(kept.record, answers.length), ...this.heard(told)),
    );
    this.eyes = kept.seat;
    this.turnToAsked();
    this.story.push(...(kept.record.resigned ?? []).map(({ seat }) => ({ kind: '@resigned', seat })));
    this.began = around.now() - (kept.record.answers.at(-1)?.at ?? 0);
    this.minds = new Minds(kept.bots, this, around);
    this.seen = JSON.stringify(this.sight());
  }

  /** All of it, for who sits down. */
  whole(): Shown {
    return { ...this.shown(), events: this.story };
  }

  get over(): boolean {
    return this.kept.result !== null;
  }

  /** Nobody looks any more: the bots wait until somebody does. */
  rest(): void {
    this.minds.resting = true;
  }

  /** Lets the bots answer until the person is asked or the game is over. */
  play(): Promise<void> {
    return this.minds.play();
  }

  // ---- What the person does ----

  /** `free`: only if it can be taken back. */
  answer(to: number, say: string, free: boolean): Reply {
    if (this.over) return refused(OVER);
    if (free && this.seals(say, to)) return refused({ rule: null, why: 'seals' });
    const bar = this.take(this.eyes, say, to);
    return bar === null ? done : refused(bar);
  }

  /** Whether it could not be taken back; what is late or not legal is refused for that. */
  private seals(say: string, to: number): boolean {
    const { view, question } = this.sight();
    if (question?.number !== to || !question.legal.includes(say)) return false;
    return this.match.seals(this.eyes, say, lucky(JSON.stringify(view), say));
  }

  undo(): Reply {
    if (this.over) return refused(OVER);
    const seat = this.undoer() ?? this.eyes;
    const secret = this.game.gaveInSecret(this.match.state, seat);
    const undone = this.match.undo(seat);
    if (!undone.ok) return refused(undone.bar);
    this.eyes = seat;
    this.happened(secret ? [] : [{ kind: '@undone', seat, events: this.heard(undone.events).length }]);
    return done;
  }

  why(): readonly Barred[] {
    return this.over ? [] : this.game.barred(this.match.state, this.eyes);
  }

  /** What a coach would answer to the question with that number; it stops thinking when that is gone. */
  async coach(to: number): Promise<AdviceReply> {
    if (this.kept.coach === false) return refused(refuse('coach-off'));
    if (this.over) return refused(OVER);
    const { view, question } = copyPlain(this.sight());
    if (question === null) return refused({ rule: null, why: 'not-asked' });
    const seat = this.eyes;
    const stands = () =>
      !this.over && !this.minds.resting && this.eyes === seat && this.match.question(seat)?.number === to;
    if (!stands()) return refused(LATE);
    const advice = await coached(this.game, view, question, this.around, stands);
    return advice === null ? refused(LATE) : { kind: 'advice', advice };
  }

  /** Whoever is here gives up: with them the game ends. */
  resign(): Reply {
    if (this.over) return refused(OVER);
    const { record } = this.kept;
    const people = peopleOf(this.kept);
    const after = this.match.answers.length;
    const resigned = [...(record.resigned ?? []), ...people.map((seat) => ({ seat, after }))];
    this.kept = { ...this.kept, record: { ...record, resigned } };
    this.happened(
      people.map((seat) => ({ kind: '@resigned', seat })),
      surrenderIn(this.game, this.kept.record),
    );
    return done;
  }

  /** Another of those here takes the table over, where several are asked at once. */
  turnTo(seat: Seat): Reply {
    if (this.over) return refused(OVER);
    if (!this.asksHere().includes(seat)) return refused({ rule: null, why: 'not-asked' });
    if (seat === this.eyes) return done;
    this.eyes = seat;
    this.seen = JSON.stringify(this.sight());
    this.seq++;
    this.changed(this.kept, { ...this.shown(), events: [] });
    return done;
  }

  /** Those here who are asked. */
  private asksHere(): readonly Seat[] {
    return this.over ? [] : this.game.asked(this.match.state).filter((seat) => this.kept.bots[seat] === null);
  }

  /** The table turns to whoever here is asked; who is asked still keeps it. */
  private turnToAsked(): void {
    const asked = this.asksHere();
    if (!asked.includes(this.eyes)) this.eyes = asked[0] ?? this.eyes;
  }

  /** Who here could take their last answer back; null: nobody. */
  undoer(): Seat | null {
    const fair = (seat: Seat) => this.match.mayNotUndo(seat) === null;
    return fair(this.eyes) ? this.eyes : (peopleOf(this.kept).find(fair) ?? null);
  }

  /** The rematch has begun. */
  followedBy(next: string): void {
    this.kept = { ...this.kept, next };
    this.changed(this.kept, { ...this.shown(), events: [] });
  }

  // ---- What comes of it ----

  /** Lets a seat answer; why it may not, or null. */
  take(seat: Seat, say: string, to: number, why: string | null = null): Bar | null {
    const at = Math.max(this.match.answers.at(-1)?.at ?? 0, Math.round(this.around.now() - this.began));
    let outcome: ReturnType<Match['answer']>;
    try {
      outcome = this.match.answer(seat, say, at, to);
    } catch {
      // Nothing was answered. What fails later is another matter: by then the answer counts.
      return refuse('rules-fault');
    }
    if (!outcome.ok) return outcome.bar;
    this.happened([...this.because(seat, why), ...this.heard(outcome.events)]);
    return null;
  }

  /** Why a bot has just done that. Where somebody has secrets it is told to nobody. */
  private because(seat: Seat, why: string | null): readonly Heard[] {
    if (why === null || this.game.seating.together !== true) return [];
    const { record } = this.kept;
    const after = this.match.answers.length;
    const reasons = [...(record.reasons ?? []), { seat, after, why }];
    this.kept = { ...this.kept, record: { ...record, reasons } };
    return reasonsAt({ reasons }, after);
  }

  private happened(events: readonly Heard[], result: Result | null = this.match.state.result): void {
    this.happenings++;
    const { commitment, names, resigned, reasons } = this.kept.record;
    const record = {
      ...(this.match.record as GameRecord),
      ...(commitment !== undefined && { commitment }),
      ...(names !== undefined && { names }),
      ...(resigned !== undefined && { resigned }),
      ...(reasons !== undefined && { reasons }),
    };
    const ended = result === null ? null : new Date(this.around.now()).toISOString();
    this.kept = { ...this.kept, record: result === null ? record : hashed(this.game, record), result, ended };
    this.story.push(...events);
    this.turnToAsked();
    const seen = JSON.stringify(this.sight());
    const news = events.length > 0 || seen !== this.seen;
    if (news) this.seq++;
    this.seen = seen;
    this.changed(this.kept, news ? { ...this.shown(), events } : null);
  }

  private heard(told: readonly Told[]): Heard[] {
    return told.flatMap((event): Heard | [] => heardBy(event, this.kept.seat) ?? []);
  }

  private sight() {
    const question = this.over ? null : this.match.question(this.eyes);
    const undo = !this.over && this.undoer() !== null;
    return { view: this.match.view(this.eyes), question, undo };
  }

  private shown(): Omit<Shown, 'events'> {
    return { info: infoOf(this.kept), you: this.eyes, seq: this.seq, ...copyPlain(this.sight()) };
  }
}

const OVER: Bar = { rule: null, why: 'over' };
const LATE: Bar = { rule: null, why: 'late' };
const done: Reply = { kind: 'done' };
const refused = (bar: Bar): Extract<Reply, { kind: 'refused' }> => ({ kind: 'refused', bar, faults: [] });
