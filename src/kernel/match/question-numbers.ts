import type { Seat } from '../flow/state.ts';

/**
 * What is added to the count of answers to number the questions of a match, so that no number comes twice for a seat:
 * by it a late or doubled answer is told from a timely one.
 */
export class QuestionNumbers {
  private undone = 0;
  private readonly bySeat = new Map<Seat, number>();
  /** By seat: how many asides it has given or taken back. */
  private readonly asides = new Map<Seat, number>();

  /** The number of a seat's question after so many answers. */
  question(seat: Seat, answers: number): number {
    return answers + 2 * this.undone + (this.bySeat.get(seat) ?? 0);
  }

  /** The number of a seat's next aside. */
  aside(seat: Seat): number {
    return this.asides.get(seat) ?? 0;
  }

  /** An answer was taken back. */
  countUndo(): void {
    this.undone++;
  }

  /** A line of a secret answer was taken back. */
  countWithdrawal(seat: Seat): void {
    add(this.bySeat, seat, 2);
  }

  /** An aside has changed what a seat is asked. */
  countAskedAnew(seat: Seat): void {
    add(this.bySeat, seat, 1);
  }

  /** A seat has given an aside, or taken it back. */
  countAside(seat: Seat): void {
    add(this.asides, seat, 1);
  }
}

function add(counts: Map<Seat, number>, seat: Seat, more: number): void {
  counts.set(seat, (counts.get(seat) ?? 0) + more);
}
