/** What a seat is asked: the part of it that a client needs to answer at random. */
export interface Question {
  readonly number: number;
  readonly legal: readonly string[];
}

/** An answer and how it went. */
export interface SentAnswer {
  readonly seat: number;
  /** By `performance.now()`, as are the others. */
  readonly sent: number;
  /** When the server said that it is done. */
  done: number | null;
  /** When the other seat heard of it; null also if that seat may not know. */
  other: number | null;
}

/** How an answer is sent. */
export type Say = (seat: number, question: Question, words: string) => void;

/** A two-player game as its two clients see it. One answer is under way at a time. */
export class Table {
  /** By seat. */
  readonly questions: (Question | null)[] = [null, null];
  /** Called when an answer can be given. */
  onReady: (table: Table) => void = () => undefined;
  /** Called when an answer is done. */
  onDone: () => void = () => undefined;
  over = false;
  last: SentAnswer | null = null;
  readonly #say: Say;

  constructor(say: Say) {
    this.#say = say;
  }

  /** Who can answer now, or -1. */
  get next(): number {
    if (this.over || (this.last !== null && this.last.done === null)) return -1;
    return this.questions.findIndex((question) => question !== null);
  }

  /** Gives a random legal answer. */
  answer(): SentAnswer {
    const seat = this.next;
    const question = this.questions[seat] as Question;
    this.questions[seat] = null;
    const words = question.legal[Math.floor(Math.random() * question.legal.length)] as string;
    this.last = { seat, sent: performance.now(), done: null, other: null };
    this.#say(seat, question, words);
    return this.last;
  }

  /** A seat's client got an update: what it is asked now. */
  hear(seat: number, question: Question | null): void {
    if (this.last !== null && seat !== this.last.seat) this.last.other ??= performance.now();
    this.questions[seat] = question;
    if (this.next !== -1) this.onReady(this);
  }

  done(): void {
    if (this.last === null || this.last.done !== null) return;
    this.last.done = performance.now();
    this.onDone();
    if (this.next !== -1) this.onReady(this);
  }
}
