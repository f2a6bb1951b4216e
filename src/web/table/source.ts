import type { Heard } from '../../kernel/index.ts';
import type { AdviceReply, AsksReply, Reply, WhyReply } from '../../protocol/client/client.ts';
import type { Followed } from '../../protocol/client/followed.ts';
import type { Remark } from '../../protocol/remark.ts';
import type { ChatLine } from '../../protocol/socket.ts';

/** Something new at a table, as it comes. `before` is null when the table is seen first. */
export interface TableNews {
  readonly before: Followed | null;
  readonly now: Followed;
  readonly events: readonly Heard[];
  readonly chat: readonly ChatLine[];
}

/** A table that somebody sits at or watches, wherever it is played: on a server, or in this browser. */
export interface Source {
  readonly kind: 'online' | 'local';
  /** What is known of it now; null until it was seen. */
  readonly now: Followed | null;
  /** Tells each news to come; the returned function ends that. */
  hear(ear: (news: TableNews) => void, gone: (why: string | null) => void): () => void;
  /** `to` is the question's number. `free`: only if it can be taken back; otherwise it is refused with `seals`. */
  answer(to: number, say: string, free: boolean): Promise<Reply>;
  /** The same for an aside; `to` is the number of the own asides. */
  aside(to: number, say: string, free: boolean): Promise<Reply>;
  undo(): Promise<Reply>;
  why(): Promise<WhyReply>;
  /** What a coach thinks of the answers to the question with the number `to`, where the table has one. */
  coach(to: number): Promise<AdviceReply>;
  /** Null where nobody could read it. */
  readonly chat: ((text: string) => Promise<Reply>) | null;
  /** Talk in the words of the game, and what the others are asked; null where nobody could read it. */
  readonly talk: {
    remark(remark: Remark): Promise<Reply>;
    asks(): Promise<AsksReply>;
  } | null;
  /** Where several people sit before one screen: another of those who are asked takes it over. Else null. */
  readonly turnTo: ((seat: number) => Promise<Reply>) | null;
}
