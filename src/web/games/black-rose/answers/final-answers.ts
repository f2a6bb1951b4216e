import { SCHOOLS } from '../../../../games/black-rose/face.ts';
import type { GameBoard } from '../../../table/board.ts';
import { schoolOf } from '../cards/printed.ts';
import { playerAt, type RoseProps, sideOf } from '../selectors.ts';

/** Answers with a warning: those that use up spells, give up cards or end the preparation. */
const IRREVERSIBLE = /^(cast|quick|familiar|discard|ready)\b/;

export const expectsFinal: NonNullable<GameBoard['expectsFinal']> = (answer) => !IRREVERSIBLE.test(answer);

/** A card of a school is drawn to see it: at once from a school that one knows, the others can be looked at first. */
export function skipsConfirm(answer: string, { view, face }: Pick<RoseProps, 'view' | 'face' | 'question'>): boolean {
  const [verb, school = ''] = answer.split(' ');
  if (verb !== 'study') return false;
  const has = playerAt(view, sideOf(view)).spells[(SCHOOLS as readonly string[]).indexOf(school)] ?? 0;
  return has > 0 || view.table.drawn.some(({ card }) => schoolOf(face, card ?? '') === school);
}
