import { Worker } from 'node:worker_threads';
import { type Spread, spread } from '../measure.ts';

/** What a worker is to search: plain data. */
export interface Job {
  readonly game: string;
  readonly seats: number;
  readonly positions: number;
  readonly ms: number;
}

/** Iterations a second of one worker and of two at the same time, and how many times as many that is. */
export interface Scaling {
  readonly game: string;
  readonly one: Spread;
  readonly two: Spread;
  readonly ratio: Spread;
}

/** Beside the bundle, where `prebench` puts it. */
const WORKER = new URL('./bots/worker.mjs', import.meta.url);

/** Searches in threads of their own, as the bots of a server do: a round is one worker, then two together. */
export async function scale(job: Job, rounds: number): Promise<Scaling> {
  const workers = [new Worker(WORKER, { workerData: job }), new Worker(WORKER, { workerData: job })];
  const go = (worker: Worker): Promise<number> =>
    new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (found: number) => {
        worker.off('error', reject);
        resolve(found);
      });
      worker.postMessage('go');
    });
  const together = async (some: readonly Worker[]) => (await Promise.all(some.map(go))).reduce((a, b) => a + b, 0);
  try {
    // For nothing: each makes its positions and is compiled.
    await together(workers);
    const one: number[] = [];
    const two: number[] = [];
    for (let round = 0; round < rounds; round++) {
      one.push(await together([workers[round % 2] as Worker]));
      two.push(await together(workers));
    }
    const ratio = spread(two.map((rate, round) => rate / (one[round] as number)));
    return { game: job.game, one: spread(one), two: spread(two), ratio };
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
