import type { BotAdvice, BotChoice } from '../../bots/index.ts';
import { COACH_MS, STAND_IN } from '../../table/index.ts';
import type { Logger } from '../log.ts';
import type { BotService } from './bot-service.ts';
import { type Failure, Failures } from './failures.ts';
import { FairQueue, JOB_CLASSES } from './fair-queue.ts';
import { anyLegal } from './fallback.ts';
import { type AdviceJob, type ErrorSite, errorSite, type Job, type JobOptions } from './job.ts';
import { newPendingJob, type PendingJob } from './pending-job.ts';
import { ThreadPool } from './thread-pool.ts';

/** The load of the scheduler, for the metrics. */
export interface SchedulerFigures {
  readonly waiting: number;
  readonly atWork: number;
  readonly threads: number;
  /** Since the start: how many answers came from bots, and how many did not, by reason. */
  readonly answered: number;
  readonly failures: Readonly<Record<Failure, number>>;
}

export interface SchedulerOptions {
  /** The built thread, dist/thinker.mjs. */
  readonly worker: URL;
  /** How many bots think at once, as long as they are quick. Slow ones get as many threads of their own. */
  readonly threads: number;
  /** How long anybody waits for a bot's answer. */
  readonly seconds: number;
  readonly log: Logger;
  /** How many jobs may wait. */
  readonly backlog?: number;
  /** After how many milliseconds of thinking a bot counts as slow. */
  readonly slowAfter?: number;
  /** How many milliseconds the stand-in has for a bot that failed. */
  readonly standInMs?: number;
  /** The address of a module with further bots: for tests. */
  readonly more?: string;
}

/** Even where bots have one thread, a second slow one need not wait for the first. */
const LEAST_SLOW_THREADS = 2;
/** Those who stand in are quick: one thread does for all. More of them than these need not wait for it. */
const STAND_INS = { threads: 1, backlog: 200 };
const STAND_IN_MS = 3000;
/** Of the time until its answer is awaited, a bot may think for so much: it needs some to come to an end. */
const SHARE = 0.7;
/** How many milliseconds a bot has to come to an end when it is asked to. */
const GRACE = 500;

/** Hands out work to a pool of threads. Everybody has an answer in time: where a bot fails or overruns it, another stands in. */
export class BotScheduler implements BotService {
  private readonly options: SchedulerOptions;
  private readonly room: Readonly<Record<PendingJob['jobClass'], number>>;
  private readonly queue = new FairQueue<PendingJob>();
  /** Jobs for the stand-in (greedy), which wait for its thread. */
  private readonly spare = new Set<PendingJob>();
  private readonly threads: ThreadPool;
  private readonly failures: Failures;
  private answered = 0;
  private closed = false;

  constructor(how: SchedulerOptions) {
    this.options = how;
    const slow = Math.max(how.threads, LEAST_SLOW_THREADS);
    this.room = { prompt: how.threads, slow, spare: STAND_INS.threads };
    this.failures = new Failures(how.log);
    this.threads = new ThreadPool(
      { worker: how.worker, more: how.more ?? null, kept: how.threads },
      {
        onBegun: (pending) => this.watch(pending),
        onReply: (pending, reply) => this.hear(pending, reply),
        onDeath: (pending, trouble) => {
          this.fail(pending, 'died', trouble);
          this.release(pending);
        },
      },
    );
  }

  choose(job: Job & { readonly bot: string }, options: Partial<JobOptions> = {}): Promise<BotChoice> {
    const { legal, hidden, asides = [] } = job.question;
    // What can be answered in one way only needs no thought; but if that is hidden, nobody may tell by how long it takes.
    if (!this.closed && !options.signal?.aborted && legal.length === 1 && asides.length === 0 && !hidden)
      return Promise.resolve({ say: legal[0] as string, why: null });
    return this.send(job, options) as Promise<BotChoice>;
  }

  advise(job: AdviceJob, options: Partial<JobOptions> = {}): Promise<BotAdvice | null> {
    this.queue.markSlow(job.table);
    return this.send({ ...job, bot: null, ms: COACH_MS, extraMs: 0 }, options) as Promise<BotAdvice | null>;
  }

  private send(job: Job, options: Partial<JobOptions>): Promise<BotChoice | BotAdvice | null> {
    if (this.closed) return Promise.reject(new Error('stopped'));
    if (options.signal?.aborted) return Promise.reject(new Error('unwanted'));
    if (job.question.legal.length === 0) return Promise.reject(new Error('a question without a legal answer'));
    return new Promise((tell, refuse) => {
      const pending = newPendingJob(job, options, this.options.seconds * 1000, { tell, refuse });
      if (this.queue.size >= (this.options.backlog ?? 1000)) {
        this.fail(pending, 'crowded');
        return;
      }
      this.queue.add(job.table, pending);
      this.expect(pending);
    });
  }

  /** Somebody waits for it from now on: not for ever, and as long as they need it. */
  private expect(pending: PendingJob): void {
    this.after(pending.due - performance.now(), pending, () => this.giveUp(pending));
    pending.options.signal?.addEventListener('abort', () => this.cancel(pending), { once: true });
    this.handOut();
  }

