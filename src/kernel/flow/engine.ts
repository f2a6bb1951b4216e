import { copyPlain } from '../data/plain.ts';
import type { Answer, OfferList } from './answers.ts';
import {
  type AnyProcedure,
  type AskedSeats,
  type Asks,
  CALL,
  CHOOSE,
  COMPOSE,
  EACH,
  END,
  RUN,
  type Step,
  WINDOW,
} from './procedure.ts';
import { RulesError } from './rules-error.ts';
import type { Frame, Seat, State, Viewer } from './state.ts';

/** Steps that one answer may set in motion before it counts as a loop of effects. */
const BUDGET = 10_000;
/** How many of the innermost frames tell a place: a loop of interrupts piles up thousands. */
const DEPTH = 8;

const NOTHING: readonly Answer[] = [];
/** A whole answer that the viewer may not see. */
export const HIDDEN = '?';

/** Nothing given yet, by seat. */
function noLines(seats: number): string[][] {
  const given: string[][] = [];
  for (let seat = 0; seat < seats; seat++) given.push([]);
  return given;
}

/** Reverses the frames that one step has put on the stack, so that the first of them runs first. */
function inOrder(stack: Frame[], from: number): void {
  if (stack.length - from > 1) stack.push(...stack.splice(from).reverse());
}

/**
 * Plays procedures: takes the top frame's next step until somebody must be asked or the game has a result.
 * Changes the state in place; whoever needs the old one copies it first.
 */
export class Engine<S extends State> {
  private readonly procedures: Record<string, AnyProcedure<S>> = {};
  private readonly read: (words: string) => Answer | null;
  /** The procedure looked up last: nearly always the next one too. */
  private last: AnyProcedure<S>;

  constructor(procedures: readonly AnyProcedure<S>[], read: (words: string) => Answer | null) {
    for (const p of procedures) {
      if (this.procedures[p.name] !== undefined) throw new RulesError(`two procedures are named '${p.name}'`);
      this.procedures[p.name] = p;
    }
    this.read = read;
    this.last = procedures[0] as AnyProcedure<S>;
  }

  /** Goes on until a question is open or the game is over. */
  advance(s: S): void {
    const stack = s.stack;
    for (let budget = BUDGET; s.result === null; budget--) {
      if (budget === 0) throw new RulesError(`rules went round ${BUDGET} steps without a question`, this.place(s));
      const frame = stack[stack.length - 1];
      if (frame === undefined) throw new RulesError('the procedures ended without a result');
      const { steps } = this.procedureOf(frame);
      const step = steps[frame.step];
      if (step === undefined) {
        stack.pop();
        continue;
      }
      const data = frame.data;
      if (step.holds !== null && !step.holds(s, data)) {
        frame.step++;
        continue;
      }
      switch (step.kind) {
        case RUN: {
          frame.step++;
          const before = stack.length;
          if (step.run(s, data) === END) frame.step = steps.length;
          inOrder(stack, before);
          break;
        }
        case CALL: {
          frame.step++;
          const before = stack.length;
          const next = step.next(s, data);
          if (next !== null) stack.push(next);
          inOrder(stack, before);
          break;
        }
        case EACH: {
          const before = stack.length;
          const next = step.next(s, data);
          if (next !== null) stack.push(next);
          else frame.step++;
          inOrder(stack, before);
          break;
        }
        default: {
          const by = step.asks.by(s, data);
          const nobody = by === null || (typeof by !== 'number' && by.length === 0);
          if (nobody) frame.step++;
          else if (step.kind !== COMPOSE || this.awaited(s, frame, step, by).length > 0) return;
          else this.applyTogether(s, frame, step, by);
        }
      }
    }
  }

  /** Everybody who is asked now and has not answered yet. */
  asked(s: S): AskedSeats {
    if (s.result !== null) return null;
    const frame = this.top(s);
    const step = this.stepOf(frame);
    const by = step.asks.by(s, frame.data);
    return by === null || (frame.given === null && step.kind !== COMPOSE) ? by : this.awaited(s, frame, step, by);
  }

