import type { Entry } from './schema.ts';

/** Stores a batch in one commit; says which entries got their place, and resolves only once they are safe. */
export type Store = (batch: readonly Entry[]) => Promise<readonly Pick<Entry, 'table' | 'seq'>[]>;

/** More would make the first of a batch wait noticeably for the last. */
const MOST = 1000;

interface Waiting {
  readonly entry: Entry;
  readonly resolve: (stored: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Group commit: while one batch is being stored the next one gathers, so the busier it is the fewer commits each needs. */
export class Writer {
  readonly #store: Store;
  #waiting: Waiting[] = [];
  #storing: Promise<void> | null = null;
  #closed = false;

  constructor(store: Store) {
    this.#store = store;
  }

  /** True if the entry got its place in the log; false if another had it. */
  append(entry: Entry): Promise<boolean> {
    if (this.#closed) return Promise.reject(new Error('the storage is closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject });
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
    while (this.#waiting.length > 0) await this.#storeBatch(this.#waiting.splice(0, MOST));
    this.#storing = null;
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
  }
}

const key = ({ table, seq }: Pick<Entry, 'table' | 'seq'>): string => `${table} ${seq}`;

function inOrder(a: Entry, b: Entry): number {
  if (a.table !== b.table) return a.table < b.table ? -1 : 1;
  return a.seq - b.seq;
}
