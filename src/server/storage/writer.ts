import type { Entry } from './schema.ts';

/** Stores a batch in one commit. Resolves once it is safely on disk, with the entries that were stored. */
export type StoreBatch = (batch: readonly Entry[]) => Promise<readonly Pick<Entry, 'table' | 'seq'>[]>;

/** The largest batch. With more, its first entry would wait noticeably for its last. */
const MAX_BATCH = 1000;

/**
 * After this many milliseconds an entry is reported as not stored, although it may be. One second is left to reply to
 * the client.
 */
export const storeMs = (databaseSeconds: number): number => 1000 * (databaseSeconds - 1);

/** An entry was not stored in time. `settled` resolves when the write can no longer succeed later. */
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

/**
 * Group commit: while one batch is being stored, the next one is collected, so that a busy server needs fewer commits
 * for each entry.
 */
export class Writer {
  readonly #store: StoreBatch;
  readonly #ms: number;
  readonly #waiting = new Set<Waiting>();
  #storing: Promise<void> | null = null;
  #closed = false;

  /** No entry waits longer than `ms` milliseconds. */
  constructor(store: StoreBatch, ms: number) {
    this.#store = store;
    this.#ms = ms;
  }

  /** True if the entry was stored, false if there is another with its number. Rejects if it took too long. */
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
        // An entry that has not been sent to the database never will be.
        const settled = this.#waiting.delete(waiting)
          ? Promise.resolve()
          : new Promise<void>((settle) => {
              waiting.settle = settle;
            });
        reject(new StoreTimeout(settled));
      };
      // If this process itself was busy, the database's reply has already arrived and is read before giving up.
      const timer = setTimeout(() => setImmediate(giveUp), this.#ms);
      this.#waiting.add(waiting);
      this.#storing ??= this.#storeAll();
    });
  }

  /** Accepts no more entries; resolves when all have been stored or have failed. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#storing;
  }

  async #storeAll(): Promise<void> {
    // Entries from the same turn of the event loop go into the same batch.
    await null;
    while (this.#waiting.size > 0) await this.#storeBatch(this.#takeBatch());
    this.#storing = null;
  }

  #takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    for (const waiting of this.#waiting) {
      if (batch.length === MAX_BATCH) break;
      this.#waiting.delete(waiting);
      batch.push(waiting);
    }
    return batch;
  }

  async #storeBatch(batch: readonly Waiting[]): Promise<void> {
    // Sorted, so that processes that want the same places lock them in the same order and cannot deadlock.
    const sorted = [...batch].sort((a, b) => inOrder(a.entry, b.entry));
    try {
      const places = await this.#store(sorted.map(({ entry }) => entry));
      const free = new Set(places.map(key));
      // Of several entries in one batch with the same number the first is stored, as in the database.
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
