import { lruCache } from '../lru-cache.ts';

const MINUTE = 60_000;
/** Of how many addresses is remembered what they have cost. */
const KEPT = 10_000;

/** Thrown where an address has caused so much work that it must wait. */
export class BudgetExceeded extends Error {
  /** Seconds until there is something left to spend. */
  readonly seconds: number;

  constructor(seconds: number) {
    super('this address has caused too much work');
    this.seconds = seconds;
  }
}

/**
 * How much work one address may cause, in milliseconds: what is spent comes back over time. A piece of work costs what it
 * took, which is known only afterwards: whoever has something left may begin one, and owe the rest.
 */
export class WorkBudget {
  private readonly perMinute: number;
  private readonly now: () => number;
  private left: number;
  private counted: number;

  /** `now` never goes back. */
  constructor(perMinute: number, now: () => number) {
    this.perMinute = perMinute;
    this.now = now;
    this.left = perMinute;
    this.counted = now();
  }

  spend(ms: number): void {
    this.left = this.current() - ms;
    this.counted = this.now();
  }

  /** Throws if the budget is used up. */
  demand(): void {
    const left = this.current();
    if (left > 0) return;
    throw new BudgetExceeded(Math.floor((-left * MINUTE) / this.perMinute / 1000) + 1);
  }

  private current(): number {
    const back = ((this.now() - this.counted) / MINUTE) * this.perMinute;
    return Math.min(this.perMinute, this.left + back);
  }
}

/** The budgets of all addresses that were heard of lately. */
export class WorkBudgets {
  private readonly perMinute: number;
  private readonly now: () => number;
  private readonly known = lruCache<string, WorkBudget>(KEPT);

  constructor(perMinute: number, now: () => number = () => performance.now()) {
    this.perMinute = perMinute;
    this.now = now;
  }

  of(address: string): WorkBudget {
    const known = this.known.get(address);
    if (known !== undefined) return known;
    const made = new WorkBudget(this.perMinute, this.now);
    this.known.set(address, made);
    return made;
  }
}
