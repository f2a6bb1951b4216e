import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { HeardEvent, NumberedQuestion, View } from '../../../kernel/index.ts';
import { withChanges } from '../../../protocol/change.ts';
import type { Me } from '../../../protocol/person.ts';
import {
  type ChatLine,
  type FromClient,
  type FromServer,
  fromServer,
  type Unnumbered,
} from '../../../protocol/socket.ts';
import type { ListedTable, TableInfo } from '../../../protocol/table.ts';

/** A table as a visitor has come to know it. */
export interface VisitorTable {
  info: TableInfo;
  you: number | null;
  seq: number | null;
  view: View | null;
  question: NumberedQuestion | null;
  events: HeardEvent[];
  undo: boolean;
  clocks: readonly { left: number | null; runs: boolean }[];
  chat: ChatLine[];
}

type Sent = Exclude<FromClient, { type: 'hello' }>;
export type VisitorReply = Extract<FromServer, { type: 'done' | 'refused' | 'barred' | 'advice' | 'asks' | 'pong' }>;

/** Who waits for something, of whichever visitor. */
const waiting = new Set<() => void>();
const wakeAll = () => {
  for (const look of [...waiting]) look();
};

/** Somebody with a browser, for tests. Whatever the server sends must be what the protocol allows. */
export class Visitor {
  readonly url: string;
  cookie = '';
  me: Me | null = null;
  /** All that came, as it came. */
  readonly texts: string[] = [];
  readonly tables = new Map<string, VisitorTable>();
  /** The lists of their own tables, as they came. */
  readonly mine: ListedTable[][] = [];
  readonly byes: Extract<FromServer, { type: 'bye' }>[] = [];
  private socket: WebSocket | null = null;
  private next = 1;
  private readonly replies = new Map<number, (reply: VisitorReply) => void>();

  constructor(url: string) {
    this.url = url;
  }

  /** A new guest with an open socket. */
  static async come(url: string, name?: string): Promise<Visitor> {
    const visitor = new Visitor(url);
    visitor.me = await visitor.ask('POST', '/guest', name === undefined ? {} : { name });
    await visitor.connect();
    return visitor;
  }

  /** The same person with another device. */
  async device(url = this.url): Promise<Visitor> {
    const other = new Visitor(url);
    other.cookie = this.cookie;
    other.me = this.me;
    await other.connect();
    return other;
  }

  get id(): string {
    return this.me?.id ?? '';
  }

  // ---- HTTP ----

  async fetch(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const response = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: { cookie: this.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const cookie = response.headers
      .getSetCookie()
      .find((line) => line.startsWith('grimalkin='))
      ?.split(';')[0];
    if (cookie !== undefined) this.cookie = cookie;
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  }

  /** What was asked for; throws with the reason if it was refused. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it as they like
  async ask(method: string, path: string, body?: unknown): Promise<any> {
    const { status, body: replied } = await this.fetch(method, path, body);
    if (status >= 400) throw new Error((replied as { refused: { why: string } }).refused.why);
    return replied;
  }

  // ---- Socket ----

  async connect(): Promise<void> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/v1/socket`, {
      headers: { cookie: this.cookie },
    });
    this.socket = socket;
    socket.on('message', (data) => this.receive(String(data)));
    socket.on('close', wakeAll);
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
    await this.until(() => this.texts.some((text) => text.startsWith('{"type":"welcome"')) || this.byes.length > 0);
  }

  get connected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Cuts the line as a lost network would. */
  hangUp(): void {
    this.socket?.terminate();
  }

  raw(text: string | Buffer): void {
    this.socket?.send(text);
  }

  /** Sends a request; its reply. */
  send(message: Unnumbered<Sent>): Promise<VisitorReply> {
    const id = this.next++;
    const reply = new Promise<VisitorReply>((resolve) => this.replies.set(id, resolve));
    this.raw(JSON.stringify({ ...message, id }));
    return reply;
  }

  /** Sends a request that must be done. */
  async must(message: Unnumbered<Sent>): Promise<void> {
    const reply = await this.send(message);
    if (reply.type !== 'done') throw new Error(`${JSON.stringify(message)}: ${JSON.stringify(reply)}`);
  }

  watch(table: string, since?: number): Promise<void> {
    return this.must({ type: 'watch', table, ...(since !== undefined && { since }) });
  }

  at(table: string): VisitorTable {
    const seen = this.tables.get(table);
    if (seen === undefined) throw new Error('not watched');
    return seen;
  }

  /** Answers the open question. */
  answer(table: string, say: string): Promise<VisitorReply> {
    const { question } = this.at(table);
    return this.send({ type: 'answer', table, to: question?.number ?? 0, say });
  }

  /** Resolves as soon as it holds; looked at after every message that anybody gets. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!holds()) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  }

  private receive(text: string): void {
    this.texts.push(text);
    const message = fromServer.parse(JSON.parse(text));
    this.take(message);
    wakeAll();
  }

  private take(message: FromServer): void {
    switch (message.type) {
      case 'table': {
        const { table, type: _type, events, ...rest } = message;
        const before = this.tables.get(table);
        const all = [...(before?.events ?? []), ...(events as HeardEvent[])];
        this.tables.set(table, {
          ...(rest as Omit<VisitorTable, 'events' | 'chat'>),
          events: all,
          chat: before?.chat ?? [],
        });
        return;
      }
      case 'update': {
        const seen = this.at(message.table);
        if (message.seq !== (seen.seq ?? 0) + 1) throw new Error(`update ${message.seq} after ${seen.seq}`);
        seen.seq = message.seq;
        seen.view = withChanges(seen.view, message.changes as never);
        seen.question = message.question;
        seen.events.push(...(message.events as HeardEvent[]));
        seen.undo = message.undo;
        seen.clocks = message.clocks;
        return;
      }
      case 'info':
        Object.assign(this.at(message.table), { info: message.info, you: message.you, clocks: message.clocks });
        return;
      case 'chat':
        this.at(message.table).chat.push(...message.lines);
        return;
      case 'gone':
        this.tables.delete(message.table);
        return;
      case 'mine':
        this.mine.push(message.tables);
        return;
      case 'bye':
        this.byes.push(message);
        return;
      case 'welcome':
        return;
      default: {
        if (message.id === null) return;
        this.replies.get(message.id)?.(message);
        this.replies.delete(message.id);
      }
    }
  }
}
