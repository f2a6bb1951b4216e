import type { Bar, Fault, HeardEvent, NumberedQuestion } from '../../kernel/index.ts';
import type { Advice } from '../advice.ts';
import type { Me } from '../person.ts';
import type { Refusal } from '../refusal/refusal.ts';
import type { Remark } from '../remark.ts';
import type { ChatLine, FromClient, FromServer, Unnumbered } from '../socket.ts';
import type { ListedTable } from '../table.ts';
import { applyMessage, type FollowedTable, type TableMessage } from './followed-table.ts';
import { type ConnectionStatus, ReconnectingSocket, type SocketEnvironment } from './reconnecting-socket.ts';

/**
 * What became of a request. `unknown`: the connection was lost before the reply came, so it may have been done; the
 * table, once it is back, tells. `unsent`: there was no connection. Nothing is ever sent again by itself.
 */
export type RequestReply =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'refused';
      readonly bar: Bar;
      readonly faults: readonly Fault[];
      /** It would seal, and the server keeps it to be confirmed. */
      readonly held?: true;
    }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unsent' };
/** An answer that may not be given, and why. */
export interface Barred {
  readonly say: string;
  readonly bar: Bar;
}
export type WhyReply =
  | Exclude<RequestReply, { kind: 'done' }>
  | { readonly kind: 'barred'; readonly answers: readonly Barred[]; readonly asides: readonly Barred[] };

export type AdviceReply =
  | Exclude<RequestReply, { kind: 'done' }>
  | { readonly kind: 'advice'; readonly advice: Advice };

/** What somebody at a game that is played together is asked, as everybody there may know it. */
export type OpenQuestion = Omit<NumberedQuestion, 'number'>;
export type AsksReply =
  | Exclude<RequestReply, { kind: 'done' }>
  | { readonly kind: 'asks'; readonly questions: readonly OpenQuestion[] };

export type ClientNews =
  /** The connection came or went; `why` is the server's reason where it hung up. */
  | { readonly kind: 'status'; readonly status: ConnectionStatus; readonly why: string | null }
  /**
   * Something happened at a table; `before` is null when it is seen first. `chat` is what was said just now: older lines
   * that came along are only in `now`.
   */
  | {
      readonly kind: 'table';
      readonly table: string;
      readonly before: FollowedTable | null;
      readonly now: FollowedTable;
      readonly events: readonly HeardEvent[];
      readonly chat: readonly ChatLine[];
    }
  /** The own unfinished tables, those that wait for an answer first. */
  | { readonly kind: 'mine'; readonly tables: readonly ListedTable[] }
  /** The table was deleted, or (with a reason) may not be followed any longer. */
  | { readonly kind: 'gone'; readonly table: string; readonly bar: Bar | null };

/** Refusals that say nothing of the table: it is asked for again after a pause. */
const PASSING: ReadonlySet<string> = new Set<Refusal>(['too-fast', 'stopping', 'database', 'fault']);
/** Milliseconds: the first such pause, and the longest. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;

/** An answer or aside as it is sent, but for its number. */
type SentAnswer = Pick<Extract<FromClient, { type: 'answer' | 'aside' }>, 'type' | 'table' | 'to' | 'say'>;

type Requests = Exclude<FromClient, { type: 'hello' | 'ping' }>;
type AnyReply = RequestReply | WhyReply | AdviceReply | AsksReply;
/** What comes back for a message of this type. */
type ReplyTo<T extends Requests['type']> = T extends 'why'
  ? WhyReply
  : T extends 'coach'
    ? AdviceReply
    : T extends 'asks'
      ? AsksReply
      : RequestReply;

interface ClientEnvironment extends SocketEnvironment {
  /** Milliseconds on the client's clock. */
  now(): number;
}

