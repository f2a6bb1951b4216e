import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type Bar, below, type RandomState } from '../../../kernel/index.ts';
import { type FromClient, type FromServer, fromServer, type Unnumbered } from '../../../protocol/socket.ts';
import type { ClientAct } from './client-acts.ts';
import { NotedTable } from './noted-table.ts';
import { Visitor } from './visitor.ts';

/** What many witnesses share. */
export interface Play {
  readonly luck: RandomState;
  /** Whether anybody may do anything. */
  on: boolean;
  /** How much has been acknowledged. */
  done: number;
  /** How long each reply took, by the clock: in milliseconds unless a test has put another one there. */
  readonly waits: number[];
  clock(): number;
  /** Called after every message and every loss of a line. */
  wake(): void;
}

type Reply = 'done' | Bar | null;

/** What an honest player may be told, for somebody else may have been quicker. */
const FAIR = [
  'late',
  'not-asked',
  'over',
  'undo-nothing',
  'undo-other',
  'undo-secret',
  'undo-learned',
  'undo-enough',
  // It was to be free, and could not be taken back.
  'seals',
  // The bell rings a moment after the time is up.
  'time-up',
  'too-fast',
  'bot-plays',
];

/**
 * Somebody who plays at many tables at once with random answers, takes some of them back, talks, sends things twice,
 * and writes down all that they did and all that they were told.
 */
export class Witness {
  /** What was noted of every table, also of those that are over. */
  readonly tables = new Map<string, NotedTable>();
  private readonly follows = new Set<string>();
  readonly acts = new Map<string, ClientAct[]>();
  /** Tables at which this one never answers. */
  readonly sleepsAt = new Set<string>();
  private readonly play: Play;
  private readonly misled: string[] = [];
  private door = new Visitor('');
  private socket: WebSocket | null = null;
  private lastId = 0;
  private readonly pending = new Map<number, (reply: Reply) => void>();
  private greeted = () => {};

  constructor(play: Play) {
    this.play = play;
  }

  get faults(): string[] {
    return [...this.misled, ...[...this.tables.values()].flatMap(({ faults }) => faults)];
  }

  get id(): string {
    return this.door.id;
  }

  get cookie(): string {
    return this.door.cookie;
  }

  // ---- Coming and going ----

  async come(url: string): Promise<void> {
    this.door = new Visitor(url);
    this.door.me = await this.door.ask('POST', '/guest', {});
    await this.connect(url);
  }

