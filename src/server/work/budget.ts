import { lruCache } from '../lru-cache.ts';

const MINUTE = 60_000;
/** For how many addresses the costs are remembered. */
const MAX_ADDRESSES = 10_000;

/** Thrown when an address has used up its budget and must wait. */
export class BudgetExceeded extends Error {
  /** Seconds until there is something left to spend. */
  readonly seconds: number;

  constructor(seconds: number) {
    super('this address has caused too much work');
    this.seconds = seconds;
  }
}

/**
 * How much work one address may cause, in milliseconds; it is replenished over time. The cost of a piece of work is
 * known only afterwards, so anybody with a positive balance may start one, and the balance may become negative.
 */
export class WorkBudget {
  private readonly perMinute: number;
  private readonly now: () => number;
  private left: number;
  private counted: number;

  /** `now` must be monotonic. */
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

/** The budgets of all addresses that made requests recently. */
export class WorkBudgets {
  private readonly perMinute: number;
  private readonly now: () => number;
  private readonly known = lruCache<string, WorkBudget>(MAX_ADDRESSES);

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
