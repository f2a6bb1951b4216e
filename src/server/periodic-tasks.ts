import type { Logger } from './log.ts';

/** What is done again and again. None is begun while it is still under way, and what fails is tried again next time. */
export class PeriodicTasks {
  private readonly log: Pick<Logger, 'error'>;
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Set<Promise<void>>();

  constructor(log: Pick<Logger, 'error'>) {
    this.log = log;
  }

  every(ms: number, task: () => Promise<unknown>): void {
    let going: Promise<void> | null = null;
    const begin = () => {
      if (going !== null) return;
      const run = task()
        .then(() => {})
        .catch((error) => this.log.error({ error }, 'housekeeping failed'))
        .finally(() => {
          this.running.delete(run);
          going = null;
        });
      going = run;
      this.running.add(run);
    };
    this.timers.push(setInterval(begin, ms).unref());
  }

  /** Begins nothing more; resolves when all that is under way is done. */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.running);
  }
}
