import type { SeatNews } from '../seat-client.ts';

/**
 * Interrupts an open prompt when the table has news: the prompt is withdrawn, the news is printed, and the session
 * decides anew what to ask. While no prompt is open, news is printed at once.
 */
export class PromptInterrupter {
  private readonly tell: (news: SeatNews) => void;
  private asking: AbortController | null = null;
  private readonly waiting: SeatNews[] = [];

  constructor(tell: (news: SeatNews) => void) {
    this.tell = tell;
  }

  readonly hear = (news: SeatNews): void => {
    if (this.asking === null) {
      this.tell(news);
      return;
    }
    this.waiting.push(news);
    this.asking.abort();
  };

  async while<R>(ask: (signal: AbortSignal) => Promise<R>): Promise<R> {
    this.asking = new AbortController();
    try {
      return await ask(this.asking.signal);
    } finally {
      this.asking = null;
      for (const news of this.waiting.splice(0)) this.tell(news);
    }
  }
}
