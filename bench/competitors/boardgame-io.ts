import type { WithBots } from '../bots/mcts.ts';
import { installed } from './install.ts';

export const VERSION = '0.50.2';

/** boardgame.io, installed on first use; or why there is none. */
export function boardgameIo(say: (line: string) => void): WithBots | string {
  // Read by boardgame.io while it loads: without it every move is checked once more.
  process.env.NODE_ENV = 'production';
  try {
    const load = installed({ name: 'boardgame.io', version: VERSION, packages: [`boardgame.io@${VERSION}`] }, say);
    return { ...load('boardgame.io/internal'), ...load('boardgame.io/core'), ...load('boardgame.io/ai') };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
