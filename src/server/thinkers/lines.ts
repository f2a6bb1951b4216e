/**
 * Where a table's jobs are worked on. Slow tables have a lane of their own, so that they wait for each other and not
 * the others for them.
 */
export type Lane = 'prompt' | 'slow';
export const LANES: readonly Lane[] = ['prompt', 'slow'];

/** How many tables are remembered as slow. */
const MOST_SLOW = 10_000;

/**
 * Who waits. Each table has a line of its own, and the tables take turns; while no table has two jobs at once this is the
 * order in which they came. A table that has a job at work gets a second one only where there is room beside.
 */
export class Lines<T> {
  private readonly lines = new Map<string, T[]>();
  /** The tables that have a job waiting, in the order of their turns. */
  private readonly waiting: Readonly<Record<Lane, Set<string>>> = { prompt: new Set(), slow: new Set() };
  /** How many jobs of a table are at work. */
  private readonly atWork = new Map<string, number>();
  /** The tables whose last job took long. */
  private readonly slow = new Set<string>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** How many tables wait in a lane. */
  waitingIn(lane: Lane): number {
    return this.waiting[lane].size;
  }

  add(table: string, job: T): void {
    const line = this.lines.get(table);
    if (line === undefined) this.lines.set(table, [job]);
    else line.push(job);
    this.count++;
    this.line(table);
  }

  /** From now on a table's jobs are taken to be slow ones. */
  slowly(table: string): void {
    this.slow.add(table);
  }

  /** The next job for a lane, which is at work from now on; null if none may begin. `roomy`: there is room for more. */
  next(lane: Lane, roomy: boolean): T | null {
    const tables = [...this.waiting[lane]];
    const table = tables.find((other) => !this.atWork.has(other)) ?? (roomy ? tables[0] : undefined);
    if (table === undefined) return null;
    this.atWork.set(table, (this.atWork.get(table) ?? 0) + 1);
    const job = (this.lines.get(table) as T[])[0] as T;
    this.waiting[lane].delete(table);
    this.remove(table, job);
    return job;
  }

  /** A job of a table is at work no more. */
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
    for (const lane of LANES) this.waiting[lane].delete(table);
    this.line(table);
  }

  /** Takes a job out that waits no more. */
  remove(table: string, job: T): void {
    const rest = (this.lines.get(table) ?? []).filter((other) => other !== job);
    if (rest.length === 0) this.lines.delete(table);
    else this.lines.set(table, rest);
    this.count--;
    this.line(table);
  }

  /** Everybody who waits, who do so no more. */
  clear(): T[] {
    const all = [...this.lines.values()].flat();
    this.lines.clear();
    for (const lane of LANES) this.waiting[lane].clear();
    this.count = 0;
    return all;
  }

  /** Puts a table where it belongs; one that stands there already keeps its place. */
  private line(table: string): void {
    for (const lane of LANES) {
      if (this.lines.has(table) && (lane === 'slow') === this.slow.has(table)) this.waiting[lane].add(table);
      else this.waiting[lane].delete(table);
    }
  }
}
