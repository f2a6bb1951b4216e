import { type HeardEvent, type NumberedAsides, type NumberedQuestion, samePlain } from '../../../kernel/index.ts';
import { withChanges } from '../../../protocol/change.ts';
import type { ChatLine, FromServer } from '../../../protocol/socket.ts';
import type { TableInfo } from '../../../protocol/table.ts';

/** A table as one viewer saw it at one update. */
export interface NotedUpdate {
  readonly view: unknown;
  readonly question: NumberedQuestion | null;
  readonly asides: NumberedAsides | null;
}

type About<T extends FromServer['type']> = Extract<FromServer, { type: T }>;

const STATES = ['open', 'playing', 'over'];

/** All that one viewer was told of a table, each word held against those before. What contradicts them is a fault. */
export class NotedTable {
  readonly table: string;
  readonly updates = new Map<number, NotedUpdate>();
  readonly events: HeardEvent[] = [];
  readonly lines = new Map<number, ChatLine>();
  readonly faults: string[] = [];
  info: TableInfo | null = null;
  you: number | null = null;
  seq: number | null = null;
  undo = false;

  constructor(table: string) {
    this.table = table;
  }

  get now(): NotedUpdate {
    return this.updates.get(this.seq ?? 0) ?? { view: null, question: null, asides: null };
  }

  get over(): boolean {
    return this.info?.state === 'over';
  }

  take(message: About<'table' | 'update' | 'info' | 'chat'>): void {
    switch (message.type) {
      case 'table':
        this.takeInfo(message.info);
        this.you = message.you;
        this.takeWhole(message);
        break;
      case 'update':
        if (message.seq !== (this.seq ?? Number.NaN) + 1) this.fault(`update ${message.seq} came after ${this.seq}`);
        this.put(message, withChanges(this.now.view, message.changes as never));
        break;
      case 'info':
        this.takeInfo(message.info);
        break;
      case 'chat':
        for (const line of message.lines) {
          const before = this.lines.get(line.id) ?? line;
          if (!samePlain(before, line)) this.fault(`line ${line.id} was another one`);
          this.lines.set(line.id, line);
        }
    }
  }

  private takeWhole(message: About<'table'>): void {
    const { seq, view, question, asides = null, events } = message;
    if (seq === null) {
      if (this.seq !== null) this.fault(`there was an update ${this.seq}, and now there is none`);
      return;
    }
    if (this.seq !== null && seq < this.seq) this.fault(`from update ${this.seq} it went back to ${seq}`);
    if (seq === this.seq) {
      if (!samePlain({ view, question, asides }, this.now)) this.fault(`what was seen at update ${seq} has changed`);
      if (events.length > 0) this.fault(`events after update ${seq}, which was the last`);
    }
    this.put(message, view);
  }

  private put({ seq, question, asides, events, undo }: About<'table' | 'update'>, view: unknown): void {
    this.seq = seq;
    this.undo = undo;
    this.events.push(...(events as HeardEvent[]));
    this.updates.set(seq ?? 0, { view, question, asides: asides ?? null });
  }

  private takeInfo(info: TableInfo): void {
    const before = this.info ?? info;
    if (STATES.indexOf(info.state) < STATES.indexOf(before.state))
      this.fault(`it was ${before.state} and now is ${info.state}`);
    if ((info.state === 'over') !== (info.seed !== null)) this.fault(`the seed while it is ${info.state}`);
    if (before.commitment !== info.commitment) this.fault('another commitment');
    this.info = info;
  }

  private fault(what: string): void {
    this.faults.push(`${this.table}, seat ${this.you}: ${what}`);
  }
}
