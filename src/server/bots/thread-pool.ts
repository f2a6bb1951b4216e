import { type ErrorSite, type ThreadReply, type ThreadTask, URGENCY } from './job.ts';
import type { PendingJob } from './pending-job.ts';
import { Thread } from './thread.ts';

/** A thread keeps every pack that it has loaded. After this many it is replaced. */
const MAX_PACKS = 30;

/** How threads are started. */
interface ThreadPoolOptions {
  readonly worker: URL;
  /** The URL of a module with further bots, or null. */
  readonly more: string | null;
  /** How many idle threads are kept. */
  readonly kept: number;
}

/** Events of the jobs that the pool was given. */
interface JobHandlers {
  /** The thread, which had to be started, is ready and the bot begins to think. */
  onBegun(pending: PendingJob): void;
  /** The thread has replied and is free again. */
  onReply(pending: PendingJob, reply: Exclude<ThreadReply, { readonly ready: true }>): void;
  /** The thread has died. */
  onDeath(pending: PendingJob, trouble: ErrorSite): void;
}

/** The threads and what each is working on. They are started on demand, and replaced when they end. */
export class ThreadPool {
  private readonly options: ThreadPoolOptions;
  private readonly handlers: JobHandlers;
  /** All threads, each with its current job; null: it is idle. */
  private readonly threads = new Map<Thread, PendingJob | null>();
  private readonly ending = new Set<Promise<void>>();

  constructor(how: ThreadPoolOptions, handlers: JobHandlers) {
    this.options = how;
    this.handlers = handlers;
  }

  get size(): number {
    return this.threads.size;
  }

  /** All jobs that are running. */
  working(): PendingJob[] {
    return [...this.threads.values()].filter((pending) => pending !== null);
  }

  /**
   * Gives a job to a thread. True if that was already running, so that the bot begins to think now. Throws if no thread
   * can be started.
   */
  give(pending: PendingJob, task: ThreadTask): boolean {
    const idle = this.threadOf(null);
    const thread = idle ?? this.start();
    thread.give(task);
    this.threads.set(thread, pending);
    return idle !== undefined;
  }

  /** Asks the bot that works on this job to stop. False if there is none. */
  hurry(pending: PendingJob): boolean {
    const thread = this.threadOf(pending);
    thread?.hurry(URGENCY.end);
    return thread !== undefined;
  }

  /** Asks all running bots to stop at the minimum that their level requires. */
  hurryAll(): void {
    for (const [thread, pending] of this.threads) if (pending !== null) thread.hurry(URGENCY.brief);
  }

  /** Ends the thread that works on this job. */
  terminate(pending: PendingJob): void {
    const thread = this.threadOf(pending);
    if (thread !== undefined) this.end(thread);
  }

  async close(): Promise<void> {
    for (const thread of this.threads.keys()) this.end(thread);
    await Promise.all(this.ending);
  }

  private threadOf(pending: PendingJob | null): Thread | undefined {
    return [...this.threads].find(([, other]) => other === pending)?.[0];
  }

  private start(): Thread {
    const thread = new Thread(this.options.worker, this.options.more, {
      onReply: (reply) => this.handleReply(thread, reply),
      onDeath: (trouble) => this.removeThread(thread, trouble),
    });
    this.threads.set(thread, null);
    return thread;
  }

  private handleReply(thread: Thread, reply: ThreadReply): void {
    const pending = this.threads.get(thread) ?? null;
    if (pending === null) return;
    if ('ready' in reply) {
      this.handlers.onBegun(pending);
      return;
    }
    // Marked as free first, so that a stand-in can use it.
    this.threads.set(thread, null);
    if (thread.packs.size >= MAX_PACKS) this.end(thread);
    this.handlers.onReply(pending, reply);
    if (this.threads.get(thread) === null && this.threads.size > this.options.kept) this.end(thread);
  }

  private removeThread(thread: Thread, trouble: ErrorSite): void {
    const pending = this.threads.get(thread) ?? null;
    this.threads.delete(thread);
    if (pending !== null) this.handlers.onDeath(pending, trouble);
  }

  private end(thread: Thread): void {
    this.threads.delete(thread);
    const ended = thread.end().finally(() => this.ending.delete(ended));
    this.ending.add(ended);
  }
}
