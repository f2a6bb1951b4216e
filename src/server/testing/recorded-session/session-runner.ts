import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { fromServer } from '../../../protocol/socket.ts';
import { PATIENCE } from '../patience.ts';
import { Aliases } from './aliases.ts';
import { laidOut, type SessionLine } from './session.ts';
import type { SessionServer } from './session-server.ts';

const REQUEST = /^(GET|POST|PUT|PATCH|DELETE) (\S+)(?: (.*))?$/s;
/** A status, or a header. */
const REPLY = /^(?:\d{3}\b|set-cookie:)/;
/** The id of the last word to every socket: all that was sent before its echo has come. */
const LAST = Number.MAX_SAFE_INTEGER;

/** What came to somebody and was not looked at yet. */
class TextQueue {
  readonly texts: string[] = [];
  private wake = () => {};

  put(text: string): void {
    this.texts.push(text);
    this.wake();
  }

  /** The next text; null if none comes. */
  async next(): Promise<string | null> {
    if (this.texts.length === 0)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, PATIENCE);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    return this.texts.shift() ?? null;
  }
}

/** Somebody in a session. Replies and messages come on two ways: which comes first is left to chance. */
interface Actor {
  cookie: string;
  socket: WebSocket | null;
  readonly replies: TextQueue;
  readonly messages: TextQueue;
}

/** Where a session is played. */
export class SessionRunner {
  private readonly server: SessionServer;
  private readonly actors = new Map<string, Actor>();
  private readonly aliases = new Aliases();

  constructor(server: SessionServer) {
    this.server = server;
    server.reset();
  }

  /** Everybody goes. */
  clear(): void {
    for (const { socket } of this.actors.values()) socket?.terminate();
  }

  // ---- What is done ----

  async perform(what: string): Promise<void> {
    const [, seconds] = /^(\d+) seconds pass$/.exec(what) ?? [];
    if (seconds !== undefined) this.server.pass(Number(seconds));
    else if (what === 'the server stops') await this.server.stop();
    else if (what === 'the server starts again') await this.server.startAgain();
    else throw new Error(`nobody knows how to do this: ${what}`);
  }

  async send(who: string, text: string): Promise<void> {
    const actor = this.actor(who);
    const [, method, path = '', body] = REQUEST.exec(text) ?? [];
    const [, other = who] = /^connect(?: as (\w+))?$/.exec(text) ?? [];
    if (method !== undefined) await this.request(actor, method, this.aliases.show(path), body);
    else if (text.startsWith('connect')) await this.connect(actor, this.actor(other).cookie);
    else if (text === 'hang up') actor.socket?.removeAllListeners('close').close();
    else actor.socket?.send(this.aliases.show(text));
  }

  private actor(name: string): Actor {
    const known = this.actors.get(name);
    if (known !== undefined) return known;
    const actor = { cookie: '', socket: null, replies: new TextQueue(), messages: new TextQueue() };
    this.actors.set(name, actor);
    return actor;
  }

  private async request(actor: Actor, method: string, path: string, body: string | undefined): Promise<void> {
    const response = await fetch(`${this.server.url}${path}`, {
      method,
      headers: { cookie: actor.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: this.aliases.show(body) }),
    });
    const text = await response.text();
    if (text !== '') this.aliases.learn(JSON.parse(text));
    actor.replies.put(`${response.status} ${text}`.trim());
    for (const cookie of response.headers.getSetCookie()) {
      actor.cookie = cookie.split(';')[0] as string;
      actor.replies.put(`set-cookie: ${cookie}`);
    }
  }

  private async connect(actor: Actor, cookie: string): Promise<void> {
    const url = `${this.server.url.replace('http', 'ws')}/api/v1/socket`;
    const socket = new WebSocket(url, { headers: { cookie } });
    actor.socket = socket;
    socket.on('message', (data) => {
      const text = String(data);
      this.aliases.learn(fromServer.parse(JSON.parse(text)));
      actor.messages.put(text);
    });
    socket.on('close', (code) => actor.messages.put(`closed ${code}`));
    await once(socket, 'open');
  }

  // ---- What comes of it ----

  /** What comes next to somebody, on the way on which the expected text would come; null if nothing does. */
  async next(who: string, expected: string): Promise<string | null> {
    const { replies, messages } = this.actor(who);
    const text = await (REPLY.test(expected) ? replies : messages).next();
    return text === null ? null : this.written(who, text);
  }

  /** All that has come and was not looked at, by person; one of them stands first. */
  taken(first: string | null): SessionLine[] {
    const names = [...this.actors.keys()].sort((a, b) => Number(b === first) - Number(a === first));
    return names.flatMap((who) => {
      const { replies, messages } = this.actor(who);
      const texts = [...replies.texts.splice(0), ...messages.texts.splice(0)];
      return texts.map((text) => ({ kind: 'heard' as const, who, text: this.written(who, text) }));
    });
  }

  /** The same, when all that is under way has come. */
  async rest(): Promise<SessionLine[]> {
    await Promise.all(
      [...this.actors.values()].map(async ({ socket, messages }) => {
        if (socket?.readyState !== WebSocket.OPEN) return;
        socket.send(JSON.stringify({ type: 'ping', id: LAST }));
        const isEcho = (text: string) => text.includes(`"id":${LAST}`);
        while (!messages.texts.some(isEcho)) await once(socket, 'message');
        messages.texts.splice(messages.texts.findIndex(isEcho), 1);
      }),
    );
    return this.taken(null);
  }

  /** Waits until nothing comes any more: how long that takes nobody knows. For recording alone. */
  async settle(ms: number): Promise<void> {
    const count = () => [...this.actors.values()].reduce((sum, { messages }) => sum + messages.texts.length, 0);
    for (let before = -1; before !== count(); ) {
      before = count();
      await pause(ms);
    }
  }

  /** A text that came, as it is written down. */
  private written(who: string, text: string): string {
    const hidden = this.aliases.hide(text);
    const from = hidden.search(/[{[]/);
    if (from === -1) return hidden;
    return hidden.slice(0, from) + laidOut(JSON.parse(hidden.slice(from)), who.length + 3 + from);
  }
}
