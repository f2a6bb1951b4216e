import type { Answer, Bar } from '../flow/answers.ts';
import type { ToldEvent } from '../flow/events.ts';
import { isRulesError, RulesError } from '../flow/rules-error.ts';
import type { Seat, State, Viewer } from '../flow/state.ts';
import type { Game } from '../game/game.ts';
import type { Setup } from '../game/options.ts';
import { refusal } from '../game/speech.ts';
import type { View } from '../game/view.ts';
import type { AnswerOutcome, NumberedAsides, NumberedQuestion, UndoOutcome } from './outcome.ts';
import { QuestionNumbers } from './question-numbers.ts';
import { type GameRecord, type GivenAnswer, RECORD_FORMAT } from './record.ts';
import { UndoHistory, type UndoPoint } from './undo-history.ts';

/** Forced answers that may follow one answer before they count as a loop. */
const MOST_FORCED = 1000;

/** One game being played: state, record and undo. Tables, the command, tests and replays all stand on it. */
export class Match<S extends State = State, T = unknown> {
  readonly game: Game<S, T>;
  /** How the game began; null if it continues from a position. */
  readonly setup: Setup | null;
  /** What was told during the deal, before the first question. */
  readonly opening: readonly ToldEvent[];
  /** Whether a question with one answer, which everybody can see to be the only one, answers itself. */
  readonly forced: boolean;
  state: S;
  private given: GivenAnswer[] = [];
  /** How many answers and asides had been given when the open question was first asked. All asides are among them. */
  private opened = 0;
  private asideCount = 0;
  private readonly undoHistory = new UndoHistory<S>();
  private readonly numbers = new QuestionNumbers();

