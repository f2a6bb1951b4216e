import { firstTables } from '../../games/register.ts';
import { ownEntry } from '../../own-entry.ts';
import type { DealtTable } from '../source.ts';

/** Whether a game has a card for those who sit at it for the first time. */
export const hasFirstTable = (game: string): boolean => ownEntry(firstTables, game) !== undefined;

/** Whether somebody sits at a game that is played and has never closed its card in this browser. */
export const isFirstTime = ({ info, you }: Pick<DealtTable, 'info' | 'you'>, closed: readonly string[]): boolean =>
  you !== null && info.state === 'playing' && hasFirstTable(info.game) && !closed.includes(info.game);
