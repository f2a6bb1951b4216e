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
 * Memory limits of a thread. A bot that exceeds them loses its own thread only. But V8 ends the whole process if a
 * single object is far too large, such as one huge Map or array.
 */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/** Events of a thread. */
export interface ThreadHandlers {
  onReply(reply: ThreadReply): void;
  /** The thread ended unexpectedly; messages to it are lost. */
  onDeath(trouble: ErrorSite): void;
}

/** A worker thread in which bots think, one task at a time. It never keeps the process alive. */
export class Thread {
  /** The packs that it has been given, each with its edition. */
  readonly packs = new Set<string>();
  private readonly worker: Worker;
  private readonly cells = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  private ended = false;

  constructor(url: URL, more: string | null, { onReply, onDeath }: ThreadHandlers) {
    // The thread gets none of the server's environment variables, because they contain passwords.
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

  /** Raises the urgency for the running bot, and never lowers it. A bot that ignores it must be terminated. */
  hurry(urgency: Urgency): void {
    Atomics.store(this.cells, 0, Math.max(urgency, Atomics.load(this.cells, 0)));
  }

  /** Ends the thread at once; no more events follow. */
  async end(): Promise<void> {
    this.ended = true;
    await this.worker.terminate();
  }
}
