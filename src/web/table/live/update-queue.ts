/** Updates handled in one task. React throws if fifty renders follow each other without a pause. */
const MAX_PER_TASK = 20;

/** Runs in a later task. Uses a message channel, because timers are delayed in hidden pages. */
function afterTask(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    act();
  };
  port2.postMessage(null);
}

/**
 * Handles updates as they arrive. If there are too many, for example after the page was suspended, the rest is handled
 * together in a later task and drawn once.
 */
export class UpdateQueue<T> {
  private readonly take: (one: T) => void;
  private readonly defer: (act: () => void) => void;
  private waiting: T[] = [];
  /** How many were handled in this task; null: none yet. */
  private taken: number | null = null;
  private open = true;

  constructor(take: (one: T) => void, defer = afterTask) {
    this.take = take;
    this.defer = defer;
  }

  put(one: T): void {
    if (this.taken === null) this.defer(() => this.drain());
    this.taken ??= 0;
    if (this.taken < MAX_PER_TASK) {
      this.taken++;
      this.take(one);
    } else this.waiting.push(one);
  }

  /** Discards what is waiting. */
  close(): void {
    this.open = false;
  }

  private drain(): void {
    this.taken = null;
    if (!this.open || this.waiting.length === 0) return;
    this.taken = MAX_PER_TASK;
    this.defer(() => this.drain());
    for (const one of this.waiting.splice(0)) this.take(one);
  }
}
