import { setImmediate as breathe } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type GameRange, SimulationError } from './simulation.ts';
import type { WorkerReply, WorkerTask } from './worker.ts';

export interface WorkerOptions {
  /** How many threads play. One needs none of its own: it plays here. */
  readonly workers?: number;
  /** The built worker; without it everything is played here. */
  readonly worker?: URL;
  readonly onProgress?: (done: number) => void;
}

/** Games in a range: enough to keep a thread busy, few enough for a moving progress bar. */
const RANGE_SIZE = 25;

/** Whether games are played in threads of their own; else here. */
export const isThreaded = ({ workers = 1, worker }: WorkerOptions): boolean => workers > 1 && worker !== undefined;

/** Has a task's games played in ranges, by as many as are wanted, and hands on what came of each. */
export async function distribute<Done>(
  task: WorkerTask,
  games: number,
  { workers = 1, worker }: WorkerOptions,
  here: (range: GameRange) => Promise<Done> | Done,
  add: (done: Done) => void,
): Promise<void> {
  const ranges = cut(games, workers);
  if (workers > 1 && worker !== undefined) {
    await playInWorkers(worker, task, ranges, workers, (done) => add(done as Done));
    return;
  }
  for (const range of ranges) {
    add(await here(range));
    await breathe();
  }
}

function cut(games: number, workers: number): GameRange[] {
  const size = Math.max(1, Math.min(RANGE_SIZE, Math.ceil(games / (workers * 20))));
  const ranges: GameRange[] = [];
  for (let from = 0; from < games; from += size) ranges.push({ from, to: Math.min(games, from + size) });
  return ranges;
}

/** Hands out ranges to whoever is idle; the first error ends it all. */
async function playInWorkers(
  url: URL,
  task: WorkerTask,
  ranges: GameRange[],
  count: number,
  add: (done: unknown) => void,
): Promise<void> {
  const threads = Array.from({ length: Math.min(count, ranges.length) }, () => new Worker(url, { workerData: task }));
  let next = 0;
  try {
    await Promise.all(
      threads.map(
        (worker) =>
          new Promise<void>((resolve, reject) => {
            const work = (): void => {
              const range = ranges[next++];
              if (range === undefined) resolve();
              else worker.postMessage(range);
            };
            worker.on('message', (reply: WorkerReply) => {
              if ('error' in reply) {
                reject(new SimulationError(reply.error));
                return;
              }
              add(reply.done);
              work();
            });
            worker.on('error', reject);
            worker.on('exit', (code) => reject(new Error(`a worker ended by itself with code ${code}`)));
            work();
          }),
      ),
    );
  } finally {
    await Promise.all(threads.map((worker) => worker.terminate()));
  }
}
