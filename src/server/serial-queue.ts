/** Does one thing at a time, in the order of asking. */
export class SerialQueue {
  private tail: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** Whether something is being done, or waits for its turn. */
  get isBusy(): boolean {
    return this.waiting > 0;
  }

  run<T>(act: () => Promise<T>): Promise<T> {
    this.waiting++;
    const done = this.tail.then(act).finally(() => {
      this.waiting--;
    });
    this.tail = done.catch(() => {});
    return done;
  }
}
