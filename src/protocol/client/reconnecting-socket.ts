import { type FromClient, type FromServer, fromServer, PROTOCOL } from '../socket.ts';

/** Opens a websocket, the browser's or another's, and hands on what comes of it. */
export type OpenSocket = (handlers: SocketHandlers) => SocketHandle;
export interface SocketHandlers {
  opened(): void;
  heard(text: string): void;
  /** Once, whoever hung up and whether or not it ever opened. */
  closed(): void;
}
export interface SocketHandle {
  send(text: string): void;
  hangUp(): void;
}

/** What a connection needs of the world around it. */
export interface SocketEnvironment {
  readonly openSocket: OpenSocket;
  /** Does something after so many milliseconds, unless what it returns is called before. */
  later(ms: number, act: () => void): () => void;
  /** From 0 to 1: so that a thousand clients do not come back in the same moment. */
  random(): number;
}

/** `closed` is final: this side closed it, or the server refuses the connection. */
export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'closed';

/** Milliseconds: until the first try to come back and between the last ones, of silence before asking, and for the reply. */
const MIN_RECONNECT_MS = 300;
const MAX_RECONNECT_MS = 10_000;
const PING_AFTER_MS = 25_000;
const REPLY_TIMEOUT_MS = 10_000;

/**
 * A WebSocket that reconnects by itself. It says hello, asks after long silence whether anybody is still there, and
 * after a loss tries again, at first soon and then more rarely, for as long as nobody closes it.
 */
export class ReconnectingSocket {
  status: ConnectionStatus = 'connecting';
  private readonly environment: SocketEnvironment;
  private readonly receive: (message: FromServer) => void;
  private readonly changed: (why: string | null) => void;
  private handle: SocketHandle | null = null;
  private tries = 0;
  /** When the server said to come back. */
  private wait: number | null = null;
  private stopTimer = () => {};

  /** `changed` is told of every new status, with the server's reason where it hung up. */
  constructor(
    environment: SocketEnvironment,
    receive: (message: FromServer) => void,
    changed: (why: string | null) => void,
  ) {
    this.environment = environment;
    this.receive = receive;
    this.changed = changed;
    this.connect();
  }

  /** False if nothing can be sent now. */
  send(message: FromClient): boolean {
    if (this.status !== 'open') return false;
    this.handle?.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.end('closed', null);
  }

  private connect(): void {
    // The handlers of a socket that was given up are no longer called.
    const mine = (act: () => void) => () => {
      if (this.handle === handle) act();
    };
    const handle = this.environment.openSocket({
      opened: mine(() => handle.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL } satisfies FromClient))),
      heard: (text) => mine(() => this.hear(text))(),
      closed: mine(() => this.end('lost', null)),
    });
    this.handle = handle;
    this.set(REPLY_TIMEOUT_MS, () => this.end('lost', null));
  }

  private hear(text: string): void {
    const message = read(text);
    // A newer server may say more than we know, but what we know it must say as we know it.
    if (message === 'unknown') return;
    if (message === 'malformed') this.end('closed', 'malformed');
    else if (message.type === 'bye') {
      this.wait = message.retry;
      this.end(message.retry === null ? 'closed' : 'lost', message.why);
    } else if (message.type === 'refused' && this.status !== 'open') this.end('closed', message.bar.why);
    else {
      this.watchSilence();
      this.receive(message);
      if (message.type === 'welcome') this.welcomed();
    }
  }

  private welcomed(): void {
    this.tries = 0;
    this.become('open', null);
  }

  private watchSilence(): void {
    this.set(PING_AFTER_MS, () => {
      this.send({ type: 'ping', id: 0 });
      this.set(REPLY_TIMEOUT_MS, () => this.end('lost', null));
    });
  }

  private end(status: 'lost' | 'closed', why: string | null): void {
    if (this.status === 'closed') return;
    const { handle } = this;
    this.handle = null;
    handle?.hangUp();
    this.stopTimer();
    if (status === 'lost') this.set(this.pause(), () => this.connect());
    this.become(status, why);
  }

  private pause(): number {
    const { wait } = this;
    this.wait = null;
    if (wait !== null) return wait;
    const longest = Math.min(MAX_RECONNECT_MS, MIN_RECONNECT_MS * 2 ** this.tries++);
    return longest * (0.5 + this.environment.random() / 2);
  }

  private become(status: ConnectionStatus, why: string | null): void {
    const same = this.status === status;
    this.status = status;
    if (!same) this.changed(why);
  }

  private set(ms: number, act: () => void): void {
    this.stopTimer();
    this.stopTimer = this.environment.later(ms, act);
  }
}

const KNOWN: ReadonlySet<unknown> = new Set(fromServer.options.map(({ shape }) => shape.type.value));

function read(text: string): FromServer | 'unknown' | 'malformed' {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return 'malformed';
  }
  const { success, data: message } = fromServer.safeParse(data);
  if (success) return message;
  const type = (data as { type?: unknown } | null)?.type;
  return typeof type === 'string' && !KNOWN.has(type) ? 'unknown' : 'malformed';
}
