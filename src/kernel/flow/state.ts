import { copyPlain, type Plain } from '../data/plain.ts';

/** A place at the table, from 0. */
export type Seat = number;

/** Who sees: a seat, a spectator (null), or `all` for a finished game and for tests. */
export type Viewer = Seat | null | 'all';

/** One procedure at work: its name, the step it stands at and what it must remember. */
export interface Frame<D = object> {
  readonly proc: string;
  step: number;
  readonly data: D;
  /** By seat: lines given in secret to a question that is open until all have answered. Null at every other time. */
  given: string[][] | null;
}

export type Options = { readonly [id: string]: boolean | number | string };

/** How a game ended. */
export interface Result {
  /** Who won: several in a shared or common victory, nobody when the table lost to the game. */
  readonly winners: readonly Seat[];
  /** Each seat's place, 1 the best; equal places are shared. */
  readonly places: readonly number[];
  /** Text key of the reason, and what its sentence needs. */
  readonly reason: string;
  readonly with?: { readonly [key: string]: Plain };
}

/** What every game's state has. All of it is plain data. */
export interface State {
  /** Hash of the content pack that is played with. */
  readonly content: string;
  readonly seats: number;
  readonly options: Options;
  readonly stack: Frame[];
  chance: number[];
  result: Result | null;
}

/** A fresh state's common part; the first frame is the whole game's procedure. */
export const freshState = (content: string, seats: number, options: Options, first: Frame): State => ({
  content,
  seats,
  options,
  stack: [first],
  chance: [0, 0, 0, 1],
  result: null,
});

/** A copy of the frames, for a game's own copy. */
export function copyStack(stack: readonly Frame[]): Frame[] {
  const copy: Frame[] = new Array(stack.length);
  for (let i = 0; i < stack.length; i++) {
    const f = stack[i] as Frame;
    copy[i] = {
      proc: f.proc,
      step: f.step,
      data: copyPlain(f.data),
      given: f.given === null ? null : copyPlain(f.given),
    };
  }
  return copy;
}

/** Ends the game. */
export function finish(s: State, result: Result): void {
  s.result = result;
}
