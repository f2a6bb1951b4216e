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
  /** Once it is aborted nothing more is begun, and what is under way is dropped. */
  readonly signal?: AbortSignal;
}

/** Games in a range: enough to keep a thread busy, few enough for a moving progress bar. */
const RANGE_SIZE = 25;

/** Whether games are played in threads of their own; else here. */
export const isThreaded = ({ workers = 1, worker }: WorkerOptions): boolean => workers > 1 && worker !== undefined;

/** So many games in ranges that keep all threads busy. */
export function rangesOf(games: number, workers = 1): GameRange[] {
  const size = Math.max(1, Math.min(RANGE_SIZE, Math.ceil(games / (workers * 20))));
  const ranges: GameRange[] = [];
  for (let from = 0; from < games; from += size) ranges.push({ from, to: Math.min(games, from + size) });
  return ranges;
}

/** Has a task's ranges of games played by as many as are wanted, and hands on what came of each. */
export async function distribute<Done, Range extends GameRange = GameRange>(
  task: WorkerTask,
  ranges: readonly Range[],
  how: WorkerOptions,
  here: (range: Range) => Promise<Done> | Done,
  add: (done: Done, range: Range) => void,
): Promise<void> {
  const pool = new WorkerPool(task, how, here);
  await pool.play(ranges, add).finally(() => pool.close());
}

/** Threads that know a task and play ranges of it, or this one thread. */
export class WorkerPool<Done, Range extends GameRange = GameRange> {
  private readonly task: WorkerTask;
  private readonly how: WorkerOptions;
  private readonly here: (range: Range) => Promise<Done> | Done;
  private readonly threads: Worker[] = [];

  constructor(task: WorkerTask, how: WorkerOptions, here: (range: Range) => Promise<Done> | Done) {
    this.task = task;
    this.how = how;
    this.here = here;
  }

  /** Hands out ranges to whoever is idle; the first error ends it all. */
  async play(ranges: readonly Range[], add: (done: Done, range: Range) => void): Promise<void> {
    const { signal } = this.how;
    const left = ranges[Symbol.iterator]();
    const next = (): Range | undefined => (signal?.aborted === true ? undefined : left.next().value);
    if (!isThreaded(this.how)) {
      for (let range = next(); range !== undefined; range = next()) {
        add(await this.here(range), range);
        await breathe();
      }
      return;
    }
    const { workers = 1, worker } = this.how;
    while (this.threads.length < Math.min(workers, ranges.length))
      this.threads.push(new Worker(worker as URL, { workerData: this.task }));
    await Promise.all(this.threads.map((thread) => playIn(thread, next, add, signal)));
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.splice(0).map((thread) => thread.terminate()));
  }
}

/** Has one thread play until nothing is left. */
function playIn<Done, Range extends GameRange>(
  thread: Worker,
  next: () => Range | undefined,
  add: (done: Done, range: Range) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  let [range, stop] = [next(), () => {}];
  const played = new Promise<void>((resolve, reject) => {
    const work = (): void => {
      if (range === undefined) resolve();
      else thread.postMessage(range);
    };
    const heard = (reply: WorkerReply): void => {
      if ('error' in reply) {
        reject(new SimulationError(reply.error));
        return;
      }
      if (range !== undefined) add(reply.done as Done, range);
      range = next();
      work();
    };
    const ended = (code: number): void => reject(new Error(`a worker ended by itself with code ${code}`));
    const aborted = (): void => resolve();
    thread.on('message', heard).on('error', reject).on('exit', ended);
    signal?.addEventListener('abort', aborted);
    stop = () => {
      thread.off('message', heard).off('error', reject).off('exit', ended);
      signal?.removeEventListener('abort', aborted);
    };
    work();
  });
  return played.finally(() => stop());
}
