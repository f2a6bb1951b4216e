import type { ArenaTable } from '../../../games/mythic-arena/face.ts';
import type { View } from '../../../kernel/index.ts';
import type { BoardProps } from '../../table/board.ts';
import { winsIn } from './selectors.ts';
import { texts } from './text/index.ts';

/** A line for the top bar: the turn, and in a match who has won how many games. */
export const status = ({ view, language }: Pick<BoardProps, 'view' | 'language'>): string => {
  const seen = view as View<ArenaTable>;
  const t = texts[language];
  const { turns } = seen.table;
  const wins = winsIn(seen);
  return [turns === 0 ? t.beforeFirst : t.turn(turns), ...(wins === null ? [] : [t.match(...wins)])].join(' · ');
};
