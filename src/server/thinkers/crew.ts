import type { Errand } from './errand.ts';
import { HASTE, type Reply, type Task, type Trouble } from './job.ts';
import { Thread } from './thread.ts';

/** A thread keeps all that it loads. Once it has been given so many packs it makes way for a new one. */
const MOST_PACKS = 30;

/** What threads are started with. */
interface Start {
  readonly worker: URL;
  /** The address of a module with further bots, or null. */
  readonly more: string | null;
  /** How many idle threads are kept. */
  readonly kept: number;
}

/** What a crew tells of the errands that it was given. */
interface Ears {
  /** The thread had to be started first; from here on the bot thinks. */
  onBegun(errand: Errand): void;
  /** Its thread is free again. */
  onReply(errand: Errand, reply: Exclude<Reply, { readonly ready: true }>): void;
  /** Its thread is no more. */
  onDeath(errand: Errand, trouble: Trouble): void;
}

/** The threads of a pool and what each works on. They are started when they are needed, and replaced when they end. */
export class Crew {
  private readonly how: Start;
  private readonly ears: Ears;
  /** All threads, each with what it works on; null: it is idle. */
  private readonly threads = new Map<Thread, Errand | null>();
  private readonly ending = new Set<Promise<void>>();

  constructor(how: Start, ears: Ears) {
    this.how = how;
    this.ears = ears;
  }

  get size(): number {
    return this.threads.size;
  }

  /** All that is being worked on. */
  working(): Errand[] {
    return [...this.threads.values()].filter((errand) => errand !== null);
  }

  /** Gives an errand to a thread. True if that was idle: then the bot thinks from now on. Throws where none takes it. */
  give(errand: Errand, task: Task): boolean {
    const idle = this.threadOf(null);
    const thread = idle ?? this.start();
    thread.give(task);
    this.threads.set(thread, errand);
    return idle !== undefined;
  }

  /** Asks the bot at work on this to come to an end. False if there is none. */
  hurry(errand: Errand): boolean {
    const thread = this.threadOf(errand);
    thread?.hurry(HASTE.end);
    return thread !== undefined;
  }

  /** Asks all bots at work to think no longer than they must. */
  hurryAll(): void {
    for (const [thread, errand] of this.threads) if (errand !== null) thread.hurry(HASTE.brief);
  }

  /** Ends the thread that works on this, whatever its bot is doing. */
  dismiss(errand: Errand): void {
    const thread = this.threadOf(errand);
    if (thread !== undefined) this.end(thread);
  }

  async close(): Promise<void> {
    for (const thread of this.threads.keys()) this.end(thread);
    await Promise.all(this.ending);
  }

  private threadOf(errand: Errand | null): Thread | undefined {
    return [...this.threads].find(([, other]) => other === errand)?.[0];
  }

  private start(): Thread {
    const thread = new Thread(this.how.worker, this.how.more, {
      onReply: (reply) => this.hear(thread, reply),
      onDeath: (trouble) => this.bury(thread, trouble),
    });
    this.threads.set(thread, null);
    return thread;
  }

  private hear(thread: Thread, reply: Reply): void {
    const errand = this.threads.get(thread) ?? null;
    if (errand === null) return;
    if ('ready' in reply) {
      this.ears.onBegun(errand);
      return;
    }
    // Whoever stands in finds it free.
    this.threads.set(thread, null);
    if (thread.packs.size >= MOST_PACKS) this.end(thread);
    this.ears.onReply(errand, reply);
    if (this.threads.get(thread) === null && this.threads.size > this.how.kept) this.end(thread);
  }

  private bury(thread: Thread, trouble: Trouble): void {
    const errand = this.threads.get(thread) ?? null;
    this.threads.delete(thread);
    if (errand !== null) this.ears.onDeath(errand, trouble);
  }

  private end(thread: Thread): void {
    this.threads.delete(thread);
    const ended = thread.end().finally(() => this.ending.delete(ended));
    this.ending.add(ended);
  }
}
