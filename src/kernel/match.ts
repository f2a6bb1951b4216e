import type { Answer, Bar } from './answers.ts';
import { outcomesDrawn } from './chance.ts';
import { RulesError } from './engine.ts';
import { listening, type Told } from './events.ts';
import type { Game, Question, View } from './game.ts';
import type { Setup } from './options.ts';
import { type GameRecord, type Given, RECORD_FORMAT } from './record.ts';
import { refusal } from './speech.ts';
import type { Seat, State, Viewer } from './state.ts';

export type Outcome =
  | { readonly ok: true; readonly events: readonly Told[] }
  | { readonly ok: false; readonly bar: Bar };

/** A moment that can be gone back to. */
interface Moment<S> {
  readonly seat: Seat;
  readonly state: S;
  readonly answers: number;
}

/** Forced answers that may follow one answer before they count as a loop. */
const MOST_FORCED = 1000;

const faultWith = (error: unknown, record: object): RulesError =>
  new RulesError(`${error instanceof Error ? error.message : error}; record: ${JSON.stringify(record)}`, {
    cause: error,
  });

type Barrier = 'undo-nothing' | 'undo-other' | 'undo-learned';

/** One game being played: state, record and undo. Tables, the command, tests and replays all stand on it. */
export class Match<S extends State = State, T = unknown> {
  readonly game: Game<S, T>;
  readonly setup: Setup;
  /** What was told during the deal, before the first question. */
  readonly opening: readonly Told[];
  state: S;
  private readonly given: Given[] = [];
  private moments: Moment<S>[] = [];
  private barrier: Barrier = 'undo-nothing';
  /** A question with one answer, which everybody can see to be the only one, answers itself. */
  forced: boolean;

  private constructor(game: Game<S, T>, setup: Setup, state: S, opening: Told[], forced: boolean) {
    this.game = game;
    this.setup = setup;
    this.state = state;
    this.opening = opening;
    this.forced = forced;
    if (forced) this.answerForced(opening, 0);
  }

  /** A new game. */
  static start<S extends State, T>(game: Game<S, T>, setup: Setup, { forced = true } = {}): Match<S, T> {
    const told: Told[] = [];
    try {
      const state = listening(
        (event) => told.push(event),
        () => game.start(setup),
      );
      return new Match(game, setup, state, told, forced);
    } catch (error) {
      throw error instanceof RulesError ? faultWith(error, { game: game.name, ...setup }) : error;
    }
  }

  /** A match that goes on from a state: a scenario's position, or an imagined world. It has no record of how it began. */
  static at<S extends State, T>(game: Game<S, T>, state: S, { forced = true } = {}): Match<S, T> {
    return new Match(game, { seats: state.seats, options: state.options, seed: '', salts: [] }, state, [], forced);
  }

  get answers(): readonly Given[] {
    return this.given;
  }

  get record(): GameRecord {
    const { rules } = this.game;
    const { seats, seed, salts } = this.setup;
    const common = { format: RECORD_FORMAT, game: rules.name, rules: rules.version, content: rules.content };
    return { ...common, seats, options: this.state.options, seed, salts, answers: [...this.given] };
  }

  question(seat: Seat): Question | null {
    return this.game.question(this.state, seat);
  }

  view(viewer: Viewer): View<T> {
    return this.game.view(this.state, viewer);
  }

  /** Takes an answer, or refuses it with the reason and changes nothing. */
  answer(seat: Seat, say: string, at = 0): Outcome {
    const bar = this.game.refuses(this.state, seat, say);
    if (bar !== null) return { ok: false, bar };
    if (this.moments.some((moment) => moment.seat !== seat)) this.forget('undo-other');
    const moment: Moment<S> = { seat, state: this.game.copy(this.state), answers: this.given.length };
    this.moments.push(moment);
    const told: Told[] = [];
    try {
      this.apply(seat, say, at, told);
      if (this.forced) this.answerForced(told, at);
    } catch (error) {
      // The state is half changed: put the whole one back, and hand on all that is needed to see the fault again.
      const record = this.record;
      this.state = moment.state;
      this.given.length = moment.answers;
      this.forget('undo-nothing');
      throw faultWith(error, record);
    }
    return { ok: true, events: told };
  }

  /** Why this seat may not take its last answer back, or null. Free until chance, another seat or a reveal. */
  mayNotUndo(seat: Seat): Bar | null {
    const last = this.moments.at(-1);
    if (last === undefined) return refusal(this.barrier);
    return last.seat === seat ? null : refusal('undo-other');
  }

  undo(seat: Seat): Bar | null {
    const bar = this.mayNotUndo(seat);
    if (bar !== null) return bar;
    const moment = this.moments.pop() as Moment<S>;
    this.state = moment.state;
    this.given.length = moment.answers;
    return null;
  }

  private apply(seat: Seat, say: string, at: number, told: Told[]): void {
    const before = outcomesDrawn();
    let revealed = false;
    this.given.push({ seat, say, at });
    listening(
      (event) => {
        told.push(event);
        revealed ||= event.reveals;
      },
      () => this.game.engine.take(this.state, seat, this.game.read(say) as Answer),
    );
    if (revealed || outcomesDrawn() !== before) this.forget('undo-learned');
  }

  private answerForced(told: Told[], at: number): void {
    for (let n = 0; n < MOST_FORCED; n++) {
      const asked = this.game.asked(this.state);
      const question = asked.length === 1 ? this.question(asked[0] as Seat) : null;
      if (question === null || question.hidden || question.legal.length !== 1) return;
      this.apply(question.seat, question.legal[0] as string, at, told);
    }
    throw new RulesError(`a question answered itself ${MOST_FORCED} times, at ${this.game.engine.place(this.state)}`);
  }

  private forget(barrier: Barrier): void {
    this.moments = [];
    this.barrier = barrier;
  }
}
