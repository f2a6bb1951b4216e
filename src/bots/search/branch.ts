import type { Answer, Seat } from '../../kernel/index.ts';

/** An answer that a search has thought of, what came of it so far, and where it leads. */
export class Branch {
  /** Null at the root alone. */
  readonly answer: Answer | null;
  readonly seat: Seat;
  /** What the game's own judgement says right after it: at first, all that is known. */
  guess: number;
  visits = 0;
  /** The sum of what its seat got. */
  total = 0;
  /** What may be answered next; by answer, since in another world others may be legal. */
  next: Map<Answer, Branch> | null = null;
  /** By seat: what may be answered in secret, at the same time as others, who do not know of it. */
  secret: (Branch | null)[] | null = null;

  constructor(answer: Answer | null, seat: Seat, guess: number) {
    this.answer = answer;
    this.seat = seat;
    this.guess = guess;
  }

  /** What its seat can expect of it. */
  get mean(): number {
    return this.visits === 0 ? this.guess : this.total / this.visits;
  }

  /** Where a seat's secret answer to the question that is open here begins. */
  secretly(seat: Seat): Branch {
    this.secret ??= [];
    let begin = this.secret[seat] ?? null;
    if (begin === null) {
      begin = new Branch(null, seat, 0);
      this.secret[seat] = begin;
    }
    return begin;
  }
}
