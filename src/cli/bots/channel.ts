import type { BotFaultReason } from './fault.ts';

/** What is heard on a line to a bot. */
export interface ChannelListener {
  heard(text: string): void;
  /** Nothing more will come; where that is the bot's fault, why. */
  ended(why: BotFaultReason, message: string): void;
}

/** A line to a bot, whatever it is made of: texts in both directions, in order. */
export interface BotChannel {
  /** Told what comes from now on, and all that came before. Only one listener. */
  listen(listener: ChannelListener): void;
  send(text: string): void;
  /** The last that the bot wrote to its error stream, where it has one. */
  stderr(): string;
  /** Hangs up and waits until the bot is gone. */
  close(): Promise<void>;
}

/** Keeps what comes until somebody listens. */
export class BufferedListener implements ChannelListener {
  private listener: ChannelListener | null = null;
  private waiting: ((listener: ChannelListener) => void)[] = [];
  private over = false;

  listen(listener: ChannelListener): void {
    this.listener = listener;
    for (const tell of this.waiting.splice(0)) tell(listener);
  }
  heard(text: string): void {
    this.tell((listener) => listener.heard(text));
  }
  ended(why: BotFaultReason, message: string): void {
    this.tell((listener) => listener.ended(why, message));
    this.over = true;
  }
  private tell(what: (listener: ChannelListener) => void): void {
    if (this.over) return;
    if (this.listener === null) this.waiting.push(what);
    else what(this.listener);
  }
}
