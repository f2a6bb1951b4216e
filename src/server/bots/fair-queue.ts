/**
 * The class of a table's jobs. Slow tables have a class of their own, so that they delay each other but not the rest.
 */
export type JobClass = 'prompt' | 'slow';
export const JOB_CLASSES: readonly JobClass[] = ['prompt', 'slow'];

/** How many tables are remembered as slow. */
const MAX_SLOW_TABLES = 10_000;

/**
 * A queue with one line of jobs for each table; the tables take turns. As long as no table has two jobs queued, it is
 * first in, first out. A table with a running job gets a second one only while threads are free.
 */
export class FairQueue<T> {
  private readonly queues = new Map<string, T[]>();
  /** The tables with queued jobs, in the order of their turns. */
  private readonly waiting: Readonly<Record<JobClass, Set<string>>> = { prompt: new Set(), slow: new Set() };
  /** How many jobs of each table are running. */
  private readonly atWork = new Map<string, number>();
  /** The tables whose last job was slow. */
  private readonly slow = new Set<string>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** How many tables are queued in a class. */
  waitingIn(jobClass: JobClass): number {
    return this.waiting[jobClass].size;
  }

  add(table: string, job: T): void {
    const jobs = this.queues.get(table);
    if (jobs === undefined) this.queues.set(table, [job]);
    else jobs.push(job);
    this.count++;
    this.enqueueTable(table);
  }

  /** Treats the table's jobs as slow from now on. */
  markSlow(table: string): void {
    this.slow.add(table);
  }

  /**
   * Takes the next job of a class, which counts as running from then on; null if there is none that may start.
   * `hasSpareThread`: a further thread remains free, so that a table may have a second job running.
   */
  next(jobClass: JobClass, hasSpareThread: boolean): T | null {
    const tables = [...this.waiting[jobClass]];
    const table = tables.find((other) => !this.atWork.has(other)) ?? (hasSpareThread ? tables[0] : undefined);
    if (table === undefined) return null;
    this.atWork.set(table, (this.atWork.get(table) ?? 0) + 1);
    const job = (this.queues.get(table) as T[])[0] as T;
    this.waiting[jobClass].delete(table);
    this.remove(table, job);
    return job;
  }

  /** Counts a running job of a table as finished. */
  done(table: string, slow: boolean): void {
    const others = (this.atWork.get(table) ?? 0) - 1;
    if (others > 0) this.atWork.set(table, others);
    else this.atWork.delete(table);
    this.slow.delete(table);
    if (slow) this.slow.add(table);
    // Forgets the table that was slow the longest ago.
    for (const oldest of this.slow) {
      if (this.slow.size <= MAX_SLOW_TABLES) break;
      this.slow.delete(oldest);
    }
    // The table goes to the end of its queue.
    for (const jobClass of JOB_CLASSES) this.waiting[jobClass].delete(table);
    this.enqueueTable(table);
  }

  /** Removes a queued job. */
  remove(table: string, job: T): void {
    const rest = (this.queues.get(table) ?? []).filter((other) => other !== job);
    if (rest.length === 0) this.queues.delete(table);
    else this.queues.set(table, rest);
    this.count--;
    this.enqueueTable(table);
  }

  /** Empties the queue and returns what was in it. */
  clear(): T[] {
    const all = [...this.queues.values()].flat();
    this.queues.clear();
    for (const jobClass of JOB_CLASSES) this.waiting[jobClass].clear();
    this.count = 0;
    return all;
  }

  /** Puts a table into the queue of its class; one that is already queued there keeps its place. */
  private enqueueTable(table: string): void {
    for (const jobClass of JOB_CLASSES) {
      if (this.queues.has(table) && (jobClass === 'slow') === this.slow.has(table)) this.waiting[jobClass].add(table);
      else this.waiting[jobClass].delete(table);
    }
  }
}