  figures(): SchedulerFigures {
    const atWork = this.threads.working().length;
    const { answered, failures } = this;
    return {
      waiting: this.queue.size + this.spare.size,
      atWork,
      threads: this.threads.size,
      answered,
      failures: failures.counts,
    };
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const pending of [...this.queue.clear(), ...this.spare, ...this.threads.working()]) {
      for (const timer of pending.timers) clearTimeout(timer);
      pending.isAnswered = true;
      pending.refuse(new Error('stopped'));
    }
    this.spare.clear();
    await this.threads.close();
  }

  private freeThreads(jobClass: PendingJob['jobClass']): number {
    return this.room[jobClass] - this.threads.working().filter((pending) => pending.jobClass === jobClass).length;
  }

  /** Starts waiting jobs as long as there are idle threads. */
  private handOut(): void {
    for (const pending of this.threads.working())
      if (pending.isSlow && pending.jobClass === 'prompt' && this.freeThreads('slow') > 0) pending.jobClass = 'slow';
    for (const jobClass of JOB_CLASSES) {
      for (let room = this.freeThreads(jobClass); room > 0; room = this.freeThreads(jobClass)) {
        // Bots of one table think side by side, but leave a thread for the others.
        const pending = this.queue.next(jobClass, room > 1);
        if (pending === null) break;
        pending.jobClass = jobClass;
        this.begin(pending);
      }
    }
    for (const pending of this.spare) {
      if (this.freeThreads('spare') === 0) break;
      this.spare.delete(pending);
      this.begin(pending);
    }
    if (this.queue.size > 0) this.threads.hurryAll();
  }

  private begin(pending: PendingJob): void {
    const { table: _, ...job } = pending.job;
    const waited = this.options.seconds * 1000 - (pending.due - performance.now());
    const extraMs = Math.max(0, job.extraMs - waited);
    const task = { ...job, luck: pending.luck, ms: this.timeFor(pending), extraMs };
    try {
      const thinks = this.threads.give(pending, task);
      // A thread that must first be started takes its time, too.
      this.after(SHARE * (pending.due - performance.now()), pending, () => this.threads.hurry(pending));
      if (thinks) this.watch(pending);
    } catch (error) {
      // No thread could be started, or what was to be sent is no plain data.
      this.fail(pending, 'failed', errorSite(error));
      this.release(pending);
    }
  }

  /** How long a bot may think that begins now. The more wait behind it, the less. */
  private timeFor({ job, jobClass, due }: PendingJob): number {
    const crowd = 1 + (jobClass === 'spare' ? this.spare.size : this.queue.waitingIn(jobClass)) / this.room[jobClass];
    return Math.max(0, Math.min(job.ms, (SHARE * (due - performance.now())) / crowd));
  }

  /** From here on the bot thinks. */
  private watch(pending: PendingJob): void {
    this.after(this.options.slowAfter ?? 1000, pending, () => {
      pending.isSlow = true;
      this.handOut();
    });
  }

  private hear(pending: PendingJob, reply: BotChoice | BotAdvice | { readonly failed: ErrorSite }): void {
    if ('failed' in reply) this.fail(pending, 'failed', reply.failed);
    else if (!isLegal(pending.job, reply)) this.fail(pending, 'illegal');
    else if (!pending.isAnswered) {
      this.answered++;
      this.tell(pending, reply);
    }
    this.release(pending);
  }

  /** Its time is up. */
  private giveUp(pending: PendingJob): void {
    const waited = this.drop(pending);
    this.fail(pending, waited ? 'waited' : 'slow');
  }

  /** Nobody needs this answer any more. */
  private cancel(pending: PendingJob): void {
    if (pending.isAnswered) return;
    pending.isAnswered = true;
    this.drop(pending);
    pending.refuse(new Error('unwanted'));
  }

  /** Sees to it that nobody works on this any more. True if nobody has begun. */
  private drop(pending: PendingJob): boolean {
    for (const timer of pending.timers) clearTimeout(timer);
    if (!this.threads.hurry(pending)) {
      if (!this.spare.delete(pending)) this.queue.remove(pending.job.table, pending);
      return true;
    }
    this.after(GRACE, pending, () => {
      this.threads.terminate(pending);
      this.release(pending);
    });
    return false;
  }

  /** Frees the thread of a job that is done, and stops the job's timers. */
  private release(pending: PendingJob): void {
    for (const timer of pending.timers) clearTimeout(timer);
    if (pending.jobClass !== 'spare') this.queue.done(pending.job.table, pending.isSlow);
    this.handOut();
  }

  private fail(pending: PendingJob, why: Failure, trouble?: ErrorSite): void {
    if (pending.isAnswered) return;
    // Its thread may yet say something: nobody listens.
    pending.isAnswered = true;
    const stoodIn = pending.jobClass === 'spare';
    this.failures.note(pending, stoodIn ? 'stand-in' : why, trouble);
    // Nobody stands in for a coach.
    if (pending.job.bot === null) pending.tell(null);
    else if (stoodIn || this.spare.size >= STAND_INS.backlog)
      pending.tell({ say: anyLegal(pending.job.question), why: null });
    else this.standIn(pending);
  }

  private standIn({ job, options, tell, refuse }: PendingJob): void {
    const ms = this.options.standInMs ?? STAND_IN_MS;
    const pending = newPendingJob({ ...job, bot: STAND_IN, ms }, options, ms, { tell, refuse });
    pending.jobClass = 'spare';
    this.spare.add(pending);
    this.expect(pending);
  }

  private tell(pending: PendingJob, reply: BotChoice | BotAdvice | null): void {
    pending.isAnswered = true;
    pending.tell(reply);
  }

  private after(ms: number, pending: PendingJob, act: () => void): void {
    pending.timers.push(setTimeout(act, ms).unref());
  }
}

/** Whether a reply is one to what was asked. */
function isLegal({ bot, question: { legal, asides = [] } }: Job, reply: BotChoice | BotAdvice): boolean {
  if ('verdicts' in reply) return bot === null && reply.verdicts.every(({ say }) => legal.includes(say));
  return bot !== null && (reply.aside === true ? asides : legal).includes(reply.say);
}
