import type { GameBoard } from '../../../table/board.ts';

/** What is warned of: cards leave a hand or a collection for good, or a pile with hidden cards is taken. */
const GRAVE = ['take', 'spare', 'collect', 'discard', 'drop', 'steal', 'give', 'trade'];

export const expectsFinal: NonNullable<GameBoard['expectsFinal']> = (answer) =>
  !GRAVE.includes(answer.split(' ')[0] ?? '');
