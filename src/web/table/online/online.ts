import type { AdviceReply, AsksReply, Client, News, Reply, WhyReply } from '../../../protocol/client/client.ts';
import type { Followed } from '../../../protocol/client/followed.ts';
import type { Remark } from '../../../protocol/remark.ts';
import { hear, line } from '../../state/session.ts';
import { Store } from '../../state/store.ts';
import type { Source, TableNews } from '../source.ts';

/** A table on the server, over the one line to it. */
export class OnlineSource implements Source {
  readonly kind = 'online';
  /** The line was lost, and since then nothing has been heard of the table. */
  readonly stale = new Store(false);
  private readonly id: string;
  private client: Client | null = null;

  constructor(id: string) {
    this.id = id;
  }

  get now(): Followed | null {
    return this.client?.table(this.id) ?? null;
  }

  hear(ear: (news: TableNews) => void, gone: (why: string | null) => void): () => void {
    const client = line();
    this.client = client;
    const stop = hear((news: News) => {
      if (news.kind === 'status') {
        if (news.status === 'lost' || news.status === 'closed') this.stale.set(true);
      } else if (news.kind === 'mine' || news.table !== this.id) return;
      else if (news.kind === 'gone') gone(news.bar?.why ?? null);
      else {
        this.stale.set(false);
        ear(news);
      }
    });
    client.follow(this.id);
    return () => {
      stop();
      void client.unfollow(this.id);
    };
  }

  answer(to: number, say: string, free: boolean): Promise<Reply> {
    return this.asking((client) => client.answer(this.id, to, say, free));
  }
  aside(to: number, say: string, free: boolean): Promise<Reply> {
    return this.asking((client) => client.aside(this.id, to, say, free));
  }
  undo(): Promise<Reply> {
    return this.asking((client) => client.undo(this.id));
  }
  why(): Promise<WhyReply> {
    return this.asking<WhyReply>((client) => client.why(this.id));
  }
  coach(to: number): Promise<AdviceReply> {
    return this.asking<AdviceReply>((client) => client.coach(this.id, to));
  }
  chat = (text: string): Promise<Reply> => this.asking((client) => client.chat(this.id, text));
  readonly talk = {
    remark: (remark: Remark): Promise<Reply> => this.asking((client) => client.remark(this.id, remark)),
    asks: (): Promise<AsksReply> => this.asking<AsksReply>((client) => client.asks(this.id)),
  };
  readonly turnTo = null;

  private asking<R = Reply>(ask: (client: Client) => Promise<R>): Promise<R | { readonly kind: 'unsent' }> {
    return this.client === null ? Promise.resolve({ kind: 'unsent' }) : ask(this.client);
  }
}
