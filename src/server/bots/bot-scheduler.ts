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
  /** Since the start: how many answers bots have given, and how many they failed to give, by reason. */
  readonly answered: number;
  readonly failures: Readonly<Record<Failure, number>>;
}

export interface SchedulerOptions {
  /** The built script of the threads, dist/thinker.mjs. */
  readonly worker: URL;
  /** How many jobs of quick bots run at once. Slow ones have as many threads of their own. */
  readonly threads: number;
  /** The time limit for an answer, in seconds. */
  readonly seconds: number;
  readonly log: Logger;
  /** How many jobs may be queued. */
  readonly backlog?: number;
  /** A bot that has been thinking for this many milliseconds counts as slow. */
  readonly slowAfter?: number;
  /** How many milliseconds the stand-in has for a bot that failed. */
  readonly standInMs?: number;
  /** The URL of a module with further bots, for tests. */
  readonly more?: string;
}

/** Even if quick bots have only one thread, two slow jobs can run at once. */
const MIN_SLOW_THREADS = 2;
/**
 * Stand-ins are quick, so one thread is enough. If more than `backlog` are queued, a random legal answer is given at
 * once.
 */
const STAND_INS = { threads: 1, backlog: 200 };
const STAND_IN_MS = 3000;
/** The part of the remaining time that a bot may think for: it needs the rest to finish. */
const THINKING_SHARE = 0.7;
/** How many milliseconds a bot has to finish once it is asked to. */
const GRACE_MS = 500;

/**
 * Assigns jobs to a pool of threads. Every job is answered in time: if its bot fails or takes too long, a stand-in
 * answers.
 */
export class BotScheduler implements BotService {
  private readonly options: SchedulerOptions;
  private readonly capacity: Readonly<Record<PendingJob['jobClass'], number>>;
  private readonly queue = new FairQueue<PendingJob>();
  /** Jobs for the stand-in (greedy) that wait for its thread. */
  private readonly standIns = new Set<PendingJob>();
  private readonly threads: ThreadPool;
  private readonly failures: Failures;
  private answered = 0;
  private closed = false;

  constructor(how: SchedulerOptions) {
    this.options = how;
    const slow = Math.max(how.threads, MIN_SLOW_THREADS);
    this.capacity = { prompt: how.threads, slow, 'stand-in': STAND_INS.threads };
    this.failures = new Failures(how.log);
    this.threads = new ThreadPool(
      { worker: how.worker, more: how.more ?? null, kept: how.threads },
      {
        onBegun: (pending) => this.watch(pending),
        onReply: (pending, reply) => this.handleReply(pending, reply),
        onDeath: (pending, trouble) => {
          this.fail(pending, 'died', trouble);
          this.release(pending);
        },
      },
    );
  }

  choose(job: Job & { readonly bot: string }, options: Partial<JobOptions> = {}): Promise<BotChoice> {
    const { legal, hidden, asides = [] } = job.question;
    // A single legal answer needs no thinking. But if the question is hidden, the short time would reveal that there
    // was only one.
    if (!this.closed && !options.signal?.aborted && legal.length === 1 && asides.length === 0 && !hidden)
      return Promise.resolve({ say: legal[0] as string, why: null });
    return this.enqueue(job, options) as Promise<BotChoice>;
  }

  advise(job: AdviceJob, options: Partial<JobOptions> = {}): Promise<BotAdvice | null> {
    this.queue.markSlow(job.table);
    return this.enqueue({ ...job, bot: null, ms: COACH_MS, extraMs: 0 }, options) as Promise<BotAdvice | null>;
  }

  private enqueue(job: Job, options: Partial<JobOptions>): Promise<BotChoice | BotAdvice | null> {
    if (this.closed) return Promise.reject(new Error('stopped'));
    if (options.signal?.aborted) return Promise.reject(new Error('unwanted'));
    if (job.question.legal.length === 0) return Promise.reject(new Error('a question without a legal answer'));
    return new Promise((resolve, reject) => {
      const pending = newPendingJob(job, options, this.options.seconds * 1000, { resolve, reject });
      if (this.queue.size >= (this.options.backlog ?? 1000)) {
        this.fail(pending, 'crowded');
        return;
      }
      this.queue.add(job.table, pending);
      this.startTimers(pending);
    });
  }

  /** Sets the time limit of a job, and cancels it when its signal is aborted. */
  private startTimers(pending: PendingJob): void {
    this.setTimer(pending.due - performance.now(), pending, () => this.handleTimeout(pending));
    pending.options.signal?.addEventListener('abort', () => this.cancel(pending), { once: true });
    this.startJobs();
  }

