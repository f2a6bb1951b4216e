import type { ToldEvent } from '../flow/events.ts';
import type { Seat } from '../flow/state.ts';
import type { GivenAnswer } from './record.ts';

/** Why nothing can be undone: nothing was done, another seat came between, or somebody has learned something. */
export type UndoBarrier = 'undo-nothing' | 'undo-other' | 'undo-learned';

/** A match before an answer: what an undo goes back to. */
export interface UndoPoint<S> {
  readonly seat: Seat;
  readonly state: S;
  readonly given: readonly GivenAnswer[];
  readonly opened: number;
  /** What was told of the answer that followed. */
  readonly told: readonly ToldEvent[];
  /** What could be undone before: it can be again once this is taken back. */
  readonly earlier: { readonly points: readonly UndoPoint<S>[]; readonly barrier: UndoBarrier };
}

/** The answers that can still be taken back, all of one seat, and why no earlier ones. */
export class UndoHistory<S> {
  private points: UndoPoint<S>[] = [];
  private before: UndoBarrier = 'undo-nothing';

  get last(): UndoPoint<S> | undefined {
    return this.points.at(-1);
  }

  /** Why nothing before the first point can be undone. */
  get barrier(): UndoBarrier {
    return this.before;
  }

  /** Adds the moment before an answer. What another seat could have undone until now it no longer can. */
  add(moment: Omit<UndoPoint<S>, 'earlier'>): UndoPoint<S> {
    const point = { ...moment, earlier: { points: [...this.points], barrier: this.before } };
    if (this.points.some(({ seat }) => seat !== moment.seat)) this.clear('undo-other');
    this.points.push(point);
    return point;
  }

  clear(barrier: UndoBarrier): void {
    this.points = [];
    this.before = barrier;
  }

  /** What could be undone before that point can be again. */
  restore({ earlier }: UndoPoint<S>): void {
    this.points = [...earlier.points];
    this.before = earlier.barrier;
  }

  /** Restores what could be undone after this many answers. */
  restoreTo(count: number): void {
    let point = this.last;
    while (point !== undefined && point.given.length > count) point = point.earlier.points.at(-1);
    if (point !== undefined) this.restore(point);
  }
}