/** A client of the table server: follows tables over one connection, catches up after a loss, and asks for things. */
export class Client {
  /** Who we are; null until the server has said so. */
  me: Me | null = null;
  private readonly environment: ClientEnvironment;
  private readonly hear: (news: ClientNews) => void;
  private readonly connection: ReconnectingSocket;
  private readonly tables = new Map<string, FollowedTable | null>();
  /** Tables that were asked for and have not come yet, each with the asking it waits for. */
  private readonly asked = new Map<string, symbol>();
  /** Tables whose older lines of chat are still to come. */
  private readonly catchingUp = new Set<string>();
  /** Tables that the server has not let go of yet: what it still says of them was meant for before. */
  private readonly leaving = new Map<string, Promise<RequestReply>>();
  private followsMine = false;
  private readonly pending = new Map<number, (reply: AnyReply) => void>();
  /** The answer that the server keeps to be confirmed; it forgets it with the connection. */
  private held: SentAnswer | null = null;
  /** 0 is the connection's own. */
  private lastId = 0;

  constructor(environment: ClientEnvironment, hear: (news: ClientNews) => void) {
    this.environment = environment;
    this.hear = hear;
    this.connection = new ReconnectingSocket(
      environment,
      (message) => this.receive(message),
      (why) => this.statusChanged(why),
    );
  }

  get status(): ConnectionStatus {
    return this.connection.status;
  }

  /** A followed table, as soon as it was seen. */
  table(id: string): FollowedTable | null {
    return this.tables.get(id) ?? null;
  }

  /** Follows a table from now on, with all that has been heard there. Without a connection, as soon as there is one. */
  follow(table: string): void {
    this.tables.set(table, this.table(table));
    void this.watch(table);
  }

  unfollow(table: string): Promise<RequestReply> {
    this.tables.delete(table);
    this.asked.delete(table);
    return this.leaving.get(table) ?? this.leave(table);
  }

  /** Follows the list of one's own unfinished tables from now on. Without a connection, as soon as there is one. */
  followMine(): void {
    this.followsMine = true;
    void this.request({ type: 'mine' });
  }

  /**
   * `to` is the number of the question that is answered. If it is to be `free`, an answer that could not be taken back
   * is refused, with the reason `seals`. Given again without `free`, it is confirmed: its words are not sent twice.
   */
  answer(table: string, to: number, say: string, free = false): Promise<RequestReply> {
    return this.give({ type: 'answer', table, to, say }, free);
  }

  /** An aside, given beside the open question; `to` is the number of the own asides. `free` as for an answer. */
  aside(table: string, to: number, say: string, free = false): Promise<RequestReply> {
    return this.give({ type: 'aside', table, to, say }, free);
  }

  undo(table: string): Promise<RequestReply> {
    return this.request({ type: 'undo', table });
  }

  /** Which plausible answers and asides are barred now. */
  why(table: string): Promise<WhyReply> {
    return this.request({ type: 'why', table });
  }

  /** What the coach thinks of the answers to the question with the number `to`. */
  coach(table: string, to: number): Promise<AdviceReply> {
    return this.request({ type: 'coach', table, to });
  }

  chat(table: string, text: string): Promise<RequestReply> {
    return this.request({ type: 'chat', table, text });
  }

  /** Says something in the words of the game. */
  remark(table: string, remark: Remark): Promise<RequestReply> {
    return this.request({ type: 'remark', table, remark });
  }

  /** What those at the table are asked, where all play together. */
  asks(table: string): Promise<AsksReply> {
    return this.request({ type: 'asks', table });
  }

  close(): void {
    this.connection.close();
  }

  private async give(sent: SentAnswer, free: boolean): Promise<RequestReply> {
    const { type, table, to, say } = sent;
    const { held } = this;
    this.held = null;
    const isHeld = held?.type === type && held.table === table && held.to === to && held.say === say;
    const message: Unnumbered<Extract<Requests, { type: 'answer' | 'aside' | 'confirm' }>> =
      isHeld && !free ? { type: 'confirm', table, to } : { ...sent, ...(free && { free }) };
    const reply = await this.request(message);
    if (reply.kind === 'refused' && reply.held) this.held = sent;
    return reply;
  }

