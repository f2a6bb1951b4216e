import type { Why } from './fault.ts';

/** What is heard on a line to a bot. */
export interface Ear {
  heard(text: string): void;
  /** Nothing more will come; where that is the bot's fault, why. */
  ended(why: Why, message: string): void;
}

/** A line to a bot, whatever it is made of: texts in both directions, in order. */
export interface Line {
  /** Told what comes from now on, and all that came before. Only one ear. */
  listen(ear: Ear): void;
  send(text: string): void;
  /** The last that the bot wrote to its error stream, where it has one. */
  stderr(): string;
  /** Hangs up and waits until the bot is gone. */
  close(): Promise<void>;
}

/** Keeps what comes until somebody listens. */
export class Inbox implements Ear {
  private ear: Ear | null = null;
  private waiting: ((ear: Ear) => void)[] = [];
  private over = false;

  listen(ear: Ear): void {
    this.ear = ear;
    for (const tell of this.waiting.splice(0)) tell(ear);
  }
  heard(text: string): void {
    this.tell((ear) => ear.heard(text));
  }
  ended(why: Why, message: string): void {
    this.tell((ear) => ear.ended(why, message));
    this.over = true;
  }
  private tell(what: (ear: Ear) => void): void {
    if (this.over) return;
    if (this.ear === null) this.waiting.push(what);
    else what(this.ear);
  }
}
