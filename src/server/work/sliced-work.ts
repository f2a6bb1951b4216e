import type { WorkBudget } from './budget.ts';

/** Work that can be suspended at every `yield`. */
export type WorkSteps<T> = Iterator<unknown, T, void>;

/** Work that cannot be suspended: it waits for its turn, then blocks the event loop until it is done. */
export const once = <T>(act: () => T): WorkSteps<T> => ({ next: () => ({ done: true, value: act() }) });

/** How many milliseconds one slice may take. */
const SLICE_MS = 2;

interface Job {
  /** Works until that time; true once the job is finished, whether or not it succeeded. */
  slice(until: number): boolean;
}

/** The payer of work that nobody asked for. */
const NOBODY = {};

/**
 * Runs long work, such as replaying games, on the event loop in slices of a few milliseconds, with other events handled
 * in between. The payers take turns; the jobs of one payer run one after the other.
 */
export class SlicedWork {
  /** The jobs of each payer, in the order of their turns. */
  private readonly queues = new Map<object, Job[]>();
  private working = false;
  private readonly sliceMs: number;
  private readonly now: () => number;

  constructor(sliceMs = SLICE_MS, now: () => number = () => performance.now()) {
    this.sliceMs = sliceMs;
    this.now = now;
  }

  /**
   * Resolves with the result of the steps. Rejects with `BudgetExceeded` if the payer's budget is used up when it is
   * their turn.
   */
  run<T>(steps: WorkSteps<T>, budget: WorkBudget | null): Promise<T> {
    return new Promise((resolve, reject) => {
      let begun = false;
      const slice = (until: number): boolean => {
        const began = this.now();
        try {
          if (!begun) budget?.demand();
          begun = true;
          do {
            const { done, value } = steps.next();
            if (done === true) {
              resolve(value);
              return true;
            }
          } while (this.now() < until);
          return false;
        } catch (error) {
          reject(error);
          return true;
        } finally {
          budget?.spend(this.now() - began);
        }
      };
      this.add(budget ?? NOBODY, { slice });
    });
  }

  private add(payer: object, job: Job): void {
    const queue = this.queues.get(payer);
    if (queue === undefined) this.queues.set(payer, [job]);
    else queue.push(job);
    if (!this.working) void this.work();
  }

  private async work(): Promise<void> {
    this.working = true;
    while (this.queues.size > 0) {
      // Short jobs share a slice.
      const until = this.now() + this.sliceMs;
      do this.next(until);
      while (this.queues.size > 0 && this.now() < until);
      await new Promise(setImmediate);
    }
    this.working = false;
  }

  /** Works on the next payer's job. */
  private next(until: number): void {
    for (const [payer, queue] of this.queues) {
      // The payer goes to the end of the queue.
      this.queues.delete(payer);
      if (queue[0]?.slice(until)) queue.shift();
      if (queue.length > 0) this.queues.set(payer, queue);
      return;
    }
  }
}
