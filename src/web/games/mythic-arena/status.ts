import type { ArenaTable } from '../../../games/mythic-arena/face.ts';
import type { View } from '../../../kernel/index.ts';
import type { BoardProps } from '../../table/board.ts';
import { messages } from './generated/all.ts';
import { winsIn } from './selectors.ts';

/** A line for the top bar: the turn, and in a match who has won how many games. */
export const status = ({ view, language }: Pick<BoardProps, 'view' | 'language'>): string => {
  const seen = view as View<ArenaTable>;
  const t = messages[language].board;
  const { turns } = seen.table;
  const wins = winsIn(seen);
  return [
    turns === 0 ? t.beforeFirst : t.turn({ turn: turns }),
    ...(wins === null ? [] : [t.match({ own: wins[0], other: wins[1] })]),
  ].join(' · ');
};
