import type { HeardEvent, View } from '../../kernel/index.ts';
import type { CallResult } from '../../protocol/client/api.ts';
import type { AdviceReply, AsksReply, RequestReply, WhyReply } from '../../protocol/client/client.ts';
import type { FollowedTable } from '../../protocol/client/followed-table.ts';
import type { Remark } from '../../protocol/remark.ts';
import type { ChatLine } from '../../protocol/socket.ts';

/** A table whose game has been dealt, so that it has a view. */
export type DealtTable = FollowedTable & { readonly view: View };

/** An update of a table. `before` is null in the first one. */
export interface TableNews {
  readonly before: FollowedTable | null;
  readonly now: FollowedTable;
  readonly events: readonly HeardEvent[];
  readonly chat: readonly ChatLine[];
}

/** A table that somebody plays at or watches, on a server or in this browser. */
export interface TableSource {
  readonly kind: 'online' | 'local';
  /** Its latest state; null until it is known. */
  readonly now: FollowedTable | null;
  /** Calls the listener with every update from now on; the returned function unsubscribes. */
  subscribe(listener: (news: TableNews) => void, gone: (why: string | null) => void): () => void;
  /**
   * Gives an answer. `to` is the number of the question. `free`: only if it can be undone; otherwise it is refused with
   * `seals`.
   */
  answer(to: number, say: string, free: boolean): Promise<RequestReply>;
  /** The same for an aside; `to` is the number of the asides. */
  aside(to: number, say: string, free: boolean): Promise<RequestReply>;
  undo(): Promise<RequestReply>;
  /** Fetches custom cards by their hash. The same function for the lifetime of the source. */
  readonly pack: (hash: string) => Promise<CallResult<{ readonly pack: unknown }>>;
  why(): Promise<WhyReply>;
  /** The coach's rating of the answers to the question with the number `to`, if the table has a coach. */
  coach(to: number): Promise<AdviceReply>;
  /** Null if nobody else could read it. */
  readonly chat: ((text: string) => Promise<RequestReply>) | null;
  /** Remarks made of the game's words, and what the other players are asked; null if nobody else could read them. */
  readonly talk: {
    remark(remark: Remark): Promise<RequestReply>;
    asks(): Promise<AsksReply>;
  } | null;
  /** If several people share the screen: turns the table to another of those who are asked. Else null. */
  readonly turnTo: ((seat: number) => Promise<RequestReply>) | null;
}
