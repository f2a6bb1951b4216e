import { parentPort, workerData } from 'node:worker_threads';
import { games } from '../games/index.ts';
import type { AnyGame } from '../kernel/index.ts';
import { playFixtures } from './arena/fixture.ts';
import type { Tournament } from './arena/tournament.ts';
import { playStretch, type Stretch, type Trial } from './trial.ts';

/** What a worker is made for. */
export type Task = { readonly trial: Trial } | { readonly tournament: Tournament };
/** What came of a stretch of it. */
export type Reply = { readonly done: unknown } | { readonly error: string };

/** Plays the stretches of its task that it is sent, and sends back what came of them. */
export function work(): void {
  const task = workerData as Task;
  let game: AnyGame | null = null;
  let minds: AnyGame[] = [];
  parentPort?.on('message', async (stretch: Stretch) => {
    let reply: Reply;
    try {
      if (game === null) {
        game = gameOf('trial' in task ? task.trial : task.tournament);
        if ('trial' in task) minds = mindsOf(task.trial);
      }
      const done =
        'trial' in task
          ? playStretch(game, task.trial, stretch, minds)
          : await playFixtures(game, task.tournament, stretch);
      reply = { done };
    } catch (error) {
      reply = { error: error instanceof Error ? error.message : `${error}` };
    }
    parentPort?.postMessage(reply);
  });
}

/** The task's game with its pack, which whoever gave the task has checked. */
function gameOf({ game: name, pack, content }: Pick<Trial, 'game' | 'pack' | 'content'>): AnyGame {
  const box = games[name];
  if (box === undefined) throw new Error(`there is no game '${name}'`);
  const game = pack === null ? box.core : box.load(pack);
  if ('length' in game || game.content !== content) throw new Error(`${name} has not the content ${content} here`);
  return game;
}

/** The game as each seat's bot thinks of it, with what was learned; checked there too. */
function mindsOf({ game: name, pack, learned = [] }: Trial): AnyGame[] {
  const box = games[name];
  return learned.map((each) => {
    const game = box?.taught?.(pack ?? box.pack, each);
    if (game === undefined || 'length' in game) throw new Error(`${name} cannot be taught here`);
    return game;
  });
}
