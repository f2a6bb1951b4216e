import type { GameBoard } from '../../../table/board.ts';

/**
 * Answers with a warning: those by which cards leave a hand or collection for good, or that take a pile with hidden
 * cards.
 */
const IRREVERSIBLE_VERBS = ['take', 'spare', 'collect', 'discard', 'drop', 'steal', 'give', 'trade'];

export const expectsFinal: NonNullable<GameBoard['expectsFinal']> = (answer) =>
  !IRREVERSIBLE_VERBS.includes(answer.split(' ')[0] ?? '');
