import { isIPv6 } from 'node:net';
import { lruCache } from '../lru-cache.ts';
import { TokenBucket } from '../wire/security/token-bucket.ts';

/** Where a password is tried: an address, and perhaps something that only the owner's browser can have. */
export interface AttemptOrigin {
  readonly address: string;
  /** A session of the account, or the proof of an earlier sign-in; null: anybody's browser. */
  readonly known: string | null;
}

/** Permission to try a password, or the seconds to wait before the next try. */
export type AttemptPermit = { readonly right: () => void } | { readonly seconds: number };

/** How many names, addresses and browsers are remembered. */
const MAX_KEPT = 10_000;

/** So many wrong passwords at once, and one more in so many seconds. */
const BUDGETS = {
  /** One account from one address. */
  pair: { burst: 10, seconds: 20 },
  /** One account, from any address: even thousands of machines together make no more than 2,900 guesses a day. */
  account: { burst: 60, seconds: 30 },
  /** All accounts from one address: one common password tried on many. */
  address: { burst: 40, seconds: 1.5 },
  /** One account in a browser that is known there. */
  known: { burst: 10, seconds: 20 },
  /** Not wrong but right ones: who knows a password keeps no thread busy with it either. */
  right: { burst: 20, seconds: 3 },
} as const;
type BudgetKind = keyof typeof BUDGETS;

/**
 * How often passwords may be tried. Only wrong ones count, by the name that was typed, whether or not there is such an
 * account: a refusal tells nothing about that. Whoever shares an address with an attacker signs in to another account all
 * the same, and so does the owner of the attacked one from another address, and from a browser that has signed in before
 * even from the same one: such browsers have budgets of their own, which strangers cannot use up. Every budget fills again
 * by itself, so nobody is locked out for long. Each process counts for itself.
 */
export class Attempts {
  private readonly monotonic: () => number;
  private readonly buckets = new Map<BudgetKind, ReturnType<typeof lruCache<string, TokenBucket>>>();

  constructor(monotonic: () => number = () => performance.now()) {
    this.monotonic = monotonic;
  }

  /** Asks for leave to try a password. Until `right` is called it counts as a wrong one. */
  ask(login: string, { address, known }: AttemptOrigin): AttemptPermit {
    const from = networkOf(address);
    const wrong =
      known === null
        ? [this.bucket('pair', `${login} ${from}`), this.bucket('account', login), this.bucket('address', from)]
        : [this.bucket('known', `${login} ${known}`)];
    const right = this.bucket('right', login);
    const now = this.monotonic();
    const wait = Math.max(...[...wrong, right].map((bucket) => bucket.wait(now)));
    if (wait > 0) return { seconds: Math.ceil(wait / 1000) };
    for (const bucket of wrong) bucket.take(now);
    return {
      right: () => {
        for (const bucket of wrong) bucket.giveBack();
        right.take(this.monotonic());
      },
    };
  }

  private bucket(kind: BudgetKind, key: string): TokenBucket {
    let all = this.buckets.get(kind);
    if (all === undefined) {
      all = lruCache(MAX_KEPT);
      this.buckets.set(kind, all);
    }
    const found = all.get(key);
    if (found !== undefined) return found;
    const { burst, seconds } = BUDGETS[kind];
    const made = new TokenBucket(1 / seconds, burst, this.monotonic());
    all.set(key, made);
    return made;
  }
}

/** An address, or with IPv6 the network of 64 bits that one customer has whole. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = (address.split('%')[0] as string).toLowerCase().split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const gap = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...gap, ...tail]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}
