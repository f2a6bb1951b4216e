import type { Advice, Choice } from '../../bots/index.ts';
import { COACH_MS, STAND_IN } from '../../table/index.ts';
import type { Logger } from '../log.ts';
import { Crew } from './crew.ts';
import { type Errand, newErrand } from './errand.ts';
import { type Failure, Failures } from './failures.ts';
import { anyLegal } from './fallback.ts';
import { type Asker, type Counsel, type Job, type Trouble, troubleOf } from './job.ts';
import { LANES, Lines } from './lines.ts';
import type { Thinkers } from './thinkers.ts';

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

/** Hands out work to a crew of threads. Everybody has an answer in time: where a bot fails or overruns it, another stands in. */
export class Pool implements Thinkers {
  private readonly how: How;
  private readonly room: Readonly<Record<Errand['lane'], number>>;
  private readonly lines = new Lines<Errand>();
  /** Those who stand in and wait. */
  private readonly spare = new Set<Errand>();
  private readonly crew: Crew;
  private readonly failures: Failures;
  private answered = 0;
  private closed = false;

  constructor(how: How) {
    this.how = how;
    const slow = Math.max(how.threads, LEAST_SLOW_THREADS);
    this.room = { prompt: how.threads, slow, spare: STAND_INS.threads };
    this.failures = new Failures(how.log);
    this.crew = new Crew(
      { worker: how.worker, more: how.more ?? null, kept: how.threads },
      {
        onBegun: (errand) => this.watch(errand),
        onReply: (errand, reply) => this.hear(errand, reply),
        onDeath: (errand, trouble) => {
          this.fail(errand, 'died', trouble);
          this.release(errand);
        },
      },
    );
  }

  choose(job: Job & { readonly bot: string }, asker: Partial<Asker> = {}): Promise<Choice> {
    const { legal, hidden, asides = [] } = job.question;
    // What can be answered in one way only needs no thought; but if that is hidden, nobody may tell by how long it takes.
    if (!this.closed && !asker.signal?.aborted && legal.length === 1 && asides.length === 0 && !hidden)
      return Promise.resolve({ say: legal[0] as string, why: null });
    return this.send(job, asker) as Promise<Choice>;
  }

  advise(job: Counsel, asker: Partial<Asker> = {}): Promise<Advice | null> {
    this.lines.slowly(job.table);
    return this.send({ ...job, bot: null, ms: COACH_MS, leisure: 0 }, asker) as Promise<Advice | null>;
  }

  private send(job: Job, asker: Partial<Asker>): Promise<Choice | Advice | null> {
    if (this.closed) return Promise.reject(new Error('stopped'));
    if (asker.signal?.aborted) return Promise.reject(new Error('unwanted'));
    if (job.question.legal.length === 0) return Promise.reject(new Error('a question without a legal answer'));
    return new Promise((tell, refuse) => {
      const errand = newErrand(job, asker, this.how.seconds * 1000, { tell, refuse });
      if (this.lines.size >= (this.how.backlog ?? 1000)) {
        this.fail(errand, 'crowded');
        return;
      }
      this.lines.add(job.table, errand);
      this.expect(errand);
    });
  }

  /** Somebody waits for it from now on: not for ever, and as long as they need it. */
  private expect(errand: Errand): void {
    this.after(errand.due - performance.now(), errand, () => this.giveUp(errand));
    errand.asker.signal?.addEventListener('abort', () => this.cancel(errand), { once: true });
    this.handOut();
  }

