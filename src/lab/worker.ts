import { parentPort, workerData } from 'node:worker_threads';
import { playFixtures } from './arena/fixture.ts';
import type { Tournament } from './arena/tournament.ts';
import { type GameRange, playRange, type Simulation } from './simulation.ts';
import { gameOf, taughtGames } from './task-game.ts';
import { playTrials, type TrialRange } from './trials/trial.ts';
import { armOf } from './what-if/arm.ts';
import { playPairs } from './what-if/pairs.ts';

/** What a worker is made for. */
export type WorkerTask =
  | { readonly simulation: Simulation }
  | { readonly tournament: Tournament }
  | { readonly before: Simulation; readonly after: Simulation };
/** What came of a range of it. */
export type WorkerReply = { readonly done: unknown } | { readonly error: string };

/** Plays the ranges of its task that it is sent, and sends back what came of them. */
export function runWorker(): void {
  let play: ((range: GameRange | TrialRange) => unknown) | null = null;
  parentPort?.on('message', async (range: GameRange | TrialRange) => {
    let reply: WorkerReply;
    try {
      play ??= playerOf(workerData as WorkerTask);
      reply = { done: await play(range) };
    } catch (error) {
      reply = { error: error instanceof Error ? error.message : `${error}` };
    }
    parentPort?.postMessage(reply);
  });
}

/** How the ranges of a task are played. */
function playerOf(task: WorkerTask): (range: GameRange | TrialRange) => unknown {
  if ('tournament' in task) {
    const game = gameOf(task.tournament);
    return (range) => playFixtures(game, task.tournament, range);
  }
  if ('before' in task) {
    const [before, after] = [armOf(task.before), armOf(task.after)];
    return (range) => playPairs([before, after], range);
  }
  const { simulation } = task;
  const [game, taught] = [gameOf(simulation), taughtGames(simulation)];
  return (range) =>
    'tried' in range ? playTrials(game, simulation, range, taught) : playRange(game, simulation, range, taught);
}
