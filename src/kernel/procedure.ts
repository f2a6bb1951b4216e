import type { Answer, Offers } from './answers.ts';
import { coin, die, shuffle as shuffleList } from './chance.ts';
import type { Frame, Seat, State, Viewer } from './state.ts';

/** Returned by a step's function: this procedure is over, skip its remaining steps. */
export const END = 'END';
// biome-ignore lint/suspicious/noConfusingVoidType: most steps return nothing, and need not say so
type Ends = void | typeof END;

/** Who is asked: one seat, several at once, or nobody. Must follow from what everybody can see. */
export type Asked = Seat | readonly Seat[] | null;

export const RUN = 0;
export const CALL = 1;
export const EACH = 2;
export const CHOOSE = 3;
const WINDOW = 4;

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

export interface Ask<S extends State, D, A extends Answer> {
  /** Text key of the question. */
  readonly ask: string;
  readonly by: (s: S, data: D) => Asked;
  /** Names every plausible answer of this seat: `may` for the legal ones, `bar` with the reason for the others. */
  readonly from: (s: S, data: D, seat: Seat, offers: Offers<A>) => void;
  readonly then: (s: S, data: D, answer: A, seat: Seat) => Ends;
  /** What the question's sentence needs. */
  readonly with?: (s: S, data: D) => Readonly<Record<string, number | string>>;
  /**
   * The legal answers, or what goes with the question, follow from hidden things: only who is asked may see them, and
   * the question is never answered by itself, however few answers there are.
   */
  readonly hidden?: boolean;
}

/** A question as the engine keeps it: complete, and in one shape. */
export type Asks<S extends State, D> = Required<Ask<S, D, Answer>>;

const nothing = (): void => {};
const none = (): null => null;
const complete = <S extends State, D, A extends Answer>(ask: Ask<S, D, A>): Asks<S, D> => ({
  ask: ask.ask,
  by: ask.by,
  from: ask.from as Asks<S, D>['from'],
  then: ask.then as unknown as Asks<S, D>['then'],
  with: ask.with ?? (() => ({})),
  hidden: ask.hidden ?? false,
});
const nobody: unknown = complete<State, unknown, Answer>({ ask: '', by: none, from: nothing, then: nothing });

/** Does something that needs nobody. */
export const run = <S extends State, D>(fn: (s: S, data: D) => Ends): Step<S, D> => new Step<S, D>(RUN, { run: fn });

/** Plays one inner procedure, or none. */
export const call = <S extends State, D>(next: (s: S, data: D) => Frame | null): Step<S, D> =>
  new Step<S, D>(CALL, { next });

/** Plays inner procedures until there is none left. */
export const each = <S extends State, D>(next: (s: S, data: D) => Frame | null): Step<S, D> =>
  new Step<S, D>(EACH, { next });

/** Asks every seat that `by` names; once all have answered, applies the answers in seat order. Several answer in secret. */
export const choose = <S extends State, D, A extends Answer>(ask: Ask<S, D, A>): Step<S, D> =>
  new Step<S, D>(CHOOSE, { asks: complete(ask) });

/** Asks for as long as `by` names someone and applies each answer as it comes; of several seats, whoever is first. */
export const window = <S extends State, D, A extends Answer>(ask: Ask<S, D, A>): Step<S, D> =>
  new Step<S, D>(WINDOW, { asks: complete(ask) });

/** Rolls a die. */
export const roll = <S extends State, D>(sides: number, then: (s: S, data: D, face: number) => Ends): Step<S, D> =>
  run((s, data) => then(s, data, die(s, sides)));

/** Flips a coin. */
export const flip = <S extends State, D>(then: (s: S, data: D, heads: boolean) => Ends): Step<S, D> =>
  run((s, data) => then(s, data, coin(s)));

/** Shuffles a list of the state. */
export const shuffle = <S extends State, D>(list: (s: S, data: D) => unknown[]): Step<S, D> =>
  run((s, data) => shuffleList(s, list(s, data)));

/** Skips the step unless the condition holds when it is reached (at an `each` or a `window`, every time). */
export const when = <S extends State, D>(holds: (s: S, data: D) => boolean, step: Step<S, D>): Step<S, D> =>
  new Step<S, D>(step.kind, { ...step, holds });

/** A titled list of steps in the order of the rulebook. */
export interface Procedure<S extends State = State, D = object> {
  readonly name: string;
  readonly titles: readonly string[];
  readonly steps: readonly Step<S, D>[];
  /** What a viewer may see of the data, as it would be in a world that they imagine; without it, everything. */
  readonly conceal: ((data: D, viewer: Viewer) => D) | null;
  /** A frame that plays this procedure. */
  with(data: D): Frame<D>;
}

/** A procedure whatever its data: each frame's data fits its own procedure. */
// biome-ignore lint/suspicious/noExplicitAny: the data's type is known only to the procedure itself
export type AnyProcedure<S extends State> = Procedure<S, any>;

export function procedure<S extends State, D extends object>(
  name: string,
  steps: { readonly [title: string]: Step<S, D> },
  conceal: ((data: D, viewer: Viewer) => D) | null = null,
): Procedure<S, D> {
  return {
    name,
    titles: Object.keys(steps),
    steps: Object.values(steps),
    conceal,
    with: (data) => ({ proc: name, step: 0, data, given: null }),
  };
}

/** Puts a procedure on top: it is played to its end before whatever comes next. For interrupts from inside an effect. */
export function interrupt(s: State, frame: Frame): void {
  s.stack.push(frame);
}
