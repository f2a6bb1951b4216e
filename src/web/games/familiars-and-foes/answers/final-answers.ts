import type { GameBoard } from '../../../table/board.ts';

/** What is warned of: what is used once and leaves the game, and a Revive, for which everybody pays. Rolls are final. */
const GRAVE = ['use', 'reward', 'revive'];

/** A turn has one action, and its card may be touched only to see what it does: it can be looked at first. */
export const mustConfirm: NonNullable<GameBoard['mustConfirm']> = (_answer, { question, explores }) =>
  explores && question?.ask === 'action';

export const expectsFinal: NonNullable<GameBoard['expectsFinal']> = (answer) =>
  !GRAVE.includes(answer.split(' ')[0] ?? '');
