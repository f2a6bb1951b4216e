import { type RoseFace, type RoseTable, SCHOOLS } from '../../../../games/black-rose/face.ts';
import type { View } from '../../../../kernel/index.ts';
import type { GameBoard } from '../../../table/board.ts';
import { schoolOf } from '../cards/printed.ts';
import { playerAt, sideOf } from '../selectors.ts';

/** Answers with a warning: those that use up spells, give up cards or end the preparation. */
const IRREVERSIBLE = /^(cast|quick|familiar|discard|ready)\b/;

export const expectsFinal: NonNullable<GameBoard['expectsFinal']> = (answer) => !IRREVERSIBLE.test(answer);

/** A card of a school is drawn to see it: at once from a school that one knows, the others can be looked at first. */
export const skipsConfirm: NonNullable<GameBoard['skipsConfirm']> = (answer, { view, face }) => {
  const [verb, school = ''] = answer.split(' ');
  if (verb !== 'study') return false;
  const seen = view as View<RoseTable>;
  const has = playerAt(seen, sideOf(seen)).spells[(SCHOOLS as readonly string[]).indexOf(school)] ?? 0;
  return has > 0 || seen.table.drawn.some(({ card }) => schoolOf(face as RoseFace, card ?? '') === school);
};
