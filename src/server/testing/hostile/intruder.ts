import { once } from 'node:events';
import { WebSocket } from 'ws';
import { fromServer } from '../../../protocol/socket.ts';
import { PATIENCE } from '../patience.ts';
import { Visitor } from '../visitor/visitor.ts';
import type { Hostile } from './messages.ts';

/** What no refusal may be: the server's own fault. */
const OURS = ['fault', 'database', 'rules-fault', 'too-fast'];
/** A seed looks like this: nothing of the kind belongs in a refusal. */
const SECRET = /[0-9a-f]{64}/;

/** Somebody who means harm. Counts the replies: one for each message, with a reason where it is refused. */
export class Intruder {
  readonly door: Visitor;
  readonly faults: string[] = [];
  sent = 0;
  /** How many messages have had their reply. */
  settled = 0;
  private readonly socket: WebSocket;
  /** By id: what waits for its reply, in the order of sending. */
  private readonly waiting = new Map<number | null, Hostile[]>();
  private left = 0;
  private drained = () => {};

  private constructor(door: Visitor, socket: WebSocket) {
    this.door = door;
    this.socket = socket;
    socket.on('message', (data) => this.hear(String(data)));
    socket.on('close', () => {
      if (this.left > 0) this.faults.push('hung up on');
      this.drained();
    });
  }

  static async come(url: string, cookie?: string): Promise<Intruder> {
    const door = new Visitor(url);
    if (cookie === undefined) door.me = await door.ask('POST', '/guest', {});
    else door.cookie = cookie;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, { headers: { cookie: door.cookie } });
    await once(socket, 'open');
    const intruder = new Intruder(door, socket);
    await intruder.send([{ frame: '{"type":"hello","protocol":1}', id: null, must: 'nothing' }]);
    return intruder;
  }

  /** Sends all of it at once; resolves when every message has had its reply. */
  async send(messages: readonly Hostile[]): Promise<void> {
    for (const message of messages) {
      const waiting = this.waiting.get(message.id) ?? [];
      waiting.push(message);
      this.waiting.set(message.id, waiting);
      this.socket.send(message.frame);
    }
    this.sent += messages.length;
    this.left += messages.length;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.drained = resolve;
      timer = setTimeout(resolve, PATIENCE);
      if (this.left === 0) resolve();
    });
    clearTimeout(timer);
    if (this.left > 0) this.faults.push(`${this.left} messages without a reply, such as ${this.oldest()}`);
  }

  close(): void {
    this.socket.terminate();
  }

  private oldest(): string {
    return [...this.waiting.values()]
      .flat()
      .slice(0, 3)
      .map(({ frame }) => String(frame))
      .join('\n');
  }

  private hear(text: string): void {
    const message = fromServer.parse(JSON.parse(text));
    switch (message.type) {
      case 'welcome':
        this.settle(null, null, text);
        break;
      case 'done':
      case 'pong':
      case 'barred':
        this.settle(message.id, null, text);
        break;
      case 'refused':
        this.settle(message.id, message.bar.why, text);
        break;
      case 'bye':
        this.faults.push(text);
    }
  }

  /** `why` is null where it was not refused. */
  private settle(id: number | null, why: string | null, reply: string): void {
    const waiting = this.waiting.get(id) ?? [];
    const message = waiting.shift();
    if (waiting.length === 0) this.waiting.delete(id);
    if (message === undefined) {
      this.faults.push(`a reply to nothing: ${reply}`);
      return;
    }
    const { must } = message;
    const right = must === 'nothing' ? true : why !== null && (must === 'refused' || why === 'malformed');
    const chatter = why === 'too-fast' && /"(chat|remark|coach)"/.test(String(message.frame));
    if (!right || (OURS.includes(why ?? '') && !chatter) || why === '' || (why !== null && SECRET.test(reply)))
      this.faults.push(`${message.frame}\n  → ${reply}`);
    this.left--;
    this.settled++;
    if (this.left === 0) this.drained();
  }
}
