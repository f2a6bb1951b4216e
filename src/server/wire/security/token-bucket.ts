/** Lets so many things a second through, and after a pause a burst of them at once. */
export class TokenBucket {
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

  /** Whether one more may go through at that time: milliseconds of a monotonic clock, which is never set back. */
  take(now: number): boolean {
    this.fill(now);
    if (this.level < 1) return false;
    this.level -= 1;
    return true;
  }

  /** In how many milliseconds one more may go through; 0: now. */
  wait(now: number): number {
    this.fill(now);
    return this.level >= 1 ? 0 : ((1 - this.level) / this.perSecond) * 1000;
  }

  /** What was taken did not count. */
  giveBack(): void {
    this.level = Math.min(this.burst, this.level + 1);
  }

  private fill(now: number): void {
    this.level = Math.min(this.burst, this.level + ((now - this.filled) / 1000) * this.perSecond);
    this.filled = now;
  }
}

/** Chat: one line in so many seconds, and a few at once. */
const CHAT_SECONDS = 2;
const CHAT_BURST = 4;

/** The coach: one question in so many seconds, and a few at once. */
const COACH_SECONDS = 2;
const COACH_BURST = 6;

/** What one person may send, with however many sockets. */
export interface Allowance {
  readonly messages: TokenBucket;
  readonly chat: TokenBucket;
  readonly coach: TokenBucket;
  /** Whether a coach thinks for them: there is one for each. */
  coached: boolean;
}

/** A person may send twice what a socket may. */
export const allowance = (perSecond: number, now: number): Allowance => ({
  messages: new TokenBucket(2 * perSecond, 6 * perSecond, now),
  chat: new TokenBucket(1 / CHAT_SECONDS, CHAT_BURST, now),
  coach: new TokenBucket(1 / COACH_SECONDS, COACH_BURST, now),
  coached: false,
});

/** All sockets of one address may send so many times what one may: a household, a class, a café. */
const ADDRESS = 10;

export const addressBucket = (perSecond: number, now: number): TokenBucket =>
  new TokenBucket(ADDRESS * perSecond, 3 * ADDRESS * perSecond, now);
