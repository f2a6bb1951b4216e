import { setImmediate as breathe } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AnyGame } from '../kernel/index.ts';
import { type Summary, summarize } from './summary.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import { playStretch, type Stretch, type Trial, TrialError } from './trial.ts';
import type { Reply } from './worker.ts';

export interface How {
  /** How many threads play. One needs none of its own: it plays here. */
  readonly workers?: number;
  /** The built worker; without it everything is played here. */
  readonly worker?: URL;
  /** By seat: the game as its bot thinks of it, taught what the trial says was learned. */
  readonly minds?: readonly AnyGame[];
  readonly onProgress?: (done: number) => void;
}

/** Games in a stretch: enough to keep a thread busy, few enough for a moving progress bar. */
const STRETCH = 25;

/** Plays a trial on all threads. The summary is the same however many there are. */
export async function simulate(
  game: AnyGame,
  trial: Trial,
  { workers = 1, worker, minds, onProgress }: How = {},
): Promise<Summary> {
  const total = emptyTally(trial.bots.length);
  const stretches = cut(trial.games, workers);
  const add = (tally: Tally): void => {
    addTally(total, tally);
    onProgress?.(total.games);
  };
  if (workers > 1 && worker !== undefined) {
    await playInWorkers(worker, trial, stretches, workers, add);
  } else {
    for (const stretch of stretches) {
      add(playStretch(game, trial, stretch, minds));
      await breathe();
    }
  }
  return summarize(trial, total);
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
  trial: Trial,
  stretches: Stretch[],
  count: number,
  add: (tally: Tally) => void,
): Promise<void> {
  const crew = Array.from({ length: Math.min(count, stretches.length) }, () => new Worker(url, { workerData: trial }));
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
              add(reply.tally);
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
