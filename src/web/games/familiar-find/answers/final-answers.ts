import type { FindFace, FindTable } from '../../../../games/familiar-find/face.ts';
import type { View } from '../../../../kernel/index.ts';
import type { GameBoard } from '../../../table/board.ts';

/**
 * Answers with a warning: those by which cards leave a hand or collection for good, or that take a pile with hidden
 * cards.
 */
const IRREVERSIBLE_VERBS = ['take', 'spare', 'collect', 'discard', 'drop', 'steal', 'give', 'trade'];

export const expectsFinal: NonNullable<GameBoard['expectsFinal']> = (answer) =>
  !IRREVERSIBLE_VERBS.includes(answer.split(' ')[0] ?? '');

/** Whoever would be out by it is asked once more; which language it is told in makes no difference to that. */
export const mustConfirm: NonNullable<GameBoard['mustConfirm']> = (answer, { view, face, question }) => {
  const { explanations } = face as FindFace;
  if (question === null || explanations === undefined || typeof view.viewer !== 'number') return false;
  const scene = { names: new Array<string>(view.seats).fill(''), viewer: view.viewer };
  return explanations.outcome({ question, view: view as View<FindTable>, language: 'en', scene }, answer).harm === true;
};

/** What is taken from others says from whom: on a button far from their names that is not seen. */
export const answerNames: NonNullable<GameBoard['answerNames']> = ({ ask, legal }, _language, { speech, scene }) =>
  ask === 'steal' ? Object.fromEntries(legal.map((say) => [say, speech.answer(say, scene)])) : null;
