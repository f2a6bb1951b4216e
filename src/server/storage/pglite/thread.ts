import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { Logger } from '../../log.ts';

/** What the thread tells: that it is ready, or a line that PostgreSQL wrote. */
type ThreadMessage = { readonly ready: true } | { readonly said: string };

/** PGlite, running in its thread. */
export class DatabaseThread {
  /** Resolves when it ended without having been asked to: then nothing works any more. */
  readonly dead: Promise<Error>;
  readonly #worker: Worker;
  readonly #sockets = new Set<ThreadSocket>();
  #error: Error | null = null;
  #closing = false;

  private constructor(worker: Worker, log: Logger) {
    this.#worker = worker;
    let last = '';
    worker.on('message', (told: ThreadMessage) => {
      if (!('said' in told)) return;
      if (/\b(FATAL|PANIC):/.test(told.said)) last = told.said.replace(/^.*?\b(FATAL|PANIC): */, '');
      log.debug({ said: told.said }, 'from the database');
    });
    worker.on('error', (error) => {
      last ||= error.message;
    });
    this.dead = new Promise((resolve) => {
      worker.on('exit', () => {
        this.#error = new Error(`the database has stopped: ${last || 'no reason was given'}`);
        for (const socket of this.#sockets) socket.destroy(this.#error);
        if (!this.#closing) resolve(this.#error);
      });
    });
  }

  /** Makes a database in the folder, which must be empty or absent. */
  static async create(folder: string, log: Logger): Promise<void> {
    const worker = startWorker(folder, true);
    const { dead } = new DatabaseThread(worker, log);
    const [code] = await once(worker, 'exit');
    if (code !== 0) throw await dead;
  }

  static async open(folder: string, log: Logger): Promise<DatabaseThread> {
    const worker = startWorker(folder, false);
    const thread = new DatabaseThread(worker, log);
    const ready = new Promise<null>((resolve) => {
      worker.on('message', (told: ThreadMessage) => 'ready' in told && resolve(null));
    });
    const error = await Promise.race([ready, thread.dead]);
    if (error !== null) throw error;
    return thread;
  }

  /** What `pg` takes for its socket. */
  connect(): Duplex {
    const { port1, port2 } = new MessageChannel();
    const socket = new ThreadSocket(port1, this.#error);
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    this.#worker.postMessage({ client: port2 }, [port2]);
    return socket;
  }

  async close(): Promise<void> {
    if (this.#error !== null) return;
    this.#closing = true;
    const exit = once(this.#worker, 'exit');
    this.#worker.postMessage({});
    await exit;
  }
}

const startWorker = (folder: string, create: boolean): Worker =>
  // It gets nothing of the server's environment: there are passwords in it.
  new Worker(new URL('./pglite-thread.mjs', import.meta.url), {
    name: 'database',
    env: {},
    execArgv: [],
    workerData: { folder, create },
  });

class ThreadSocket extends Duplex {
  readonly #port: MessagePort;
  readonly #error: Error | null;

  constructor(port: MessagePort, error: Error | null) {
    super();
    this.#port = port;
    this.#error = error;
    port.on('message', (bytes: Uint8Array<ArrayBuffer>) => this.push(Buffer.from(bytes.buffer)));
  }

  // What `pg` asks of a socket.
  connect(): void {
    setImmediate(() => {
      if (this.#error === null) this.emit('connect');
      else this.destroy(this.#error);
    });
  }
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {
    this.#port.ref();
  }
  unref(): void {
    this.#port.unref();
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    const bytes = new Uint8Array(chunk);
    this.#port.postMessage(bytes, [bytes.buffer]);
    done();
  }

  /** All that `pg` wrote in one go is one request. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'buffer', done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    done(error);
  }
}
