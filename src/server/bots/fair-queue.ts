/**
 * Where a table's jobs are worked on. Slow tables have a class of their own, so that they wait for each other and not
 * the others for them.
 */
export type JobClass = 'prompt' | 'slow';
export const JOB_CLASSES: readonly JobClass[] = ['prompt', 'slow'];

/** How many tables are remembered as slow. */
const MOST_SLOW = 10_000;

/**
 * Who waits. Each table has a line of its own, and the tables take turns; while no table has two jobs at once this is the
 * order in which they came. A table that has a job at work gets a second one only where there is room beside.
 */
export class FairQueue<T> {
  private readonly queues = new Map<string, T[]>();
  /** The tables that have a job waiting, in the order of their turns. */
  private readonly waiting: Readonly<Record<JobClass, Set<string>>> = { prompt: new Set(), slow: new Set() };
  /** How many jobs of a table are at work. */
  private readonly atWork = new Map<string, number>();
  /** The tables whose last job took long. */
  private readonly slow = new Set<string>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** How many tables wait in a class. */
  waitingIn(jobClass: JobClass): number {
    return this.waiting[jobClass].size;
  }

  add(table: string, job: T): void {
    const enqueueTable = this.queues.get(table);
    if (enqueueTable === undefined) this.queues.set(table, [job]);
    else enqueueTable.push(job);
    this.count++;
    this.line(table);
  }

  /** From now on a table's jobs are taken to be slow ones. */
  markSlow(table: string): void {
    this.slow.add(table);
  }

  /** The next job for a class, which is at work from now on; null if none may begin. `roomy`: there is room for more. */
  next(jobClass: JobClass, roomy: boolean): T | null {
    const tables = [...this.waiting[jobClass]];
    const table = tables.find((other) => !this.atWork.has(other)) ?? (roomy ? tables[0] : undefined);
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
    // The one that was slow the longest ago comes first.
    for (const oldest of this.slow) {
      if (this.slow.size <= MOST_SLOW) break;
      this.slow.delete(oldest);
    }
    // It had its turn.
    for (const jobClass of JOB_CLASSES) this.waiting[jobClass].delete(table);
    this.line(table);
  }

  /** Takes a job out that waits no more. */
  remove(table: string, job: T): void {
    const rest = (this.queues.get(table) ?? []).filter((other) => other !== job);
    if (rest.length === 0) this.queues.delete(table);
    else this.queues.set(table, rest);
    this.count--;
    this.line(table);
  }

  /** Empties the queue and returns what was waiting in it. */
  clear(): T[] {
    const all = [...this.queues.values()].flat();
    this.queues.clear();
    for (const jobClass of JOB_CLASSES) this.waiting[jobClass].clear();
    this.count = 0;
    return all;
  }

  /** Puts a table where it belongs; one that stands there already keeps its place. */
  private line(table: string): void {
    for (const jobClass of JOB_CLASSES) {
      if (this.queues.has(table) && (jobClass === 'slow') === this.slow.has(table)) this.waiting[jobClass].add(table);
      else this.waiting[jobClass].delete(table);
    }
  }
}
