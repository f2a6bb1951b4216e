import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { lruCache } from '../../lru-cache.ts';

/** Of how many addresses the requests are counted. */
const MAX_KEPT = 10_000;

interface Window {
  readonly since: number;
  count: number;
}

/**
 * Where the rate limiter counts requests, by fixed windows. Its own store measures them by the machine's clock: set back
 * by an hour, that clock would keep everybody out for as long.
 */
export function rateStore(monotonic: () => number): FastifyRateLimitStoreCtor {
  return class RateStore implements FastifyRateLimitStore {
    private readonly windows = lruCache<string, Window>(MAX_KEPT);

    incr(...[key, done, timeWindow]: Parameters<FastifyRateLimitStore['incr']>): void {
      const now = monotonic();
      const known = this.windows.get(key);
      const window = known !== undefined && now - known.since < timeWindow ? known : { since: now, count: 0 };
      window.count++;
      this.windows.set(key, window);
      done(null, { current: window.count, ttl: timeWindow - (now - window.since) });
    }

    /** Each route with a limit of its own counts for itself. */
    child(): RateStore {
      return new RateStore();
    }
  };
}
