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
  let minds: AnyGame[] = [];
  parentPort?.on('message', (stretch: Stretch) => {
    let reply: Reply;
    try {
      if (game === null) {
        game = gameOf(trial);
        minds = mindsOf(trial);
      }
      reply = { tally: playStretch(game, trial, stretch, minds) };
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

/** The game as each seat's bot thinks of it, with what was learned; checked there too. */
function mindsOf({ game: name, pack, learned = [] }: Trial): AnyGame[] {
  const box = games[name];
  return learned.map((each) => {
    const game = box?.taught?.(pack ?? box.pack, each);
    if (game === undefined || 'length' in game) throw new Error(`${name} cannot be taught here`);
    return game;
  });
}
