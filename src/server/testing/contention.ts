import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Measures contention: how many times as long a long piece of work takes here as it would if it had a core for itself. It
 * is measured by working, so it takes a share of the machine meanwhile.
 */
export class ContentionMeter {
  private readonly worker: Worker;
  private readonly working: Int32Array;

  private constructor(worker: Worker, working: Int32Array) {
    this.worker = worker;
    this.working = working;
  }

  static async open(): Promise<ContentionMeter> {
    const workerData = new SharedArrayBuffer(4);
    const worker = new Worker(new URL('./contention.mjs', import.meta.url), { workerData });
    await once(worker, 'message');
    return new ContentionMeter(worker, new Int32Array(workerData));
  }

  /** Does something; what came of it, and the contention meanwhile: 1 or more. */
  async during<T>(act: () => Promise<T>): Promise<{ readonly result: T; readonly contention: number }> {
    Atomics.store(this.working, 0, 1);
    this.worker.postMessage('work');
    const measured = once(this.worker, 'message');
    try {
      const result = await act();
      Atomics.store(this.working, 0, 0);
      const [contention] = await measured;
      return { result, contention };
    } finally {
      Atomics.store(this.working, 0, 0);
    }
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}
