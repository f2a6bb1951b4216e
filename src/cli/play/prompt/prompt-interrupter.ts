import type { SeatNews } from '../seat-client.ts';

/**
 * Lets a table be heard while somebody is asked: the asking is broken off, what happened is told, and whoever asked
 * looks anew. While nobody is asked, news are told as they come.
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
