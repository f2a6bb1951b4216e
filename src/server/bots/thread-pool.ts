import { type ErrorSite, type ThreadReply, type ThreadTask, URGENCY } from './job.ts';
import type { PendingJob } from './pending-job.ts';
import { Thread } from './thread.ts';

/** A thread keeps all that it loads. Once it has been given so many packs it makes way for a new one. */
const MOST_PACKS = 30;

/** What threads are started with. */
interface ThreadPoolOptions {
  readonly worker: URL;
  /** The address of a module with further bots, or null. */
  readonly more: string | null;
  /** How many idle threads are kept. */
  readonly kept: number;
}

/** What the pool tells of the jobs that it was given. */
interface JobHandlers {
  /** The thread had to be started first; from here on the bot thinks. */
  onBegun(pending: PendingJob): void;
  /** Its thread is free again. */
  onReply(pending: PendingJob, reply: Exclude<ThreadReply, { readonly ready: true }>): void;
  /** Its thread is no more. */
  onDeath(pending: PendingJob, trouble: ErrorSite): void;
}

/** The threads of a pool and what each works on. They are started when they are needed, and replaced when they end. */
export class ThreadPool {
  private readonly options: ThreadPoolOptions;
  private readonly handlers: JobHandlers;
  /** All threads, each with what it works on; null: it is idle. */
  private readonly threads = new Map<Thread, PendingJob | null>();
  private readonly ending = new Set<Promise<void>>();

  constructor(how: ThreadPoolOptions, handlers: JobHandlers) {
    this.options = how;
    this.handlers = handlers;
  }

  get size(): number {
    return this.threads.size;
  }

  /** All that is being worked on. */
  working(): PendingJob[] {
    return [...this.threads.values()].filter((pending) => pending !== null);
  }

  /** Gives a job to a thread. True if that was idle: then the bot thinks from now on. Throws where none takes it. */
  give(pending: PendingJob, task: ThreadTask): boolean {
    const idle = this.threadOf(null);
    const thread = idle ?? this.start();
    thread.give(task);
    this.threads.set(thread, pending);
    return idle !== undefined;
  }

  /** Asks the bot at work on this to come to an end. False if there is none. */
  hurry(pending: PendingJob): boolean {
    const thread = this.threadOf(pending);
    thread?.hurry(URGENCY.end);
    return thread !== undefined;
  }

  /** Asks all running bots to finish with the thinking that their level requires. */
  hurryAll(): void {
    for (const [thread, pending] of this.threads) if (pending !== null) thread.hurry(URGENCY.brief);
  }

  /** Ends the thread that works on this, whatever its bot is doing. */
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
      onReply: (reply) => this.hear(thread, reply),
      onDeath: (trouble) => this.removeThread(thread, trouble),
    });
    this.threads.set(thread, null);
    return thread;
  }

  private hear(thread: Thread, reply: ThreadReply): void {
    const pending = this.threads.get(thread) ?? null;
    if (pending === null) return;
    if ('ready' in reply) {
      this.handlers.onBegun(pending);
      return;
    }
    // Whoever stands in finds it free.
    this.threads.set(thread, null);
    if (thread.packs.size >= MOST_PACKS) this.end(thread);
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
