import { Worker } from 'node:worker_threads';
import {
  type ErrorSite,
  errorSite,
  type ThreadOptions,
  type ThreadReply,
  type ThreadTask,
  URGENCY,
  type Urgency,
} from './job.ts';

/**
 * What a thread may take. A bot that grows beyond it loses its thread, nobody else theirs. But V8 ends the whole process
 * where a single piece of memory is far too large: a bot may keep a great many things, in no one huge Map or array.
 */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/** What a thread tells whoever started it. */
export interface ThreadHandlers {
  onReply(reply: ThreadReply): void;
  /** The thread ended by itself; messages to it are lost. */
  onDeath(trouble: ErrorSite): void;
}

/** A worker thread in which bots think, one task at a time. It never keeps the process alive. */
export class Thread {
  /** The packs that it has been given, by the edition that they are played under. */
  readonly packs = new Set<string>();
  private readonly worker: Worker;
  private readonly cells = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  private ended = false;

  constructor(url: URL, more: string | null, { onReply, onDeath }: ThreadHandlers) {
    // It gets nothing of the server's environment: there are passwords in it.
    const own = { name: 'thinker', env: {}, execArgv: ['--enable-source-maps'], resourceLimits: LIMITS };
    const ways: ThreadOptions = { more, urgency: this.cells.buffer };
    this.worker = new Worker(url, { ...own, workerData: ways });
    this.worker.unref();
    let trouble: ErrorSite = { error: 'exit', at: [] };
    this.worker.on('message', (reply: ThreadReply) => {
      if (!this.ended) onReply(reply);
    });
    this.worker.on('error', (error) => {
      trouble = errorSite(error);
    });
    this.worker.on('exit', () => {
      if (!this.ended) onDeath(trouble);
    });
  }

  give(task: ThreadTask): void {
    Atomics.store(this.cells, 0, URGENCY.none);
    const needed = `${task.edition} ${task.content}`;
    const known = task.pack === null || this.packs.has(needed);
    this.worker.postMessage(known ? { ...task, pack: null } : task);
    if (!known) this.packs.add(needed);
  }

  /** Hurries the bot at work, never less than before. One that does not listen must be ended. */
  hurry(urgency: Urgency): void {
    Atomics.store(this.cells, 0, Math.max(urgency, Atomics.load(this.cells, 0)));
  }

  /** Ends it, whatever it is doing. Nothing is heard of it from now on. */
  async end(): Promise<void> {
    this.ended = true;
    await this.worker.terminate();
  }
}