  figures(): SchedulerFigures {
    const atWork = this.threads.working().length;
    const { answered, failures } = this;
    return {
      waiting: this.queue.size + this.standIns.size,
      atWork,
      threads: this.threads.size,
      answered,
      failures: failures.counts,
    };
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const pending of [...this.queue.clear(), ...this.standIns, ...this.threads.working()]) {
      for (const timer of pending.timers) clearTimeout(timer);
      pending.isAnswered = true;
      pending.reject(new Error('stopped'));
    }
    this.standIns.clear();
    await this.threads.close();
  }

  private freeThreads(jobClass: PendingJob['jobClass']): number {
    return this.capacity[jobClass] - this.threads.working().filter((pending) => pending.jobClass === jobClass).length;
  }

  /** Starts queued jobs on free threads. */
  private startJobs(): void {
    for (const pending of this.threads.working())
      if (pending.isSlow && pending.jobClass === 'prompt' && this.freeThreads('slow') > 0) pending.jobClass = 'slow';
    for (const jobClass of JOB_CLASSES) {
      for (let room = this.freeThreads(jobClass); room > 0; room = this.freeThreads(jobClass)) {
        // Several bots of one table may think at once, as long as a thread is left for other tables.
        const pending = this.queue.next(jobClass, room > 1);
        if (pending === null) break;
        pending.jobClass = jobClass;
        this.begin(pending);
      }
    }
    for (const pending of this.standIns) {
      if (this.freeThreads('stand-in') === 0) break;
      this.standIns.delete(pending);
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
      // Time that it takes to start a thread is also limited.
      this.setTimer(THINKING_SHARE * (pending.due - performance.now()), pending, () => this.threads.hurry(pending));
      if (thinks) this.watch(pending);
    } catch (error) {
      // No thread could be started, or the job could not be cloned.
      this.fail(pending, 'failed', errorSite(error));
      this.release(pending);
    }
  }

  /** How long a bot that starts now may think. The more jobs are queued, the less. */
  private timeFor({ job, jobClass, due }: PendingJob): number {
    const crowd =
      1 + (jobClass === 'stand-in' ? this.standIns.size : this.queue.waitingIn(jobClass)) / this.capacity[jobClass];
    return Math.max(0, Math.min(job.ms, (THINKING_SHARE * (due - performance.now())) / crowd));
  }

  /** Called when the bot starts to think. */
  private watch(pending: PendingJob): void {
    this.setTimer(this.options.slowAfter ?? 1000, pending, () => {
      pending.isSlow = true;
      this.startJobs();
    });
  }

  private handleReply(pending: PendingJob, reply: BotChoice | BotAdvice | { readonly failed: ErrorSite }): void {
    if ('failed' in reply) this.fail(pending, 'failed', reply.failed);
    else if (!isLegal(pending.job, reply)) this.fail(pending, 'illegal');
    else if (!pending.isAnswered) {
      this.answered++;
      this.settle(pending, reply);
    }
    this.release(pending);
  }

  /** The time limit of the job has passed. */
  private handleTimeout(pending: PendingJob): void {
    const waited = this.drop(pending);
    this.fail(pending, waited ? 'waited' : 'slow');
  }

  /** The answer is no longer needed. */
  private cancel(pending: PendingJob): void {
    if (pending.isAnswered) return;
    pending.isAnswered = true;
    this.drop(pending);
    pending.reject(new Error('unwanted'));
  }

  /** Removes a job from the queue, or stops its thread. True if it had not started. */
  private drop(pending: PendingJob): boolean {
    for (const timer of pending.timers) clearTimeout(timer);
    if (!this.threads.hurry(pending)) {
      if (!this.standIns.delete(pending)) this.queue.remove(pending.job.table, pending);
      return true;
    }
    this.setTimer(GRACE_MS, pending, () => {
      this.threads.terminate(pending);
      this.release(pending);
    });
    return false;
  }

  /** Frees the thread of a finished job, and stops the job's timers. */
  private release(pending: PendingJob): void {
    for (const timer of pending.timers) clearTimeout(timer);
    if (pending.jobClass !== 'stand-in') this.queue.done(pending.job.table, pending.isSlow);
    this.startJobs();
  }

  private fail(pending: PendingJob, why: Failure, trouble?: ErrorSite): void {
    if (pending.isAnswered) return;
    // A later answer from its thread is ignored.
    pending.isAnswered = true;
    const stoodIn = pending.jobClass === 'stand-in';
    this.failures.note(pending, stoodIn ? 'stand-in' : why, trouble);
    // There is no stand-in for the coach.
    if (pending.job.bot === null) pending.resolve(null);
    else if (stoodIn || this.standIns.size >= STAND_INS.backlog)
      pending.resolve({ say: anyLegal(pending.job.question), why: null });
    else this.standIn(pending);
  }

  private standIn({ job, options, resolve, reject }: PendingJob): void {
    const ms = this.options.standInMs ?? STAND_IN_MS;
    const pending = newPendingJob({ ...job, bot: STAND_IN, ms }, options, ms, { resolve, reject });
    pending.jobClass = 'stand-in';
    this.standIns.add(pending);
    this.startTimers(pending);
  }

  private settle(pending: PendingJob, reply: BotChoice | BotAdvice | null): void {
    pending.isAnswered = true;
    pending.resolve(reply);
  }

  private setTimer(ms: number, pending: PendingJob, act: () => void): void {
    pending.timers.push(setTimeout(act, ms).unref());
  }
}

/** Whether a reply fits the job. */
function isLegal({ bot, question: { legal, asides = [] } }: Job, reply: BotChoice | BotAdvice): boolean {
  if ('verdicts' in reply) return bot === null && reply.verdicts.every(({ say }) => legal.includes(say));
  return bot !== null && (reply.aside === true ? asides : legal).includes(reply.say);
}
