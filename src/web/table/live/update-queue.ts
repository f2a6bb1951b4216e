/** So many are taken as they come. React gives up on a page that it draws fifty times without a breath in between. */
const AT_ONCE = 20;

/** Acts once the browser is done with what it had to do before; where nobody looks as well, where timers are late. */
function afterTask(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    act();
  };
  port2.postMessage(null);
}

/**
 * Takes what comes, at once. Of a flood, such as all that came while the page could not listen, the rest is taken
 * together after a breath: it is drawn once.
 */
export class UpdateQueue<T> {
  private readonly take: (one: T) => void;
  private readonly defer: (act: () => void) => void;
  private waiting: T[] = [];
  /** How many were taken since the last breath; null: it has had one. */
  private taken: number | null = null;
  private open = true;

  constructor(take: (one: T) => void, breathe = afterTask) {
    this.take = take;
    this.defer = breathe;
  }

  put(one: T): void {
    if (this.taken === null) this.defer(() => this.drain());
    this.taken ??= 0;
    if (this.taken < AT_ONCE) {
      this.taken++;
      this.take(one);
    } else this.waiting.push(one);
  }

  /** What waits is wanted no longer. */
  close(): void {
    this.open = false;
  }

  private drain(): void {
    this.taken = null;
    if (!this.open || this.waiting.length === 0) return;
    this.taken = AT_ONCE;
    this.defer(() => this.drain());
    for (const one of this.waiting.splice(0)) this.take(one);
  }
}
