import { parentPort, workerData } from 'node:worker_threads';
import { games } from '../games/index.ts';
import type { AnyGame } from '../kernel/index.ts';
import { playFixtures } from './arena/fixture.ts';
import type { Tournament } from './arena/tournament.ts';
import { type GameRange, playRange, type Simulation } from './simulation.ts';

/** What a worker is made for. */
export type WorkerTask = { readonly simulation: Simulation } | { readonly tournament: Tournament };
/** What came of a range of it. */
export type WorkerReply = { readonly done: unknown } | { readonly error: string };

/** Plays the ranges of its task that it is sent, and sends back what came of them. */
export function runWorker(): void {
  const task = workerData as WorkerTask;
  let game: AnyGame | null = null;
  let taught: AnyGame[] = [];
  parentPort?.on('message', async (range: GameRange) => {
    let reply: WorkerReply;
    try {
      if (game === null) {
        game = gameOf('simulation' in task ? task.simulation : task.tournament);
        if ('simulation' in task) taught = taughtGames(task.simulation);
      }
      const done =
        'simulation' in task
          ? playRange(game, task.simulation, range, taught)
          : await playFixtures(game, task.tournament, range);
      reply = { done };
    } catch (error) {
      reply = { error: error instanceof Error ? error.message : `${error}` };
    }
    parentPort?.postMessage(reply);
  });
}

/** The task's game with its pack, which whoever gave the task has checked. */
function gameOf({ game: name, pack, content }: Pick<Simulation, 'game' | 'pack' | 'content'>): AnyGame {
  const factory = games[name];
  if (factory === undefined) throw new Error(`there is no game '${name}'`);
  const game = pack === null ? factory.core : factory.load(pack);
  if ('length' in game || game.content !== content) throw new Error(`${name} has not the content ${content} here`);
  return game;
}

/** The game as each seat's bot thinks of it, with what was learned; checked there too. */
function taughtGames({ game: name, pack, learned = [] }: Simulation): AnyGame[] {
  const factory = games[name];
  return learned.map((each) => {
    const game = factory?.taught?.(pack ?? factory.pack, each);
    if (game === undefined || 'length' in game) throw new Error(`${name} cannot be taught here`);
    return game;
  });
}
