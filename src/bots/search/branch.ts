import type { Answer, Seat } from '../../kernel/index.ts';

/** An answer that a search has thought of, what came of it so far, and where it leads. */
export class Branch {
  /** Null where a secret answer begins. */
  readonly answer: Answer | null;
  /** Whether it is given beside the question: then its seat decides again. */
  readonly aside: boolean;
  readonly seat: Seat;
  /** What the game's own judgement says right after it, in the mean of a few looks. It counts as much as one visit. */
  guess: number;
  looks = 1;
  visits = 0;
  /** The sum of what its seat got. */
  total = 0;
  /** By answer, what may come next: in another world others may be legal. */
  readonly next = new Map<Answer, Branch>();
  /** By aside, where the seat that searches may give some before it answers; null where it never could. */
  asides: Map<Answer, Branch> | null = null;
  /** By seat: what may be answered in secret, at the same time as others, who do not know of it. */
  private readonly secret: (Branch | undefined)[] = [];

  constructor(answer: Answer | null, seat: Seat, guess: number, aside = false) {
    this.answer = answer;
    this.seat = seat;
    this.guess = guess;
    this.aside = aside;
  }

  /** What it looks like in yet another world. */
  lookAgain(value: number): void {
    this.guess += (value - this.guess) / ++this.looks;
  }

  /** What its seat can expect of it. */
  get worth(): number {
    return (this.total + this.guess) / (this.visits + 1);
  }

  /** Where a seat's secret answer to the question that is open here begins. */
  secretly(seat: Seat): Branch {
    const begun = this.secret[seat] ?? new Branch(null, seat, 0);
    this.secret[seat] = begun;
    return begun;
  }
}
