import type { Advice, Choice } from '../../bots/index.ts';
import type { Logger } from '../log.ts';
import { type Failure, Failures } from './failures.ts';
import { anyLegal } from './fallback.ts';
import { type Job, type Reply, type Trouble, troubleOf } from './job.ts';
import { LANES, type Lane, Lines } from './lines.ts';
import { Thread } from './thread.ts';

/** The bots of all tables. */
export interface Thinkers {
  /**
   * That bot's answer: always one of the question's legal ones, always within the time limit. Where the bot fails or
   * is too slow it is any legal one, without a reason. Rejects only once the pool is closed, with 'stopped'.
   */
  choose(job: Job & { readonly bot: string }): Promise<Choice>;
  /** What a coach thinks of the answers; null where it fails or finds no time. It never makes quick bots wait. */
  advise(job: Omit<Job, 'bot'>): Promise<Advice | null>;
  close(): Promise<void>;
}

/** How a pool stands, for the metrics. */
export interface Figures {
  readonly waiting: number;
  readonly atWork: number;
  readonly threads: number;
  /** Since the start: how many answers came from bots, and how many did not, by reason. */
  readonly answered: number;
  readonly failures: Readonly<Record<Failure, number>>;
}

export interface How {
  /** The built thread, dist/thinker.mjs. */
  readonly worker: URL;
  /** How many bots think at once, as long as they are quick. Slow ones get as many threads of their own. */
  readonly threads: number;
  /** How long a bot may think, and how long anybody waits for its answer. */
  readonly seconds: number;
  readonly log: Logger;
  /** How many jobs may wait. */
  readonly backlog?: number;
  /** After how many milliseconds of thinking a bot counts as slow. */
  readonly slowAfter?: number;
  /** The address of a module with further bots: for tests. */
  readonly more?: string;
}

/** A thread keeps all that it loads. Once it has been given so many packs it makes way for a new one. */
const MOST_PACKS = 30;
/** Even where bots have one thread, a second slow one need not wait for the first. */
const LEAST_SLOW_THREADS = 2;

/** A job on its way. */
interface Errand {
  readonly job: Job;
  /** An answer, or to a coach's errand advice, or null. */
  readonly tell: (reply: Choice | Advice | null) => void;
  readonly refuse: (error: Error) => void;
  readonly timers: NodeJS.Timeout[];
  lane: Lane;
  /** Its bot is thinking for long. */
  slow: boolean;
  /** The answer was given; its bot may be thinking still. */
  told: boolean;
}

/** Threads are started when they are needed, and replaced when a bot overruns its time or takes its thread down. */
export class Pool implements Thinkers {
  private readonly how: How;
  private readonly room: Readonly<Record<Lane, number>>;
  private readonly lines = new Lines<Errand>();
  /** All threads, each with what it works on; null: it is idle. */
  private readonly crew = new Map<Thread, Errand | null>();
  private readonly ending = new Set<Promise<void>>();
  private readonly failures: Failures;
  private answered = 0;
  private closed = false;

  constructor(how: How) {
    this.how = how;
    this.room = { prompt: how.threads, slow: Math.max(how.threads, LEAST_SLOW_THREADS) };
    this.failures = new Failures(how.log);
  }

  choose(job: Job & { readonly bot: string }): Promise<Choice> {
    return this.send(job) as Promise<Choice>;
  }

  advise(job: Omit<Job, 'bot'>): Promise<Advice | null> {
    this.lines.slowly(job.table);
    return this.send({ ...job, bot: null }) as Promise<Advice | null>;
  }

  private send(job: Job): Promise<Choice | Advice | null> {
    if (this.closed) return Promise.reject(new Error('stopped'));
    if (job.question.legal.length === 0) return Promise.reject(new Error('a question without a legal answer'));
    return new Promise((tell, refuse) => {
      const errand: Errand = { job, tell, refuse, timers: [], lane: 'prompt', slow: job.bot === null, told: false };
      if (this.lines.size >= (this.how.backlog ?? 1000)) {
        this.fail(errand, 'crowded');
        return;
      }
      this.lines.add(job.table, errand);
      this.after(this.how.seconds * 1000, errand, () => this.giveUp(errand));
      this.handOut();
    });
  }