  figures(): Figures {
    const atWork = this.crew.working().length;
    const { answered, failures } = this;
    return {
      waiting: this.lines.size + this.spare.size,
      atWork,
      threads: this.crew.size,
      answered,
      failures: failures.counts,
    };
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const errand of [...this.lines.clear(), ...this.spare, ...this.crew.working()]) {
      for (const timer of errand.timers) clearTimeout(timer);
      errand.told = true;
      errand.refuse(new Error('stopped'));
    }
    this.spare.clear();
    await this.crew.close();
  }

  private roomIn(lane: Errand['lane']): number {
    return this.room[lane] - this.crew.working().filter((errand) => errand.lane === lane).length;
  }

  /** Gives work to threads while there is both. */
  private handOut(): void {
    for (const errand of this.crew.working())
      if (errand.slow && errand.lane === 'prompt' && this.roomIn('slow') > 0) errand.lane = 'slow';
    for (const lane of LANES) {
      for (let room = this.roomIn(lane); room > 0; room = this.roomIn(lane)) {
        // Bots of one table think side by side, but leave a thread for the others.
        const errand = this.lines.next(lane, room > 1);
        if (errand === null) break;
        errand.lane = lane;
        this.begin(errand);
      }
    }
    for (const errand of this.spare) {
      if (this.roomIn('spare') === 0) break;
      this.spare.delete(errand);
      this.begin(errand);
    }
    if (this.lines.size > 0) this.crew.hurryAll();
  }

  private begin(errand: Errand): void {
    const { table: _, ...job } = errand.job;
    const waited = this.how.seconds * 1000 - (errand.due - performance.now());
    const leisure = Math.max(0, job.leisure - waited);
    const task = { ...job, luck: errand.luck, ms: this.timeFor(errand), leisure };
    try {
      const thinks = this.crew.give(errand, task);
      // A thread that must first be started takes its time, too.
      this.after(SHARE * (errand.due - performance.now()), errand, () => this.crew.hurry(errand));
      if (thinks) this.watch(errand);
    } catch (error) {
      // No thread could be started, or what was to be sent is no plain data.
      this.fail(errand, 'failed', troubleOf(error));
      this.release(errand);
    }
  }

  /** How long a bot may think that begins now. The more wait behind it, the less. */
  private timeFor({ job, lane, due }: Errand): number {
    const crowd = 1 + (lane === 'spare' ? this.spare.size : this.lines.waitingIn(lane)) / this.room[lane];
    return Math.max(0, Math.min(job.ms, (SHARE * (due - performance.now())) / crowd));
  }

  /** From here on the bot thinks. */
  private watch(errand: Errand): void {
    this.after(this.how.slowAfter ?? 1000, errand, () => {
      errand.slow = true;
      this.handOut();
    });
  }

  private hear(errand: Errand, reply: Choice | Advice | { readonly failed: Trouble }): void {
    if ('failed' in reply) this.fail(errand, 'failed', reply.failed);
    else if (!isLegal(errand.job, reply)) this.fail(errand, 'illegal');
    else if (!errand.told) {
      this.answered++;
      this.tell(errand, reply);
    }
    this.release(errand);
  }

  /** Its time is up. */
  private giveUp(errand: Errand): void {
    const waited = this.drop(errand);
    this.fail(errand, waited ? 'waited' : 'slow');
  }

  /** Nobody needs this answer any more. */
  private cancel(errand: Errand): void {
    if (errand.told) return;
    errand.told = true;
    this.drop(errand);
    errand.refuse(new Error('unwanted'));
  }

  /** Sees to it that nobody works on this any more. True if nobody has begun. */
  private drop(errand: Errand): boolean {
    for (const timer of errand.timers) clearTimeout(timer);
    if (!this.crew.hurry(errand)) {
      if (!this.spare.delete(errand)) this.lines.remove(errand.job.table, errand);
      return true;
    }
    this.after(GRACE, errand, () => {
      this.crew.dismiss(errand);
      this.release(errand);
    });
    return false;
  }

  /** A job's thread is rid of it. */
  private release(errand: Errand): void {
    for (const timer of errand.timers) clearTimeout(timer);
    if (errand.lane !== 'spare') this.lines.done(errand.job.table, errand.slow);
    this.handOut();
  }

  private fail(errand: Errand, why: Failure, trouble?: Trouble): void {
    if (errand.told) return;
    // Its thread may yet say something: nobody listens.
    errand.told = true;
    const stoodIn = errand.lane === 'spare';
    this.failures.note(errand, stoodIn ? 'stand-in' : why, trouble);
    // Nobody stands in for a coach.
    if (errand.job.bot === null) errand.tell(null);
    else if (stoodIn || this.spare.size >= STAND_INS.backlog)
      errand.tell({ say: anyLegal(errand.job.question), why: null });
    else this.standIn(errand);
  }

  private standIn({ job, asker, tell, refuse }: Errand): void {
    const ms = this.how.standInMs ?? STAND_IN_MS;
    const errand = newErrand({ ...job, bot: STAND_IN, ms }, asker, ms, { tell, refuse });
    errand.lane = 'spare';
    this.spare.add(errand);
    this.expect(errand);
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
function isLegal({ bot, question: { legal, asides = [] } }: Job, reply: Choice | Advice): boolean {
  if ('verdicts' in reply) return bot === null && reply.verdicts.every(({ say }) => legal.includes(say));
  return bot !== null && (reply.aside === true ? asides : legal).includes(reply.say);
}
