import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Question, Table } from './table.ts';

/** A request that has no reply within so long never gets one. */
const PATIENCE_MS = 60_000;

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * A person at a Grimalkin server: a cookie and a socket. It reads no more of a message than it must, for the load
 * shares the machine with the server.
 */
export class Client {
  readonly #url: string;
  #cookie = '';
  #socket: WebSocket | null = null;
  #table: Table | null = null;
  #seat = 0;
  #next = 1;
  readonly #waiting = new Map<number, Waiting>();
  #welcome = () => {};
  /** Why the server is about to hang up. */
  #bye = '';

  private constructor(url: string) {
    this.#url = url;
  }

  static async guest(url: string): Promise<Client> {
    const client = new Client(url);
    const reply = await client.#post('/guest');
    client.#cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
    return client;
  }

  /** The same person at the same server, after a restart. */
  at(url: string): Client {
    const client = new Client(url);
    client.#cookie = this.#cookie;
    return client;
  }

  async #post(path: string, body?: object): Promise<Response> {
    const reply = await fetch(`${this.#url}/api/v1${path}`, {
      method: 'POST',
      headers: { cookie: this.#cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply;
  }

  /** Asks for something about tables; the id of the table that came of it. */
  async post(path: string, body: object = {}): Promise<string> {
    const { id } = (await (await this.#post(path, body)).json()) as { id: string };
    return id;
  }

  async connect(): Promise<void> {
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/v1/socket`, {
      headers: { cookie: this.#cookie },
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(data.toString('latin1')));
    socket.on('close', () => {
      if (this.#socket !== null) throw new Error(`the server hung up${this.#bye}`);
    });
    await once(socket, 'open');
    const welcome = new Promise<void>((resolve) => {
      this.#welcome = resolve;
    });
    socket.send('{"type":"hello","protocol":1}');
    await welcome;
  }

  /** Follows a table from its seat there. */
  watch(id: string, table: Table, seat: number): Promise<void> {
    this.#table = table;
    this.#seat = seat;
    return this.#ask('watch', id);
  }

  unwatch(id: string): Promise<void> {
    this.#table = null;
    return this.#ask('unwatch', id);
  }

  #ask(type: 'watch' | 'unwatch', table: string): Promise<void> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no reply to ${type}`)), PATIENCE_MS);
      this.#waiting.set(id, { resolve, reject, timer });
      this.#socket?.send(JSON.stringify({ type, id, table }));
    });
  }

  answer(table: string, { number }: Question, say: string): void {
    this.#socket?.send(`{"type":"answer","id":0,"table":"${table}","to":${number},"say":${JSON.stringify(say)}}`);
  }

  hangUp(): void {
    this.#socket?.terminate();
    this.#socket = null;
  }

  #hear(text: string): void {
    // {"type":"update", …
    const type = text.slice(9, text.indexOf('"', 9));
    switch (type) {
      case 'done': {
        const id = Number(text.slice(text.lastIndexOf(':') + 1, -1));
        if (id === 0) this.#table?.done();
        else this.#replied(id)?.resolve();
        return;
      }
      case 'update':
      case 'table':
        this.#table?.hear(this.#seat, JSON.parse(text).question);
        return;
      case 'info':
        if (this.#table !== null && text.includes('"state":"over"')) this.#table.over = true;
        return;
      case 'welcome':
        this.#welcome();
        return;
      case 'bye':
        this.#bye = `: ${text}`;
        return;
      case 'refused': {
        const error = new Error(`refused: ${text}`);
        const asked = this.#replied(JSON.parse(text).id);
        if (asked === undefined) throw error;
        asked.reject(error);
      }
    }
  }

  #replied(id: number): Waiting | undefined {
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(asked?.timer);
    return asked;
  }
}
