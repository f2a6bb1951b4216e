/** Thrown where so many wait for their turn that another would wait too long. */
export class QueueFull extends Error {}

/** Does a few things at a time, in the order of asking, and lets only so many wait. */
export class ConcurrencyLimit {
  private readonly atOnce: number;
  private readonly most: number;
  private working = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(atOnce: number, most: number) {
    this.atOnce = atOnce;
    this.most = most;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.working < this.atOnce) this.working++;
    else if (this.waiting.length >= this.most) throw new QueueFull('too many wait for their turn');
    // Whoever is done hands its place on.
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.working--;
      else next();
    }
  }
}
