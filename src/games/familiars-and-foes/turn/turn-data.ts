import type { State } from '../../../kernel/index.ts';

/** A Familiar's turn, and what it must remember from step to step. */
export interface Turn {
  readonly place: number;
  /** An action has been taken. */
  done: boolean;
  /** What the turn is spent on, by number, its first target, and the parts still to come. */
  deed: number;
  target: number;
  left: number;
  /** The Foe that the Ballyhoo is open against, by place; or NONE. */
  opened: number;
  /** The Fallen whom somebody did not agree to revive in this turn, as bits. */
  refused: number;
}
/** The turn that is going on. */
export function turnOf(s: State): Turn {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const { proc, data } = s.stack[i] as State['stack'][number];
    if (proc === 'turn') return data as Turn;
  }
  throw new Error('it is no Familiar’s turn');
}