  /** The first of those who are asked: the one to play on for whoever plays all seats. Only while a question is open. */
  next(s: S): Seat {
    const by = this.asked(s);
    return typeof by === 'number' ? by : ((by as readonly Seat[])[0] as Seat);
  }

  /** The hot loop's question: whose turn it is to answer, with their legal answers collected. */
  ask(s: S, offers: OfferList): Seat {
    const frame = this.top(s);
    const { asks } = this.stepOf(frame);
    const by = asks.by(s, frame.data);
    const seat = typeof by === 'number' ? by : this.next(s);
    offers.clear();
    asks.from(s, frame.data, seat, offers, this.soFar(frame, seat));
    return seat;
  }

  /** Collects the answers that this seat has to the open question. */
  offer(s: S, seat: Seat, offers: OfferList): void {
    const frame = this.top(s);
    this.stepOf(frame).asks.from(s, frame.data, seat, offers, this.soFar(frame, seat));
  }

  /** The open question's key and what goes with it. */
  asks(frame: Frame): Asks<S, object> {
    return this.stepOf(frame).asks;
  }

  /**
   * Takes an answer that is known to be legal, and goes on. True if by it the secret answers of several seats came
   * to light.
   */
  take(s: S, seat: Seat, answer: Answer): boolean {
    const frame = this.top(s);
    const step = this.stepOf(frame);
    const { kind, asks } = step;
    const by = kind === WINDOW ? seat : asks.by(s, frame.data);
    // Read now: a rule may hand out a list of its own, and change it when the answers are applied.
    const together = by !== null && typeof by !== 'number' && by.length > 1;
    if (kind === COMPOSE || typeof by !== 'number') {
      frame.given ??= noLines(s.seats);
      (frame.given[seat] as string[]).push(answer.words);
      if (this.lacks(s, frame, asks, seat) || this.awaited(s, frame, step, by ?? []).length > 0) return false;
      this.applyTogether(s, frame, step, by ?? []);
    } else {
      const before = s.stack.length;
      if (kind === CHOOSE) frame.step++;
      if (asks.then(s, frame.data, answer, seat) === END) frame.step = this.procedureOf(frame).steps.length;
      inOrder(s.stack, before);
    }
    this.advance(s);
    return together;
  }

  /**
   * Applies an aside and continues: the frame of the open question stays in place, and its question is derived anew.
   */
  takeAside(s: S, apply: () => void): void {
    const before = s.stack.length;
    apply();
    inOrder(s.stack, before);
    this.advance(s);
  }

  isAsked(s: S, seat: Seat): boolean {
    const by = this.asked(s);
    return by === seat || (by !== null && typeof by !== 'number' && by.includes(seat));
  }

  /** Takes back the last line that this seat has given to a question which is still open. */
  withdraw(s: S, seat: Seat): string | null {
    const frame = s.stack[s.stack.length - 1];
    const line = s.result === null ? frame?.given?.[seat]?.pop() : undefined;
    if (frame === undefined || line === undefined) return null;
    if (frame.given?.every((lines) => lines.length === 0)) frame.given = null;
    return line;
  }

  /** Whether answers wait for those of others. */
  waits(s: S): boolean {
    return s.result === null && (s.stack[s.stack.length - 1]?.given ?? null) !== null;
  }

  /** Whether somebody else answers the open question in secret. Whether they have begun, nobody can tell. */
  othersInSecret(s: S, seat: Seat): boolean {
    const frame = s.stack[s.stack.length - 1];
    if (s.result !== null || frame === undefined) return false;
    const { kind, asks } = this.stepOf(frame);
    const by = kind === CHOOSE || kind === COMPOSE ? asks.by(s, frame.data) : null;
    if (by === null || typeof by === 'number') return kind === COMPOSE && by !== null && by !== seat;
    return by.some((other) => other !== seat);
  }

  /** Whether the open question is composed, or answered by several at once: nothing may fall between its first and last line. */
  settlesInSecret(s: S): boolean {
    const frame = this.top(s);
    const { kind, asks } = this.stepOf(frame);
    if (kind !== CHOOSE) return kind === COMPOSE;
    const by = asks.by(s, frame.data);
    return by !== null && typeof by !== 'number' && by.length > 1;
  }

