import type { Answer, Bar } from '../flow/answers.ts';
import type { Chanceful } from '../flow/chance.ts';
import { isRulesError, RulesError } from '../flow/engine.ts';
import type { Told } from '../flow/events.ts';
import type { Seat, State, Viewer } from '../flow/state.ts';
import type { Game } from '../game/game.ts';
import type { Setup } from '../game/options.ts';
import { refusal } from '../game/speech.ts';
import type { Question, View } from '../game/view.ts';
import { type GameRecord, type Given, RECORD_FORMAT } from './record.ts';

export type Outcome =
  | { readonly ok: true; readonly events: readonly Told[] }
  | { readonly ok: false; readonly bar: Bar };
/** What was taken back, and what had been told of it. */
export type Undone =
  | { readonly ok: true; readonly taken: Given; readonly events: readonly Told[] }
  | { readonly ok: false; readonly bar: Bar };

/** A question of a match, with a number by which a late or doubled answer is told from a timely one. */
export interface Numbered extends Question {
  readonly number: number;
}

/** A moment that can be gone back to. */
interface Moment<S> {
  readonly seat: Seat;
  readonly state: S;
  readonly given: readonly Given[];
  readonly opened: number;
  /** What was told of the answer that followed. */
  readonly told: readonly Told[];
  /** What could be undone before: it can be again once this is taken back. */
  readonly earlier: { readonly moments: readonly Moment<S>[]; readonly barrier: Barrier };
}

/** In so many imagined worlds an answer is tried before it counts as one that can be taken back. */
const WORLDS = 3;

/** Forced answers that may follow one answer before they count as a loop. */
const MOST_FORCED = 1000;

type Barrier = 'undo-nothing' | 'undo-other' | 'undo-learned';

/** One game being played: state, record and undo. Tables, the command, tests and replays all stand on it. */
export class Match<S extends State = State, T = unknown> {
  readonly game: Game<S, T>;
  /** How it began; null where it goes on from a position. */
  readonly setup: Setup | null;
  /** What was told during the deal, before the first question. */
  readonly opening: readonly Told[];
  /** Whether a question with one answer, which everybody can see to be the only one, answers itself. */
  readonly forced: boolean;
  state: S;
  private given: Given[] = [];
  /** How many answers had been given when the open question was first asked. */
  private opened = 0;
  private moments: Moment<S>[] = [];
  /** How often something was taken back, and by seat how many secret lines: so that no question's number comes twice. */
  private undone = 0;
  private readonly withdrawn = new Map<Seat, number>();
  private barrier: Barrier = 'undo-nothing';

  private constructor(game: Game<S, T>, setup: Setup | null, forced: boolean, begin: () => S) {
    this.game = game;
    this.setup = setup;
    this.forced = forced;
    const told: Told[] = [];
    this.opening = told;
    try {
      this.state = game.listening((event) => told.push(event), begin);
      this.answerForced(told);
    } catch (error) {
      throw this.faultWith(error, setup);
    }
  }

  /** A new game. */
  static start<S extends State, T>(game: Game<S, T>, setup: Setup, { forced = true } = {}): Match<S, T> {
    return new Match(game, setup, forced, () => game.start(setup));
  }

  /** A match that goes on from a state: a scenario's position, or an imagined world. It has no record. */
  static at<S extends State, T>(game: Game<S, T>, state: S, { forced = true } = {}): Match<S, T> {
    return new Match(game, null, forced, () => state);
  }

  get answers(): readonly Given[] {
    return this.given;
  }

  /** All that is needed to play it again; null where it goes on from a position. */
  get record(): GameRecord | null {
    if (this.setup === null) return null;
    const { name: game, edition, content } = this.game;
    const { seats, seed, salts } = this.setup;
    const { options } = this.state;
    const common = { format: RECORD_FORMAT, game, edition, content, seats, options, seed, salts };
    return { ...common, forced: this.forced, answers: [...this.given] };
  }

  question(seat: Seat): Numbered | null {
    const question = this.game.question(this.state, seat);
    return question === null ? null : { ...question, number: this.numberFor(seat) };
  }

  view(viewer: Viewer): View<T> {
    return this.game.view(this.state, viewer);
  }

  /** Takes an answer, or refuses it with the reason and changes nothing. `to` is the number of the question it is for. */
  answer(seat: Seat, say: string, at = 0, to: number | null = null): Outcome {
    const bar = this.refuses(seat, say, to);
    if (bar !== null) return { ok: false, bar };
    const earlier = { moments: [...this.moments], barrier: this.barrier };
    if (this.moments.some((moment) => moment.seat !== seat)) this.forget('undo-other');
    const told: Told[] = [];
    const moment: Moment<S> = {
      earlier,
      told,
      seat,
      state: this.game.copy(this.state),
      given: [...this.given],
      opened: this.opened,
    };
    this.moments.push(moment);
    this.given.push({ seat, say, at });
    try {
      this.apply(seat, say, told);
      this.answerForced(told);
    } catch (error) {
      // The state is half changed: put the whole one back, and hand on all that is needed to see the fault again.
      const fault = this.faultWith(error, this.record);
      this.goBackTo(moment);
      this.forget('undo-nothing');
      throw fault;
    }
    if (!this.game.waits(this.state)) this.opened = this.given.length;
    return { ok: true, events: told };
  }

