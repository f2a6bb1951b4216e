import { parentPort, workerData } from 'node:worker_threads';
import { games } from '../games/index.ts';
import type { AnyGame } from '../kernel/index.ts';
import type { Tally } from './tally.ts';
import { playStretch, type Stretch, type Trial } from './trial.ts';

export type Reply = { readonly tally: Tally } | { readonly error: string };

/** Plays the stretches of a trial that it is sent, and sends back what it counted. */
export function work(): void {
  const trial = workerData as Trial;
  let game: AnyGame | null = null;
  parentPort?.on('message', (stretch: Stretch) => {
    let reply: Reply;
    try {
      game ??= gameOf(trial);
      reply = { tally: playStretch(game, trial, stretch) };
    } catch (error) {
      reply = { error: error instanceof Error ? error.message : `${error}` };
    }
    parentPort?.postMessage(reply);
  });
}

/** The trial's game with its pack, which whoever began the trial has checked. */
function gameOf({ game: name, pack, content }: Trial): AnyGame {
  const box = games[name];
  if (box === undefined) throw new Error(`there is no game '${name}'`);
  const game = pack === null ? box.core : box.load(pack);
  if ('length' in game || game.content !== content) throw new Error(`${name} has not the content ${content} here`);
  return game;
}
