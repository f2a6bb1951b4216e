import type { GameBoard } from '../../../table/board.ts';

/** Answers with a warning: what can be used only once, and a Revive, which everybody pays for. Rolls need none. */
const IRREVERSIBLE_VERBS = ['use', 'reward', 'revive'];

/** A turn has one action, and its card may be touched only to see what it does: it can be looked at first. */
export const mustConfirm: NonNullable<GameBoard['mustConfirm']> = (_answer, { question, explores }) =>
  explores && question?.ask === 'action';

export const expectsFinal: NonNullable<GameBoard['expectsFinal']> = (answer) =>
  !IRREVERSIBLE_VERBS.includes(answer.split(' ')[0] ?? '');
