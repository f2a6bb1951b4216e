import type { Answer, Offers } from './answers.ts';
import { coin, die, shuffle } from './chance.ts';
import type { Frame, Seat, State, Viewer } from './state.ts';

/** Returned by a step's function: this procedure is over, skip its remaining steps. */
export const END = 'END';
// biome-ignore lint/suspicious/noConfusingVoidType: most steps return nothing, and need not say so
type Ends = void | typeof END;

/** Who is asked: one seat, several at once, or nobody. Must follow from what everybody can see. */
export type AskedSeats = Seat | readonly Seat[] | null;

export const RUN = 0;
export const CALL = 1;
export const EACH = 2;
export const CHOOSE = 3;
export const WINDOW = 4;
export const COMPOSE = 5;

/** One step. All kinds have the same shape, so that the engine's loop stays fast. */
export class Step<S extends State, D> {
  readonly kind: number;
  readonly run: (s: S, data: D) => Ends;
  readonly next: (s: S, data: D) => Frame | null;
  readonly asks: Asks<S, D>;
  readonly holds: ((s: S, data: D) => boolean) | null;

  constructor(
    kind: number,
    { run = nothing, next = none, asks = nobody as Asks<S, D>, holds = null }: Partial<Omit<Step<S, D>, 'kind'>>,
  ) {
    this.kind = kind;
    this.run = run;
    this.next = next;
    this.asks = asks;
    this.holds = holds;
  }
}

/** What every question has. */
interface Asking<S extends State, D> {
  /** Text key of the question. */
  readonly ask: string;
  readonly by: (s: S, data: D) => AskedSeats;
  /** What the question's sentence needs. */
  readonly with?: (s: S, data: D, seat: Seat) => Readonly<Record<string, number | string>>;
  /**
   * The legal answers, or what goes with the question, follow from hidden things: only who is asked may see them, and
   * the question is never answered by itself, however few answers there are.
   */
  readonly hidden?: boolean;
  /** It never answers itself, also where only one answer is left: so that asides can change what is possible. */
  readonly alwaysAsked?: boolean;
  /** The answer, in words, that lets the question go by: for automatic passes, where it is legal. */
  readonly pass?: string;
}

export interface Ask<S extends State, D, A extends Answer> extends Asking<S, D> {
  /** Names every plausible answer of this seat: `may` for the legal ones, `bar` with the reason for the others. */
  readonly from: (s: S, data: D, seat: Seat, offers: Offers<A>) => void;
  readonly then: (s: S, data: D, answer: A, seat: Seat) => Ends;
}

/** A question whose answer has several lines. Nothing happens before the last one, and nobody else sees any of them. */
export interface Composition<S extends State, D, A extends Answer> extends Asking<S, D> {
  /** Names the plausible next lines, after those that the seat has given so far. */
  readonly from: (s: S, data: D, seat: Seat, offers: Offers<A>, soFar: readonly A[]) => void;
  /** Whether these lines are a whole answer. */
  readonly enough: (s: S, data: D, seat: Seat, soFar: readonly A[]) => boolean;
  readonly then: (s: S, data: D, lines: readonly A[], seat: Seat) => Ends;
}

/** A question as the engine keeps it: complete, and in one shape. */
export interface Asks<S extends State, D> extends Required<Asking<S, D>> {
  readonly from: (s: S, data: D, seat: Seat, offers: Offers, soFar: readonly Answer[]) => void;
  readonly enough: (s: S, data: D, seat: Seat, soFar: readonly Answer[]) => boolean;
  readonly then: (s: S, data: D, answer: Answer, seat: Seat) => Ends;
  readonly compose: (s: S, data: D, lines: readonly Answer[], seat: Seat) => Ends;
}

const nothing = (): void => {};
const none = (): null => null;
const oneLine = (_s: unknown, _data: unknown, _seat: Seat, soFar: readonly Answer[]): boolean => soFar.length > 0;
const complete = <S extends State, D>(
  asking: Asking<S, D>,
  from: unknown,
  then: unknown,
  enough: unknown = oneLine,
  compose: unknown = nothing,
): Asks<S, D> => ({
  ask: asking.ask,
  by: asking.by,
  with: asking.with ?? (() => ({})),
  hidden: asking.hidden ?? false,
  alwaysAsked: asking.alwaysAsked ?? false,
  pass: asking.pass ?? '',
  from: from as Asks<S, D>['from'],
  then: then as Asks<S, D>['then'],
  enough: enough as Asks<S, D>['enough'],
  compose: compose as Asks<S, D>['compose'],
});
const nobody: unknown = complete<State, unknown>({ ask: '', by: none }, nothing, nothing);

/** Does something that needs nobody. */
export const run = <S extends State, D>(fn: (s: S, data: D) => Ends): Step<S, D> => new Step<S, D>(RUN, { run: fn });