  private constructor(game: Game<S, T>, setup: Setup | null, forced: boolean, begin: () => S) {
    this.game = game;
    this.setup = setup;
    this.forced = forced;
    const told: ToldEvent[] = [];
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

  /** A match that continues from a state: a scenario's position, or an imagined world. It has no record. */
  static at<S extends State, T>(game: Game<S, T>, state: S, { forced = true } = {}): Match<S, T> {
    return new Match(game, null, forced, () => state);
  }

  /** All that was given, asides included. */
  get answers(): readonly GivenAnswer[] {
    return this.given;
  }

  /** How many of them answered a question. */
  get answered(): number {
    return this.given.length - this.asideCount;
  }

  /** Everything needed to replay the match; null if it continues from a position. */
  get record(): GameRecord | null {
    if (this.setup === null) return null;
    const { name: game, edition, content } = this.game;
    const { seats, seed, salts } = this.setup;
    const { options } = this.state;
    const common = { format: RECORD_FORMAT, game, edition, content, seats, options, seed, salts };
    return { ...common, forced: this.forced, answers: [...this.given] };
  }

  question(seat: Seat): NumberedQuestion | null {
    const question = this.game.question(this.state, seat);
    return question === null ? null : { ...question, number: this.numberFor(seat) };
  }

  view(viewer: Viewer): View<T> {
    return this.game.view(this.state, viewer);
  }

  /** Takes an answer, or refuses it with the reason and changes nothing. `to` is the number of the question it is for. */
  answer(seat: Seat, say: string, at = 0, to: number | null = null): AnswerOutcome {
    const bar = this.refuses(seat, say, to);
    return bar === null ? this.commit({ seat, say, at }) : { ok: false, bar };
  }

  /** What a seat may do beside the open question; null if nothing. */
  asides(seat: Seat): NumberedAsides | null {
    const legal = this.game.asides.legal(this.state, seat);
    return legal.length === 0 ? null : { legal, number: this.numbers.aside(seat) };
  }

  /**
   * Takes an aside, or refuses it with the reason and changes nothing. `to` is the number that goes with the seat's asides.
   * What a seat is asked keeps its number where the aside leaves it as it was.
   */
  aside(seat: Seat, say: string, at = 0, to: number | null = null): AnswerOutcome {
    const bar = this.refusesAside(seat, say, to);
    if (bar !== null) return { ok: false, bar };
    const before = this.askedBySeat();
    const outcome = this.commit({ seat, say, at, aside: true });
    this.numbers.countAside(seat);
    this.numberAnew(before);
    return outcome;
  }

  /** Takes what a record says, an answer or an aside. */
  give({ seat, say, at, aside }: GivenAnswer): AnswerOutcome {
    return aside === true ? this.aside(seat, say, at) : this.answer(seat, say, at);
  }

  private commit(given: GivenAnswer): AnswerOutcome {
    const { seat } = given;
    const told: ToldEvent[] = [];
    const moment = this.undoHistory.add({
      told,
      seat,
      state: this.game.copy(this.state),
      given: [...this.given],
      opened: this.opened,
    });
    this.given.push(given);
    if (given.aside) this.asideCount++;
    try {
      this.apply(given, told);
      this.answerForced(told);
    } catch (error) {
      // The state is half changed: put the whole one back, and hand on all that is needed to see the fault again.
      const fault = this.faultWith(error, this.record);
      this.goBackTo(moment);
      this.undoHistory.clear('undo-nothing');
      throw fault;
    }
    if (!this.game.waits(this.state)) this.opened = this.given.length;
    return { ok: true, events: told };
  }

  /** Why this seat may not take its last answer back, or null. Free until chance, another seat or a reveal. */
  undoBar(seat: Seat): Bar | null {
    if (this.gaveInSecret(seat)) return null;
    if (!this.given.some((given) => given.seat === seat)) return refusal('undo-nothing');
    // Whether or not they have begun: otherwise this would tell.
    if (this.game.othersInSecret(this.state, seat)) return refusal('undo-secret');
    const last = this.undoHistory.last;
    if (last === undefined) return refusal(this.undoHistory.barrier);
    return last.seat === seat ? null : refusal('undo-other');
  }

  undo(seat: Seat): UndoOutcome {
    const bar = this.undoBar(seat);
    if (bar !== null) return { ok: false, bar };
    if (this.gaveInSecret(seat)) {
      this.game.withdraw(this.state, seat);
      // What others have given to the same question in the meantime stays.
      this.numbers.countWithdrawal(seat);
      this.forgetLine(seat);
      const last = this.given.map((given) => given.seat).lastIndexOf(seat);
      return { ok: true, taken: this.given.splice(last, 1)[0] as GivenAnswer, events: [] };
    }
    const taken = this.given.at(-1) as GivenAnswer;
    const moment = this.undoHistory.last as UndoPoint<S>;
    const before = this.askedBySeat();
    this.goBackTo(moment);
    if (taken.aside) {
      this.numbers.countAside(seat);
      this.numberAnew(before);
    } else this.numbers.countUndo();
    return { ok: true, taken, events: moment.told };
  }

  /** Whether this seat has given something in secret to the open question, in this match and not before it. */
  private gaveInSecret(seat: Seat): boolean {
    return this.game.gaveInSecret(this.state, seat) && this.linesOf(seat) > 0;
  }

  /** Puts what could be undone back to how it was before a line that is withdrawn. */
  private forgetLine(seat: Seat): void {
    const { last } = this.undoHistory;
    if (!this.game.waits(this.state)) {
      // Nothing is given any more: as it was when the question opened.
      this.undoHistory.restoreTo(this.opened);
    } else if (last?.seat === seat) this.undoHistory.restore(last);
  }

  /** How many answers a seat has given to the open question. */
  private linesOf(seat: Seat): number {
    return this.given.slice(this.opened).filter((given) => given.seat === seat).length;
  }

  private numberFor(seat: Seat): number {
    return this.numbers.question(seat, this.opened - this.asideCount + this.linesOf(seat));
  }

  /** What each seat is asked, and where in the rules. */
  private askedBySeat(): Map<Seat, string> {
    const place = this.game.place(this.state);
    const asked = this.game.asked(this.state);
    return new Map(asked.map((seat) => [seat, `${place} ${JSON.stringify(this.game.question(this.state, seat))}`]));
  }

  /** Gives another number to every question that is not as it was. */
  private numberAnew(before: ReadonlyMap<Seat, string>): void {
    for (const [seat, question] of this.askedBySeat())
      if (before.get(seat) !== question) this.numbers.countAskedAnew(seat);
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

  private refusesAside(seat: Seat, say: string, to: number | null): Bar | null {
    try {
      const late = to !== null && to !== this.numbers.aside(seat) && this.state.result === null;
      return late ? refusal('late') : this.game.asides.refuses(this.state, seat, say);
    } catch (error) {
      throw this.faultWith(error, this.record);
    }
  }

  private apply({ seat, say, aside }: Pick<GivenAnswer, 'seat' | 'say' | 'aside'>, told: ToldEvent[]): void {
    const before = this.game.outcomesDrawn();
    let learned = false;
    const answer = this.game.read(say) as Answer;
    const take = () => {
      if (!aside) return this.game.take(this.state, seat, answer);
      this.game.asides.take(this.state, seat, answer);
      return false;
    };
    const together = this.game.listening((event) => {
      told.push(event);
      learned ||= event.reveals;
    }, take);
    if (learned || together || this.game.outcomesDrawn() !== before || this.state.result !== null)
      this.undoHistory.clear('undo-learned');
  }

  /** Forced answers are no part of the record: they follow from the state. */
  private answerForced(told: ToldEvent[]): void {
    if (!this.forced) return;
    for (let n = 0; n <= MOST_FORCED; n++) {
      const asked = this.game.asked(this.state);
      const question = asked.length === 1 ? this.game.question(this.state, asked[0] as Seat) : null;
      if (question === null || question.legal.length !== 1 || !this.game.mayAnswerItself(this.state)) return;
      this.apply({ seat: question.seat, say: question.legal[0] as string }, told);
    }
    throw new RulesError(`a question answered itself ${MOST_FORCED} times`, this.game.place(this.state));
  }

  private faultWith(error: unknown, record: object | null): RulesError {
    const place = this.state === undefined ? null : this.game.place(this.state);
    if (isRulesError(error)) return new RulesError(error.what, error.place ?? place, record, error);
    return new RulesError(error instanceof Error ? error.message : String(error), place, record, error);
  }

  private goBackTo(moment: UndoPoint<S>): void {
    this.state = moment.state;
    this.given = [...moment.given];
    this.asideCount = this.given.filter(({ aside }) => aside).length;
    this.opened = moment.opened;
    this.undoHistory.restore(moment);
  }
}