  figures(): Figures {
    const atWork = this.working().length;
    const { answered, failures } = this;
    return { waiting: this.lines.size, atWork, threads: this.crew.size, answered, failures: failures.counts };
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const errand of [...this.lines.clear(), ...this.working()]) {
      for (const timer of errand.timers) clearTimeout(timer);
      errand.refuse(new Error('stopped'));
    }
    for (const thread of this.crew.keys()) this.end(thread);
    await Promise.all(this.ending);
  }

  private working(): Errand[] {
    return [...this.crew.values()].filter((errand) => errand !== null);
  }

  private hasRoom(lane: Lane): boolean {
    return this.working().filter((errand) => errand.lane === lane).length < this.room[lane];
  }

  /** Gives work to threads while there is both. */
  private handOut(): void {
    for (const errand of this.working()) if (errand.slow && this.hasRoom('slow')) errand.lane = 'slow';
    for (const lane of LANES) {
      while (this.hasRoom(lane)) {
        const errand = this.lines.next(lane);
        if (errand === null) break;
        errand.lane = lane;
        this.begin(errand);
      }
    }
  }

  private begin(errand: Errand): void {
    const { table: _, ...task } = errand.job;
    try {
      const idle = [...this.crew].find(([, other]) => other === null)?.[0];
      const thread = idle ?? this.start();
      thread.give(task);
      this.crew.set(thread, errand);
      this.after(this.how.seconds * 1000, errand, () => this.overrun(thread, errand));
      if (idle !== undefined) this.watch(errand);
    } catch (error) {
      // No thread could be started, or what was to be sent is no plain data.
      this.fail(errand, 'failed', troubleOf(error));
      this.lines.done(errand.job.table, false);
    }
  }

  private start(): Thread {
    const thread = new Thread(
      this.how.worker,
      { more: this.how.more ?? null },
      {
        onReply: (reply) => this.hear(thread, reply),
        onDeath: (trouble) => this.bury(thread, trouble),
      },
    );
    this.crew.set(thread, null);
    return thread;
  }

  /** From here on the bot thinks. */
  private watch(errand: Errand): void {
    this.after(this.how.slowAfter ?? 1000, errand, () => {
      errand.slow = true;
      this.handOut();
    });
  }

  private overrun(thread: Thread, errand: Errand): void {
    this.fail(errand, 'slow');
    this.end(thread);
    this.release(errand);
  }

  private hear(thread: Thread, reply: Reply): void {
    const errand = this.crew.get(thread) ?? null;
    if (errand === null) return;
    if ('ready' in reply) {
      this.watch(errand);
      return;
    }
    if ('failed' in reply) this.fail(errand, 'failed', reply.failed);
    else if (!isLegal(errand.job, reply)) this.fail(errand, 'illegal');
    else if (!errand.told) {
      this.answered++;
      this.tell(errand, reply);
    }
    this.crew.set(thread, null);
    if (thread.packs.size >= MOST_PACKS) this.end(thread);
    this.release(errand);
    if (this.crew.get(thread) === null && this.crew.size > this.how.threads) this.end(thread);
  }

  private bury(thread: Thread, trouble: Trouble): void {
    const errand = this.crew.get(thread) ?? null;
    this.crew.delete(thread);
    if (errand === null) return;
    this.fail(errand, 'died', trouble);
    this.release(errand);
  }

  /** Nobody waits for this answer any longer. A bot that has begun late may use up its time. */
  private giveUp(errand: Errand): void {
    const thread = [...this.crew].find(([, other]) => other === errand)?.[0];
    if (thread === undefined) this.lines.remove(errand.job.table, errand);
    this.fail(errand, thread === undefined ? 'waited' : 'slow');
  }

  /** A job's thread is rid of it. */
  private release(errand: Errand): void {
    for (const timer of errand.timers) clearTimeout(timer);
    this.lines.done(errand.job.table, errand.slow);
    this.handOut();
  }

  private end(thread: Thread): void {
    this.crew.delete(thread);
    const ended = thread.end().finally(() => this.ending.delete(ended));
    this.ending.add(ended);
  }

  private fail(errand: Errand, why: Failure, trouble?: Trouble): void {
    if (errand.told) return;
    this.failures.note(errand.job, why, trouble);
    const { bot, question } = errand.job;
    this.tell(errand, bot === null ? null : { say: anyLegal(question), why: null });
  }

  private tell(errand: Errand, reply: Choice | Advice | null): void {
    errand.told = true;
    errand.tell(reply);
  }

  private after(ms: number, errand: Errand, act: () => void): void {
    errand.timers.push(setTimeout(act, ms).unref());
  }
}

/** Whether a reply is one to what was asked. */
function isLegal({ bot, question: { legal } }: Job, reply: Choice | Advice): boolean {
  if ('verdicts' in reply) return bot === null && reply.verdicts.every(({ say }) => legal.includes(say));
  return bot !== null && legal.includes(reply.say);
}
