import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame, Options } from '../../src/kernel/index.ts';
import type { Experiment } from '../../src/lab/experiment/experiment.ts';
import { runExperiment } from '../../src/lab/experiment/run-experiment.ts';
import { makeReport } from '../../src/lab/report/make-report.ts';
import type { LabReport } from '../../src/lab/report/report.ts';
import { runTrials } from '../../src/lab/trials/run-trials.ts';
import type { WorkerOptions } from '../../src/lab/worker-pool.ts';

/** More than any time allows. */
const GAMES = 50_000;
const TRIES = 4000;

export interface Subject {
  readonly game: AnyGame;
  /** The whole pack. */
  readonly pack: unknown;
  readonly options: Options;
}

export const experimentOn = ({ game, pack, options }: Subject, seed: string): Experiment => {
  const seats = Math.max(2, game.seating.seats.min);
  return {
    ...{ game: game.name, pack, content: game.content, options, seed, bots: new Array<string>(seats).fill('greedy') },
    ...{ figures: true, format: 1, program: 'bench' },
  };
};

/** All cores, for so long. */
export const threads = (ms?: number): WorkerOptions => ({
  workers: availableParallelism(),
  worker: new URL('./lab/worker.mjs', import.meta.url),
  ...(ms !== undefined && { signal: AbortSignal.timeout(ms) }),
});

/** Results in a folder of their own, which nobody needs afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'grimalkin-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the lab says after so long, and, of one card, after half as long with and without it. */
export const reportOn = (subject: Subject, tried: readonly string[], ms: number): Promise<LabReport> =>
  inFolder(async (folder) => {
    const experiment = experimentOn(subject, 'planted');
    const { totals, wanted } = await runExperiment(subject.game, experiment, GAMES, folder, threads(ms));
    const worths = await runTrials(subject.game, experiment, tried, TRIES, folder, threads(ms / 2));
    return makeReport({ game: subject.game, pack: subject.pack, experiment, wanted, totals, worths });
  });
