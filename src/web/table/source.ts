import type { HeardEvent, View } from '../../kernel/index.ts';
import type { CallResult } from '../../protocol/client/api.ts';
import type { AdviceReply, AsksReply, RequestReply, WhyReply } from '../../protocol/client/client.ts';
import type { FollowedTable } from '../../protocol/client/followed-table.ts';
import type { Remark } from '../../protocol/remark.ts';
import type { ChatLine } from '../../protocol/socket.ts';

/** A table whose game has been dealt: there is a view to draw. */
export type DealtTable = FollowedTable & { readonly view: View };

/** Something new at a table, as it comes. `before` is null when the table is seen first. */
export interface TableNews {
  readonly before: FollowedTable | null;
  readonly now: FollowedTable;
  readonly events: readonly HeardEvent[];
  readonly chat: readonly ChatLine[];
}

/** A table that somebody sits at or watches, wherever it is played: on a server, or in this browser. */
export interface TableSource {
  readonly kind: 'online' | 'local';
  /** What is known of it now; null until it was seen. */
  readonly now: FollowedTable | null;
  /** Calls the listener with all news from now on; the returned function ends that. */
  subscribe(listener: (news: TableNews) => void, gone: (why: string | null) => void): () => void;
  /** `to` is the question's number. `free`: only if it can be taken back; otherwise it is refused with `seals`. */
  answer(to: number, say: string, free: boolean): Promise<RequestReply>;
  /** The same for an aside; `to` is the number of the own asides. */
  aside(to: number, say: string, free: boolean): Promise<RequestReply>;
  undo(): Promise<RequestReply>;
  /** The cards that are played with, by their hash, where they are not the game's own. The same function for ever. */
  readonly pack: (hash: string) => Promise<CallResult<{ readonly pack: unknown }>>;
  why(): Promise<WhyReply>;
  /** What a coach thinks of the answers to the question with the number `to`, where the table has one. */
  coach(to: number): Promise<AdviceReply>;
  /** Null where nobody else could read it. */
  readonly chat: ((text: string) => Promise<RequestReply>) | null;
  /** Talk in the words of the game, and what the others are asked; null where nobody could read it. */
  readonly talk: {
    remark(remark: Remark): Promise<RequestReply>;
    asks(): Promise<AsksReply>;
  } | null;
  /** Where several people sit before one screen: another of those who are asked takes it over. Else null. */
  readonly turnTo: ((seat: number) => Promise<RequestReply>) | null;
}
