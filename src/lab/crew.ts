import { setImmediate as breathe } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Stretch, TrialError } from './trial.ts';
import type { Reply, Task } from './worker.ts';

export interface How {
  /** How many threads play. One needs none of its own: it plays here. */
  readonly workers?: number;
  /** The built worker; without it everything is played here. */
  readonly worker?: URL;
  readonly onProgress?: (done: number) => void;
}

/** Games in a stretch: enough to keep a thread busy, few enough for a moving progress bar. */
const STRETCH = 25;

/** Whether games are played in threads of their own; else here. */
export const inThreads = ({ workers = 1, worker }: How): boolean => workers > 1 && worker !== undefined;

/** Has a task's games played in stretches, by as many as are wanted, and hands on what came of each. */
export async function shareOut<Done>(
  task: Task,
  games: number,
  { workers = 1, worker }: How,
  here: (stretch: Stretch) => Promise<Done> | Done,
  add: (done: Done) => void,
): Promise<void> {
  const stretches = cut(games, workers);
  if (workers > 1 && worker !== undefined) {
    await playInWorkers(worker, task, stretches, workers, (done) => add(done as Done));
    return;
  }
  for (const stretch of stretches) {
    add(await here(stretch));
    await breathe();
  }
}

function cut(games: number, workers: number): Stretch[] {
  const size = Math.max(1, Math.min(STRETCH, Math.ceil(games / (workers * 20))));
  const stretches: Stretch[] = [];
  for (let from = 0; from < games; from += size) stretches.push({ from, to: Math.min(games, from + size) });
  return stretches;
}

/** Hands out stretches to whoever is idle; the first error ends it all. */
async function playInWorkers(
  url: URL,
  task: Task,
  stretches: Stretch[],
  count: number,
  add: (done: unknown) => void,
): Promise<void> {
  const crew = Array.from({ length: Math.min(count, stretches.length) }, () => new Worker(url, { workerData: task }));
  let next = 0;
  try {
    await Promise.all(
      crew.map(
        (worker) =>
          new Promise<void>((resolve, reject) => {
            const work = (): void => {
              const stretch = stretches[next++];
              if (stretch === undefined) resolve();
              else worker.postMessage(stretch);
            };
            worker.on('message', (reply: Reply) => {
              if ('error' in reply) {
                reject(new TrialError(reply.error));
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
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
}
