/** Lets so many things a second through, and after a pause a burst of them at once. */
export class Bucket {
  private readonly perSecond: number;
  private readonly burst: number;
  private level: number;
  private filled: number;

  constructor(perSecond: number, burst: number, now: number) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.level = burst;
    this.filled = now;
  }

  /** Whether one more may go through at that time, in milliseconds. */
  take(now: number): boolean {
    this.level = Math.min(this.burst, this.level + ((now - this.filled) / 1000) * this.perSecond);
    this.filled = now;
    if (this.level < 1) return false;
    this.level -= 1;
    return true;
  }
}
