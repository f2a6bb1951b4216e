import type { WorkBudget } from './budget.ts';

/** Work that can be put down at every `yield`, and taken up again. */
export type WorkSteps<T> = Iterator<unknown, T, void>;

/** Work that cannot be put down: it waits for its turn, and holds everybody up as long as it takes. */
export const once = <T>(act: () => T): WorkSteps<T> => ({ next: () => ({ done: true, value: act() }) });

/** How many milliseconds of such work may be done before others have their turn. */
const SLICE_MS = 2;

interface Job {
  /** Does some of it, until that time; true once it is done, whatever came of it. */
  slice(until: number): boolean;
}

/** Who pays for what nobody asked for. */
const NOBODY = {};

/**
 * Long work on the event loop: games that are played again. It is done in slices of some milliseconds, and between two of
 * them whatever else has come in is dealt with. Those who pay take turns; the jobs of one are done one after the other.
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

  /** What comes of these steps. Rejects with `Overspent` where who pays has nothing left when their turn comes. */
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
      // What is short is done with others in one slice.
      const until = this.now() + this.sliceMs;
      do this.next(until);
      while (this.queues.size > 0 && this.now() < until);
      await new Promise(setImmediate);
    }
    this.working = false;
  }

  /** Works for whoever's turn it is. */
  private next(until: number): void {
    for (const [payer, queue] of this.queues) {
      // Who had their turn goes to the end.
      this.queues.delete(payer);
      if (queue[0]?.slice(until)) queue.shift();
      if (queue.length > 0) this.queues.set(payer, queue);
      return;
    }
  }
}
