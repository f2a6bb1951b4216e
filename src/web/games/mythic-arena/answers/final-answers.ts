import type { GameBoard } from '../../../table/board.ts';

/** Answers of the screens on which decks are made: those have buttons of their own for them. */
const DECK_VERBS = ['pick', 'deck'];

/** In the Arena whatever cannot be taken back is asked once more, however it was chosen; unless nothing else can be done. */
export const expectsFinal: NonNullable<GameBoard['expectsFinal']> = (answer, { legal }) =>
  legal.length === 1 || DECK_VERBS.includes(answer.split(' ')[0] ?? '');
