import { games } from '../games/index.ts';
import type { AnyGame } from '../kernel/index.ts';
import type { Simulation } from './simulation.ts';

/** The task's game with its pack, which whoever gave the task has checked. */
export function gameOf({ game: name, pack, content }: Pick<Simulation, 'game' | 'pack' | 'content'>): AnyGame {
  const factory = games[name];
  if (factory === undefined) throw new Error(`there is no game '${name}'`);
  const game = pack === null ? factory.core : factory.load(pack);
  if ('length' in game || game.content !== content) throw new Error(`${name} has not the content ${content} here`);
  return game;
}

/** The game as each seat's bot thinks of it, with what was learned; checked there too. */
export function taughtGames({ game: name, pack, learned = [] }: Simulation): AnyGame[] {
  const factory = games[name];
  return learned.map((each) => {
    const game = factory?.taught?.(pack ?? factory.pack, each);
    if (game === undefined || 'length' in game) throw new Error(`${name} cannot be taught here`);
    return game;
  });
}
