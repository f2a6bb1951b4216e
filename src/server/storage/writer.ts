import type { Entry } from './schema.ts';

/** Stores a batch in one commit; says which entries got their place, and resolves only once they are safe. */
export type StoreBatch = (batch: readonly Entry[]) => Promise<readonly Pick<Entry, 'table' | 'seq'>[]>;

/** More would make the first of a batch wait noticeably for the last. */
const MOST = 1000;

/**
 * After so long an entry counts as not stored, though it may be: who waits for it has waited long enough. A second is
 * left for telling them.
 */
export const storeMs = (databaseSeconds: number): number => 1000 * (databaseSeconds - 1);

/** An entry was not stored in time. `settled` resolves once the database can no longer store it unnoticed. */
export class StoreTimeout extends Error {
  readonly code = 'ETIMEDOUT';
  readonly settled: Promise<void>;

  constructor(settled: Promise<void>) {
    super('the database did not store it in time');
    this.settled = settled;
  }
}

interface Waiting {
  readonly entry: Entry;
  readonly resolve: (stored: boolean) => void;
  readonly reject: (error: unknown) => void;
  /** Called when its batch is stored or has failed. */
  settle: () => void;
}

/** Group commit: while one batch is being stored the next one gathers, so the busier it is the fewer commits each needs. */
export class Writer {
  readonly #store: StoreBatch;
  readonly #ms: number;
  readonly #waiting = new Set<Waiting>();
  #storing: Promise<void> | null = null;
  #closed = false;

  /** Nobody waits longer than `ms` milliseconds. */
  constructor(store: StoreBatch, ms: number) {
    this.#store = store;
    this.#ms = ms;
  }

  /** True if the entry got its place in the log; false if another had it. Rejects when it took too long. */
  append(entry: Entry): Promise<boolean> {
    if (this.#closed) return Promise.reject(new Error('the storage is closed'));
    return new Promise<boolean>((resolve, reject) => {
      const waiting: Waiting = {
        entry,
        settle: () => {},
        resolve: (stored: boolean) => {
          clearTimeout(timer);
          resolve(stored);
        },
        reject: (error: unknown) => {
          clearTimeout(timer);
          reject(error);
        },
      };
      const giveUp = () => {
        // What has not gone to the database yet never will.
        const settled = this.#waiting.delete(waiting)
          ? Promise.resolve()
          : new Promise<void>((settle) => {
              waiting.settle = settle;
            });
        reject(new StoreTimeout(settled));
      };
      // This process may have been busy itself: then what the database said lies here and is read first.
      const timer = setTimeout(() => setImmediate(giveUp), this.#ms);
      this.#waiting.add(waiting);
      this.#storing ??= this.#storeAll();
    });
  }

  /** Takes no more; resolves when all that it took is stored, or has failed. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#storing;
  }

  async #storeAll(): Promise<void> {
    // What comes in the same turn of the event loop goes along.
    await null;
    while (this.#waiting.size > 0) await this.#storeBatch(this.#takeBatch());
    this.#storing = null;
  }

  #takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    for (const waiting of this.#waiting) {
      if (batch.length === MOST) break;
      this.#waiting.delete(waiting);
      batch.push(waiting);
    }
    return batch;
  }

  async #storeBatch(batch: readonly Waiting[]): Promise<void> {
    // In the same order in every process: two that want the same places then wait for one another, never in a ring.
    const sorted = [...batch].sort((a, b) => inOrder(a.entry, b.entry));
    try {
      const places = await this.#store(sorted.map(({ entry }) => entry));
      const free = new Set(places.map(key));
      // Of several in one batch with the same place the first has it, as in the database.
      for (const { entry, resolve } of sorted) resolve(free.delete(key(entry)));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    for (const { settle } of batch) settle();
  }
}

const key = ({ table, seq }: Pick<Entry, 'table' | 'seq'>): string => `${table} ${seq}`;

function inOrder(a: Entry, b: Entry): number {
  if (a.table !== b.table) return a.table < b.table ? -1 : 1;
  return a.seq - b.seq;
}