  private request<R extends Unnumbered<Requests>>(message: R): Promise<ReplyTo<R['type']>> {
    const id = ++this.lastId;
    return new Promise<AnyReply>((resolve) => {
      // Before it is sent: a reply may come at once.
      this.pending.set(id, resolve);
      if (this.connection.send({ ...message, id } as FromClient)) return;
      this.pending.delete(id);
      resolve({ kind: 'unsent' });
      // The server replies to a number, whatever was asked under it.
    }) as Promise<ReplyTo<R['type']>>;
  }

  /** Asks for a table as it stands, with all that was missed. */
  private async watch(table: string, tries = 0): Promise<void> {
    // Asked twice, it would tell what was missed twice.
    if (this.status !== 'open' || this.asked.has(table) || this.leaving.has(table)) return;
    const asking = Symbol(table);
    this.asked.set(table, asking);
    this.catchingUp.add(table);
    const since = this.table(table)?.seq ?? 0;
    const reply = await this.request({ type: 'watch', table, since });
    this.catchingUp.delete(table);
    const stands = () => this.asked.get(table) === asking;
    if (reply.kind !== 'refused' || !stands()) return;
    if (PASSING.has(reply.bar.why)) {
      this.environment.later(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries), () => {
        if (!stands()) return;
        this.asked.delete(table);
        void this.watch(table, tries + 1);
      });
      return;
    }
    this.asked.delete(table);
    if (this.tables.delete(table)) this.hear({ kind: 'gone', table, bar: reply.bar });
  }

  /** Whoever follows it again meanwhile is shown it once the server has let go: else it would be told twice. */
  private async leave(table: string): Promise<RequestReply> {
    const left = this.request({ type: 'unwatch', table });
    if (this.status !== 'open') return left;
    this.leaving.set(table, left);
    const reply = await left;
    this.leaving.delete(table);
    if (this.tables.has(table)) void this.watch(table);
    return reply;
  }

  private statusChanged(why: string | null): void {
    const { status } = this;
    if (status === 'open') {
      for (const table of this.tables.keys()) void this.watch(table);
      if (this.followsMine) void this.request({ type: 'mine' });
    }
    if (status === 'lost' || status === 'closed') {
      const lost = [...this.pending.values()];
      this.pending.clear();
      this.held = null;
      this.asked.clear();
      for (const resolve of lost) resolve({ kind: 'unknown' });
    }
    this.hear({ kind: 'status', status, why });
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.me = message.me;
        break;
      case 'done':
        this.reply(message.id, { kind: 'done' });
        break;
      case 'refused':
        this.reply(message.id, {
          ...{ kind: 'refused', bar: message.bar as Bar, faults: message.faults ?? [] },
          ...(message.held && { held: true }),
        });
        break;
      case 'barred':
        this.reply(message.id, {
          kind: 'barred',
          answers: message.answers as Barred[],
          asides: (message.asides ?? []) as Barred[],
        });
        break;
      case 'advice':
        this.reply(message.id, { kind: 'advice', advice: message.advice });
        break;
      case 'asks':
        this.reply(message.id, { kind: 'asks', questions: message.questions });
        break;
      case 'mine':
        this.hear({ kind: 'mine', tables: message.tables });
        break;
      case 'gone':
        if (this.tables.delete(message.table)) this.hear({ kind: 'gone', table: message.table, bar: null });
        break;
      case 'table':
      case 'update':
      case 'info':
      case 'chat':
        this.updateTable(message);
    }
  }

  private updateTable(message: TableMessage): void {
    const { table } = message;
    const before = this.tables.get(table);
    if (before === undefined || this.leaving.has(table)) return;
    if (message.type === 'table') this.asked.delete(table);
    const brought = applyMessage(before, message, this.environment.now());
    if (brought === null) {
      void this.watch(table);
      return;
    }
    this.tables.set(table, brought.now);
    const chat = this.catchingUp.has(table) ? [] : brought.chat;
    this.hear({ kind: 'table', table, before, ...brought, chat });
  }

  private reply(id: number | null, reply: AnyReply): void {
    if (id === null) return;
    const resolve = this.pending.get(id);
    this.pending.delete(id);
    resolve?.(reply);
  }
}
