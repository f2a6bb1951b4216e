/** For so long what was stored last, or could not be, says how the database is. */
const RECENT_MS = 10_000;

/**
 * Whether entries can be stored, as far as is known from those that were. Where none was for a while, something else is
 * written: a database may well answer questions while its disk is full, or its other half is out of reach.
 */
export class WriteHealth {
  readonly #probe: () => Promise<unknown>;
  readonly #monotonic: () => number;
  #stored = Number.NEGATIVE_INFINITY;
  #failed = Number.NEGATIVE_INFINITY;
  #error: unknown = null;
  #probing: Promise<void> | null = null;

  /** `probe` writes something that does not matter. */
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