/** Plays one inner procedure, or none. */
export const call = <S extends State, D>(next: (s: S, data: D) => Frame | null): Step<S, D> =>
  new Step<S, D>(CALL, { next });

/** Plays inner procedures until there is none left. */
export const each = <S extends State, D>(next: (s: S, data: D) => Frame | null): Step<S, D> =>
  new Step<S, D>(EACH, { next });

/** Asks every seat that `by` names; once all have answered, applies the answers in the order of `by`. Several answer in secret. */
export const choose = <S extends State, D, A extends Answer>(ask: Ask<S, D, A>): Step<S, D> =>
  new Step<S, D>(CHOOSE, { asks: complete(ask, ask.from, ask.then) });

/**
 * Asks for answers of several lines: who `by` names gives line after line, in secret and free to take them back, until
 * it is enough; once all have, the answers are applied in the order of `by`. What may come next follows from the lines before,
 * so the question is always hidden.
 */
export const compose = <S extends State, D, A extends Answer>(ask: Composition<S, D, A>): Step<S, D> =>
  new Step<S, D>(COMPOSE, { asks: complete({ ...ask, hidden: true }, ask.from, nothing, ask.enough, ask.then) });

/** Asks for as long as `by` names someone and applies each answer as it comes; of several seats, whoever is first. */
export const window = <S extends State, D, A extends Answer>(ask: Ask<S, D, A>): Step<S, D> =>
  new Step<S, D>(WINDOW, { asks: complete(ask, ask.from, ask.then) });

/** Rolls a die. */
export const roll = <S extends State, D>(sides: number, then: (s: S, data: D, face: number) => Ends): Step<S, D> =>
  run((s, data) => then(s, data, die(s, sides)));

/** Flips a coin. */
export const flip = <S extends State, D>(then: (s: S, data: D, heads: boolean) => Ends): Step<S, D> =>
  run((s, data) => then(s, data, coin(s)));

/** Shuffles a list of the state. */
export const shuffled = <S extends State, D>(list: (s: S, data: D) => unknown[]): Step<S, D> =>
  run((s, data) => shuffle(s, list(s, data)));

/** Skips the step unless the condition holds when it is reached (at an `each` or a `window`, every time). */
export const when = <S extends State, D>(holds: (s: S, data: D) => boolean, step: Step<S, D>): Step<S, D> =>
  new Step<S, D>(step.kind, {
    ...step,
    holds: step.holds === null ? holds : (s, data) => holds(s, data) && (step.holds as typeof holds)(s, data),
  });

/** A titled list of steps in the order of the rulebook. */
export interface Procedure<S extends State = State, D = object> {
  readonly name: string;
  readonly titles: readonly string[];
  readonly steps: readonly Step<S, D>[];
  /** What a viewer may see of the data, as it would be in a world that they imagine; without it, everything. */
  readonly conceal: ((data: D, viewer: Viewer) => D) | null;
  /** A frame that plays this procedure. */
  with(data: D): Frame<D>;
  /** The data of the innermost frame that plays this procedure, or null. */
  in(s: State): D | null;
}

/** A procedure whatever its data: each frame's data fits its own procedure. */
// biome-ignore lint/suspicious/noExplicitAny: the data's type is known only to the procedure itself
export type AnyProcedure<S extends State> = Procedure<S, any>;

export function procedure<S extends State, D extends object, Title extends string = string>(
  name: string,
  steps: { readonly [title in Title]: Step<S, D> },
  conceal: ((data: D, viewer: Viewer) => D) | null = null,
): Procedure<S, D> {
  const titles = Object.keys(steps);
  const numeric = titles.find((title) => /^\d+$/.test(title));
  if (numeric !== undefined)
    throw new Error(`procedure '${name}': a bare number such as '${numeric}' would lose its place`);
  return {
    name,
    titles,
    steps: Object.values(steps),
    conceal,
    with: (data) => ({ proc: name, step: 0, data, given: null }),
    in(s) {
      for (let i = s.stack.length - 1; i >= 0; i--) {
        const frame = s.stack[i] as Frame;
        if (frame.proc === name) return frame.data as D;
      }
      return null;
    },
  };
}

/**
 * Has a procedure played to its end before whatever comes next: for interrupts from inside an effect. What one step
 * puts in is played in the order in which it was put in.
 */
export function interrupt(s: State, frame: Frame): void {
  s.stack.push(frame);
}

/**
 * Ends everything that is at work inside the innermost frame of a procedure, however deep, and the step that did so:
 * for what cuts a whole part of a game short, such as the end of one game of a match. That procedure goes on with its
 * next step, or asks again for what comes next where it stands at an `each`.
 */
export function unwind(s: State, to: { readonly name: string }): void {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    if ((s.stack[i] as Frame).proc !== to.name) continue;
    s.stack.length = i + 1;
    return;
  }
  throw new Error(`no procedure '${to.name}' is at work`);
}
