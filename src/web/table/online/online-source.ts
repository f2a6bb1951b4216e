import type {
  AdviceReply,
  AsksReply,
  Client,
  ClientNews,
  RequestReply,
  WhyReply,
} from '../../../protocol/client/client.ts';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import type { Remark } from '../../../protocol/remark.ts';
import { api, onServerNews, serverClient } from '../../state/session.ts';
import { ValueStore } from '../../state/value-store.ts';
import type { TableNews, TableSource } from '../source.ts';

/** A table on the server, through the page's only socket. */
export class OnlineSource implements TableSource {
  readonly kind = 'online';
  /** Whether the connection was lost and no update of the table has arrived since. */
  readonly stale = new ValueStore(false);
  private readonly id: string;
  private client: Client | null = null;

  constructor(id: string) {
    this.id = id;
  }

  get now(): FollowedTable | null {
    return this.client?.table(this.id) ?? null;
  }

  subscribe(listener: (news: TableNews) => void, gone: (why: string | null) => void): () => void {
    const client = serverClient();
    this.client = client;
    const stop = onServerNews((news: ClientNews) => {
      if (news.kind === 'status') {
        if (news.status === 'lost' || news.status === 'closed') this.stale.set(true);
      } else if (news.kind === 'mine' || news.table !== this.id) return;
      else if (news.kind === 'gone') gone(news.bar?.why ?? null);
      else {
        this.stale.set(false);
        listener(news);
      }
    });
    client.follow(this.id);
    return () => {
      stop();
      void client.unfollow(this.id);
    };
  }

  answer(to: number, say: string, free: boolean): Promise<RequestReply> {
    return this.asking((client) => client.answer(this.id, to, say, free));
  }
  aside(to: number, say: string, free: boolean): Promise<RequestReply> {
    return this.asking((client) => client.aside(this.id, to, say, free));
  }
  undo(): Promise<RequestReply> {
    return this.asking((client) => client.undo(this.id));
  }
  readonly pack: TableSource['pack'] = (hash) => api.pack(hash);
  why(): Promise<WhyReply> {
    return this.asking<WhyReply>((client) => client.why(this.id));
  }
  coach(to: number): Promise<AdviceReply> {
    return this.asking<AdviceReply>((client) => client.coach(this.id, to));
  }
  chat = (text: string): Promise<RequestReply> => this.asking((client) => client.chat(this.id, text));
  readonly talk = {
    remark: (remark: Remark): Promise<RequestReply> => this.asking((client) => client.remark(this.id, remark)),
    asks: (): Promise<AsksReply> => this.asking<AsksReply>((client) => client.asks(this.id)),
  };
  readonly turnTo = null;

  private asking<R = RequestReply>(ask: (client: Client) => Promise<R>): Promise<R | { readonly kind: 'unsent' }> {
    return this.client === null ? Promise.resolve({ kind: 'unsent' }) : ask(this.client);
  }
}