  private soFar(frame: Frame, seat: Seat): readonly Answer[] {
    const lines = frame.given?.[seat];
    if (lines === undefined || lines.length === 0) return NOTHING;
    const given: Answer[] = [];
    for (let i = 0; i < lines.length; i++) {
      const answer = this.read(lines[i] as string);
      if (answer === null) throw new RulesError(`the given answer '${lines[i]}' cannot be read`);
      given.push(answer);
    }
    return given;
  }

  /** Those of `by` whose answers are not whole yet. */
  private awaited(s: S, frame: Frame, { asks }: Step<S, object>, by: Seat | readonly Seat[]): readonly Seat[] {
    if (typeof by !== 'number') return by.filter((seat) => this.lacks(s, frame, asks, seat));
    return this.lacks(s, frame, asks, by) ? [by] : [];
  }

  private lacks(s: S, frame: Frame, asks: Asks<S, object>, seat: Seat): boolean {
    return !asks.enough(s, frame.data, seat, this.soFar(frame, seat));
  }

  private applyTogether(s: S, frame: Frame, { kind, asks }: Step<S, object>, by: Seat | readonly Seat[]): void {
    const seats = typeof by === 'number' ? [by] : [...by];
    const lines = seats.map((seat) => this.soFar(frame, seat));
    const before = s.stack.length;
    frame.given = null;
    frame.step++;
    const { data } = frame;
    let ends = false;
    for (let i = 0; i < seats.length && s.result === null; i++) {
      const seat = seats[i] as Seat;
      const given = lines[i] as readonly Answer[];
      const end = kind === COMPOSE ? asks.compose(s, data, given, seat) : asks.then(s, data, given[0] as Answer, seat);
      ends ||= end === END;
    }
    if (ends) frame.step = this.procedureOf(frame).steps.length;
    inOrder(s.stack, before);
  }

  /** The frames as a viewer may see them: a copy that does not change when the game continues. */
  conceal(s: S, viewer: Viewer): Frame[] {
    return s.stack.map((frame) => {
      const { conceal } = this.procedureOf(frame);
      const data = copyPlain(conceal === null ? frame.data : conceal(frame.data, viewer));
      const shown = frame.given?.map((lines, seat) => this.shownTo(viewer, s, frame, lines, seat)) ?? null;
      // To who sees no line of it, it is as if nothing had been given.
      const given = shown?.some((lines) => lines.length > 0) ? shown : null;
      return { ...frame, data, given };
    });
  }

  /** Of a composed answer others see only whether it is complete. */
  private shownTo(viewer: Viewer, s: S, frame: Frame, lines: readonly string[], seat: Seat): string[] {
    if (viewer === 'all' || seat === viewer) return [...lines];
    const whole = lines.length > 0 && this.stepOf(frame).asks.enough(s, frame.data, seat, this.soFar(frame, seat));
    return whole ? [HIDDEN] : [];
  }

  /** Where the rules stand, in the titles' words: `game / Turns > turn / Scavenge`. */
  place(s: S): string {
    const inner = s.stack.slice(-DEPTH).map((f) => `${f.proc} / ${this.procedures[f.proc]?.titles[f.step] ?? 'end'}`);
    return (s.stack.length > DEPTH ? ['…', ...inner] : inner).join(' > ');
  }

  top(s: S): Frame {
    const frame = s.stack[s.stack.length - 1];
    if (frame === undefined) throw new RulesError('no procedure is at work');
    return frame;
  }

  private stepOf(frame: Frame): Step<S, object> {
    const step = this.procedureOf(frame).steps[frame.step];
    if (step === undefined) throw new RulesError(`procedure '${frame.proc}' stands past its end`);
    return step;
  }

  private procedureOf(frame: Frame): AnyProcedure<S> {
    if (frame.proc === this.last.name) return this.last;
    const p = this.procedures[frame.proc];
    if (p === undefined) throw new RulesError(`no procedure is named '${frame.proc}'`);
    this.last = p;
    return p;
  }
}
