import { once } from 'node:events';
import { WebSocket } from 'ws';

/**
 * How long one attack lasts at most, in milliseconds, and how many requests are under way meanwhile. All of these are
 * under way at once from the first moment on: who holds others up does so soon.
 */
const LASTS = 250;
const AT_ONCE = 10;
/** After so many refusals in a row an attacker has used up what they may. */
const ENOUGH = 10;

interface AttackingGuest {
  readonly id: string;
  readonly cookie: string;
}

/** Somebody at one address, who comes as as many guests as they are let. */
export class Attacker {
  readonly guests: AttackingGuest[] = [];
  private readonly url: string;
  private readonly address: string;

  constructor(url: string, address: string) {
    this.url = url;
    this.address = address;
  }

  /** More guests; the ids of all. */
  async comeAgain(count: number): Promise<string[]> {
    for (let n = 0; n < count; n++) {
      const response = await this.send('POST', '/api/v1/guest', {}, null);
      const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      this.guests.push({ id: ((await response.json()) as { id: string }).id, cookie });
    }
    return this.guests.map(({ id }) => id);
  }

  async request(method: string, path: string, body: unknown, guest = 0): Promise<number> {
    const response = await this.send(method, path, body, this.guests[guest]?.cookie ?? null);
    await response.arrayBuffer();
    return response.status;
  }

  private send(method: string, path: string, body: unknown, cookie: string | null): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...{ 'x-forwarded-for': this.address, accept: 'text/html' },
        ...(cookie !== null && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** A table that one of the guests has made. Made from elsewhere, so that it costs nothing of what the address may. */
  async table(body: object, guest = 0): Promise<string> {
    return (await this.elsewhere(guest, '/tables', body)).id;
  }

  async tables(count: number, body: object): Promise<string[]> {
    return Promise.all(Array.from({ length: count }, () => this.table(body)));
  }

  /** The same, when its game has begun. */
  async game(body: object, guest = 0): Promise<string> {
    const id = await this.table(body, guest);
    await this.elsewhere(guest, `/tables/${id}/start`);
    return id;
  }

  private async elsewhere(guest: number, path: string, body?: object): Promise<{ id: string }> {
    const other = new Attacker(this.url, `10.9.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`);
    const response = await other.send('POST', `/api/v1${path}`, body, this.guests[guest]?.cookie ?? null);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as { id: string };
  }

  // ---- Attacks ----

  /** Sends requests as fast as they are answered, until all is refused or the time is up; how many were let through. */
  async shoot(method: string, shot: (n: number) => { path: string; body?: unknown; guest?: number }): Promise<number> {
    const until = performance.now() + LASTS;
    let [next, through, refused] = [0, 0, 0];
    const jobClass = async (): Promise<void> => {
      while (performance.now() < until && refused < ENOUGH) {
        const { path, body, guest } = shot(next++);
        if ((await this.request(method, path, body, guest)) === 429) refused++;
        else [through, refused] = [through + 1, 0];
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, jobClass));
    return through;
  }

  async connect(guest: number): Promise<AttackSocket> {
    const headers = { cookie: this.guests[guest]?.cookie ?? '', 'x-forwarded-for': this.address };
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/v1/socket`, { headers });
    await once(socket, 'open');
    return new AttackSocket(socket);
  }
}

/** A socket of an attacker. */
export class AttackSocket {
  private readonly socket: WebSocket;
  private readonly replies = new Map<number, (refused: boolean) => void>();

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
    socket.on('message', (data) => this.hear(String(data)));
    socket.on('close', () => this.end());
  }

  hangUp(): void {
    this.socket.terminate();
  }

  /** Sends messages as fast as they are answered, until all is refused or the time is up; how many were let through. */
  async shoot(message: (n: number) => object): Promise<number> {
    const until = performance.now() + LASTS;
    let [next, through, refused] = [0, 0, 0];
    const jobClass = async (): Promise<void> => {
      while (performance.now() < until && refused < ENOUGH && this.socket.readyState === WebSocket.OPEN) {
        if (await this.send(next, message(next++))) refused++;
        else [through, refused] = [through + 1, 0];
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, jobClass));
    return through;
  }

  /** Whether it was refused for being too fast. */
  private send(id: number, message: object): Promise<boolean> {
    return new Promise((resolve) => {
      this.replies.set(id, resolve);
      // A greeting has no number: it is answered when what follows it is.
      const [first, ...rest] = 'type' in message && message.type === 'hello' ? [message, PING] : [{ ...message, id }];
      this.socket.send(JSON.stringify(first));
      for (const more of rest) this.socket.send(JSON.stringify({ ...more, id }));
    });
  }

  private hear(text: string): void {
    const { type, id, bar } = JSON.parse(text) as { type: string; id?: number; bar?: { why: string } };
    // Whatever else comes is for who plays.
    if (id === undefined || type === 'chat') return;
    this.replies.get(id)?.(bar?.why === 'too-fast');
    this.replies.delete(id);
  }

  private end(): void {
    for (const reply of this.replies.values()) reply(true);
    this.replies.clear();
  }
}
const PING = { type: 'ping' };
