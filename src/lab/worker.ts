import { parentPort, workerData } from 'node:worker_threads';
import { games } from '../games/index.ts';
import type { Tally } from './tally.ts';
import { playStretch, type Stretch, type Trial } from './trial.ts';

export type Reply = { readonly tally: Tally } | { readonly error: string };

/** Plays the stretches of a trial that it is sent, and sends back what it counted. */
export function work(): void {
  const trial = workerData as Trial;
  const { core } = games[trial.game] ?? {};
  parentPort?.on('message', (stretch: Stretch) => {
    let reply: Reply;
    try {
      if (core === undefined) throw new Error(`there is no game '${trial.game}'`);
      reply = { tally: playStretch(core, trial, stretch) };
    } catch (error) {
      reply = { error: error instanceof Error ? error.message : `${error}` };
    }
    parentPort?.postMessage(reply);
  });
}