  /**
   * Whether this seat might be unable to take the answer back once it is given. It is tried in worlds dealt anew from
   * what the seat sees, and in none but those: so the verdict follows from its view and the luck alone, and tells
   * nothing hidden. False for what is refused anyway.
   */
  seals(seat: Seat, say: string, rng: Chanceful, worlds = WORLDS): boolean {
    if (!this.game.asked(this.state).includes(seat)) return false;
    const view = this.view(seat);
    for (let n = 0; n < worlds; n++) if (this.sealsIn(this.game.redeal(view, rng), seat, say)) return true;
    return false;
  }

  private sealsIn(world: S, seat: Seat, say: string): boolean {
    try {
      const match = Match.at(this.game, world, { forced: this.forced });
      return match.answer(seat, say).ok && match.mayNotUndo(seat) !== null;
    } catch (error) {
      // What cannot be foreseen is not promised.
      if (isRulesError(error)) return true;
      throw error;
    }
  }

  /** Why this seat may not take its last answer back, or null. Free until chance, another seat or a reveal. */
  mayNotUndo(seat: Seat): Bar | null {
    if (this.gaveInSecret(seat)) return null;
    if (!this.given.some((given) => given.seat === seat)) return refusal('undo-nothing');
    // Whether or not they have begun: otherwise this would tell.
    if (this.game.othersInSecret(this.state, seat)) return refusal('undo-secret');
    const last = this.moments.at(-1);
    if (last === undefined) return refusal(this.barrier);
    return last.seat === seat ? null : refusal('undo-other');
  }

  undo(seat: Seat): Undone {
    const bar = this.mayNotUndo(seat);
    if (bar !== null) return { ok: false, bar };
    if (this.gaveInSecret(seat)) {
      this.game.withdraw(this.state, seat);
      // What others have given to the same question in the meantime stays.
      this.withdrawn.set(seat, (this.withdrawn.get(seat) ?? 0) + 1);
      this.forgetLine(seat);
      const last = this.given.map((given) => given.seat).lastIndexOf(seat);
      return { ok: true, taken: this.given.splice(last, 1)[0] as Given, events: [] };
    }
    const taken = this.given.at(-1) as Given;
    const moment = this.moments.at(-1) as Moment<S>;
    this.goBackTo(moment);
    this.undone++;
    return { ok: true, taken, events: moment.told };
  }

  /** Whether this seat has given something in secret to the open question, in this match and not before it. */
  private gaveInSecret(seat: Seat): boolean {
    return this.game.gaveInSecret(this.state, seat) && this.linesOf(seat) > 0;
  }

  /** Puts what could be undone back to how it was before a line that is withdrawn. */
  private forgetLine(seat: Seat): void {
    let moment = this.moments.at(-1);
    if (this.game.waits(this.state)) {
      if (moment?.seat === seat) this.remember(moment);
      return;
    }
    // Nothing is given any more: as it was when the question opened.
    while (moment !== undefined && moment.given.length > this.opened) moment = moment.earlier.moments.at(-1);
    if (moment !== undefined) this.remember(moment);
  }

  /** How many answers a seat has given to the open question. */
  private linesOf(seat: Seat): number {
    return this.given.slice(this.opened).filter((given) => given.seat === seat).length;
  }

  private numberFor(seat: Seat): number {
    return this.opened + this.linesOf(seat) + 2 * (this.undone + (this.withdrawn.get(seat) ?? 0));
  }

  /** What is meant for another question is late, whether or not it would fit this one. */
  private refuses(seat: Seat, say: string, to: number | null): Bar | null {
    try {
      const late = to !== null && to !== this.numberFor(seat) && this.game.asked(this.state).includes(seat);
      if (late) return refusal('late');
      return this.game.refuses(this.state, seat, say);
    } catch (error) {
      throw this.faultWith(error, this.record);
    }
  }

  private apply(seat: Seat, say: string, told: Told[]): void {
    const before = this.game.outcomesDrawn();
    let learned = false;
    const take = () => this.game.take(this.state, seat, this.game.read(say) as Answer);
    const together = this.game.listening((event) => {
      told.push(event);
      learned ||= event.reveals;
    }, take);
    if (learned || together || this.game.outcomesDrawn() !== before || this.state.result !== null)
      this.forget('undo-learned');
  }

  /** Forced answers are no part of the record: they follow from the state. */
  private answerForced(told: Told[]): void {
    if (!this.forced) return;
    for (let n = 0; n <= MOST_FORCED; n++) {
      const asked = this.game.asked(this.state);
      const question = asked.length === 1 ? this.game.question(this.state, asked[0] as Seat) : null;
      if (question === null || question.hidden || question.legal.length !== 1) return;
      this.apply(question.seat, question.legal[0] as string, told);
    }
    throw new RulesError(`a question answered itself ${MOST_FORCED} times`, this.game.place(this.state));
  }

  private faultWith(error: unknown, record: object | null): RulesError {
    const place = this.state === undefined ? null : this.game.place(this.state);
    if (isRulesError(error)) return new RulesError(error.what, error.place ?? place, record, error);
    return new RulesError(error instanceof Error ? error.message : String(error), place, record, error);
  }

  private goBackTo(moment: Moment<S>): void {
    this.state = moment.state;
    this.given = [...moment.given];
    this.opened = moment.opened;
    this.remember(moment);
  }

  /** What could be undone before that moment can be again. */
  private remember({ earlier }: Moment<S>): void {
    this.moments = [...earlier.moments];
    this.barrier = earlier.barrier;
  }

  private forget(barrier: Barrier): void {
    this.moments = [];
    this.barrier = barrier;
  }
}
