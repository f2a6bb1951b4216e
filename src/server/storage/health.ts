/** For this long the result of the last write counts as the state of the database. */
const RECENT_MS = 10_000;

/**
 * Knows whether entries can be stored, from the writes that were made. If there was none recently, it makes one: a
 * database may still answer queries although its disk is full or its replica cannot be reached.
 */
export class WriteHealth {
  readonly #probe: () => Promise<unknown>;
  readonly #monotonic: () => number;
  #stored = Number.NEGATIVE_INFINITY;
  #failed = Number.NEGATIVE_INFINITY;
  #error: unknown = null;
  #probing: Promise<void> | null = null;

  /** `probe` writes something of no importance. */
  constructor(probe: () => Promise<unknown>, monotonic: () => number = () => performance.now()) {
    this.#probe = probe;
    this.#monotonic = monotonic;
  }

  /** Remembers whether a write succeeded, as a sign of the database's health. */
  async watch<T>(write: Promise<T>): Promise<T> {
    try {
      const written = await write;
      this.#stored = this.#monotonic();
      return written;
    } catch (error) {
      this.#failed = this.#monotonic();
      this.#error = error;
      throw error;
    }
  }

  /** Rejects if nothing can be stored, with what went wrong last. */
  async check(): Promise<void> {
    const since = this.#monotonic() - RECENT_MS;
    if (this.#failed >= this.#stored && this.#failed > since) throw this.#error;
    if (this.#stored > since) return;
    this.#probing ??= this.watch(this.#probe())
      .then(() => undefined)
      .finally(() => {
        this.#probing = null;
      });
    await this.#probing;
  }
}
