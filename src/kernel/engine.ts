import type { Answer, Offers } from './answers.ts';
import { copyPlain } from './plain.ts';
import { type AnyProcedure, type Asked, type Asks, CALL, CHOOSE, EACH, END, RUN, type Step } from './procedure.ts';
import type { Frame, Seat, State, Viewer } from './state.ts';

/** Steps that one answer may set in motion before it counts as a loop of effects. */
const BUDGET = 10_000;
/** How many of the innermost frames tell a place: a loop of interrupts piles up thousands. */
const DEPTH = 8;

/** A broken promise of the rules themselves: never a player's fault. Says where; a match adds the record. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
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
      if (budget === 0)
        throw new RulesError(`rules went round ${BUDGET} steps without a question, at ${this.place(s)}`);
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
        case RUN:
          frame.step++;
          if (step.run(s, data) === END) frame.step = steps.length;
          break;
        case CALL: {
          frame.step++;
          const next = step.next(s, data);
          if (next !== null) stack.push(next);
          break;
        }
        case EACH: {
          const next = step.next(s, data);
          if (next !== null) stack.push(next);
          else frame.step++;
          break;
        }
        default: {
          const by = step.asks.by(s, data);
          if (typeof by === 'number' || (by !== null && by.length > 0)) return;
          frame.step++;
        }
      }
    }
  }

  /** Everybody who is asked now and has not answered yet. */
  asked(s: S): Asked {
    if (s.result !== null) return null;
    const frame = this.top(s);
    const by = this.asks(frame).by(s, frame.data);
    if (frame.given === null || by === null || typeof by === 'number') return by;
    return by.filter((seat) => frame.given?.[seat] === null);
  }

  /** The first of those who are asked: the one to play on for whoever plays all seats. Only while a question is open. */
  next(s: S): Seat {
    const by = this.asked(s);
    return typeof by === 'number' ? by : ((by as readonly Seat[])[0] as Seat);
  }

  /** The hot loop's question: whose turn it is to answer, with their legal answers collected. */
  ask(s: S, offers: Offers): Seat {
    const frame = this.top(s);
    const asks = this.asks(frame);
    const by = asks.by(s, frame.data);
    const seat = typeof by === 'number' ? by : this.next(s);
    offers.clear();
    asks.from(s, frame.data, seat, offers);
    return seat;
  }

  /** Collects the answers that this seat has to the open question. */
  offer(s: S, seat: Seat, offers: Offers): void {
    const frame = this.top(s);
    this.asks(frame).from(s, frame.data, seat, offers);
  }

  /** The open question's key and what goes with it. */
  asks(frame: Frame): Asks<S, object> {
    return this.stepOf(frame).asks;
  }

  /** Takes an answer that is known to be legal, and goes on. */
  take(s: S, seat: Seat, answer: Answer): void {
    const frame = this.top(s);
    const { steps } = this.procedureOf(frame);
    const { kind, asks } = steps[frame.step] as Step<S, object>;
    const { data } = frame;
    if (kind === CHOOSE) {
      const by = asks.by(s, data);
      if (typeof by === 'number') {
        frame.step++;
        if (asks.then(s, data, answer, seat) === END) frame.step = steps.length;
      } else if (by !== null) {
        frame.given ??= new Array<string | null>(s.seats).fill(null);
        frame.given[seat] = answer.words;
        if (by.some((other) => frame.given?.[other] === null)) return;
        this.applyTogether(s, frame, asks, by);
      }
    } else if (asks.then(s, data, answer, seat) === END) {
      frame.step = steps.length;
    }
    this.advance(s);
  }

  private applyTogether(s: S, frame: Frame, asks: Asks<S, object>, by: readonly Seat[]): void {
    const given = frame.given as (string | null)[];
    frame.given = null;
    frame.step++;
    let ends = false;
    for (const seat of by) {
      const answer = this.read(given[seat] as string);
      if (answer === null) throw new RulesError(`an answer that cannot be read waits at ${this.place(s)}`);
      if (asks.then(s, frame.data, answer, seat) === END) ends = true;
    }
    if (ends) frame.step = this.procedureOf(frame).steps.length;
  }

  /** The frames as a viewer may see them: a copy, which stays as it is when the game goes on. */
  conceal(s: S, viewer: Viewer): Frame[] {
    return s.stack.map((frame) => {
      const { conceal } = this.procedureOf(frame);
      const data = copyPlain(conceal === null ? frame.data : conceal(frame.data, viewer));
      const given =
        frame.given?.map((words, seat) => (words === null || viewer === 'all' || seat === viewer ? words : '?')) ??
        null;
      return { ...frame, data, given };
    });
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