  /** Connects, again, and catches up at all tables. False if the line was lost meanwhile. */
  async connect(url: string): Promise<boolean> {
    const { cookie, me } = this.door;
    this.door = new Visitor(url);
    Object.assign(this.door, { cookie, me });
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, { headers: { cookie } });
    this.socket = socket;
    socket.on('message', (data) => this.hear(String(data)));
    const welcome = new Promise<void>((resolve) => {
      this.greeted = resolve;
    });
    const closed = new Promise<'lost'>((resolve) => {
      socket.on('close', () => {
        for (const settle of this.pending.values()) settle(null);
        this.pending.clear();
        this.play.wake();
        resolve('lost');
      });
    });
    // A lost line closes; that there was an error besides is no news.
    socket.on('error', () => {});
    await Promise.race([once(socket, 'open').catch(() => {}), closed]);
    if (!this.connected) return false;
    socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
    await Promise.race([welcome, closed]);
    const replies = await Promise.all([...this.follows].map((table) => this.watch(table)));
    return replies.every((reply) => reply === 'done');
  }

  get connected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Whether the line is lost, and all who waited for a reply know it. */
  get lost(): boolean {
    return this.socket?.readyState === WebSocket.CLOSED;
  }

  hangUp(): void {
    this.socket?.terminate();
  }

  ask(...request: Parameters<Visitor['ask']>): ReturnType<Visitor['ask']> {
    return this.door.ask(...request);
  }

  // ---- Tables ----

  async watch(table: string): Promise<Reply> {
    const noted = this.tables.get(table) ?? new NotedTable(table);
    this.tables.set(table, noted);
    this.follows.add(table);
    const reply = await this.request({ type: 'watch', table, since: noted.seq ?? 0 });
    if (reply !== 'done' && reply !== null) this.misled.push(`${table} may not be watched: ${reply.why}`);
    return reply;
  }

  unwatch(table: string): Promise<Reply> {
    this.follows.delete(table);
    return this.request({ type: 'unwatch', table });
  }

  at(table: string): NotedTable {
    return this.tables.get(table) as NotedTable;
  }

  /** Whether a reply is waited for. */
  get busy(): boolean {
    return this.pending.size > 0;
  }

  /** Does what comes to mind, at one table or at all. */
  act(only?: string): void {
    for (const table of only === undefined ? this.follows : [only]) this.actAt(table);
  }

  private actAt(table: string): void {
    const { play } = this;
    const { now, undo, over, you } = this.at(table);
    const clientActs = this.acts.get(table) ?? [];
    this.acts.set(table, clientActs);
    const idle = play.on && this.connected && you !== null && !over && !this.sleepsAt.has(table);
    if (!idle || clientActs.some(({ fate }) => fate === 'open')) return;
    const luck = below(play.luck, 100);
    if (luck === 0)
      this.attempt(table, { kind: 'chat', to: 0, say: `${this.id} says ${clientActs.length}`, fate: 'open' });
    if (undo && luck < 15) {
      this.attempt(table, { kind: 'undo', to: 0, say: '', fate: 'open' });
      return;
    }
    if (now.question === null) return;
    const { legal, number: to } = now.question;
    const say = legal[below(play.luck, legal.length)] as string;
    this.attempt(table, { kind: 'answer', to, say, fate: 'open' });
    // Twice, as somebody impatient would: it must not count twice.
    if (luck >= 95) this.attempt(table, { kind: 'answer', to, say, fate: 'open' });
  }

  private attempt(table: string, clientAct: ClientAct): void {
    const { kind, to, say } = clientAct;
    (this.acts.get(table) as ClientAct[]).push(clientAct);
    const message =
      kind === 'answer'
        ? ({ type: kind, table, to, say, free: below(this.play.luck, 4) === 0 } as const)
        : kind === 'chat'
          ? ({ type: kind, table, text: say } as const)
          : ({ type: kind, table } as const);
    const began = this.play.clock();
    void this.request(message).then((reply) => {
      this.play.waits.push(this.play.clock() - began);
      clientAct.fate = reply === null ? 'unknown' : reply === 'done' ? 'done' : 'refused';
      if (reply === 'done') this.play.done++;
      else if (reply !== null && !FAIR.includes(reply.why)) this.misled.push(`${table}: ${kind} refused, ${reply.why}`);
      this.actAt(table);
      this.play.wake();
    });
  }

  // ---- The line ----

  private request(message: Unnumbered<FromClient>): Promise<Reply> {
    if (!this.connected) return Promise.resolve(null);
    const id = ++this.lastId;
    return new Promise((resolve) => {
      this.pending.set(id, resolve);
      this.socket?.send(JSON.stringify({ ...message, id }));
    });
  }

  private hear(text: string): void {
    const message = fromServer.parse(JSON.parse(text));
    this.take(message);
    this.play.wake();
  }

  private take(message: FromServer): void {
    switch (message.type) {
      case 'table':
      case 'update':
      case 'info':
      case 'chat':
        this.at(message.table).take(message);
        this.act(message.table);
        break;
      case 'welcome':
        this.greeted();
        break;
      case 'done':
        this.settle(message.id, 'done');
        break;
      case 'refused':
        this.settle(message.id ?? -1, message.bar as Bar);
        break;
      case 'bye':
      case 'gone':
        this.misled.push(`${message.type} ${'why' in message ? message.why : message.table}`);
    }
  }

  private settle(id: number, reply: Reply): void {
    const resolve = this.pending.get(id);
    if (resolve === undefined) this.misled.push(`a reply to ${id}, which waits for none`);
    this.pending.delete(id);
    resolve?.(reply);
  }
}
