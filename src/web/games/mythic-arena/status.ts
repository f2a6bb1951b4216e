import { messages } from './generated/all.ts';
import { type ArenaProps, winsIn } from './selectors.ts';

/** A line for the top bar: the turn, and in a match who has won how many games. */
export const status = ({ view, language }: Pick<ArenaProps, 'view' | 'speech' | 'language'>): string => {
  const t = messages[language].board;
  const { turns } = view.table;
  const wins = winsIn(view);
  return [
    turns === 0 ? t.beforeFirst : t.turn({ turn: turns }),
    ...(wins === null ? [] : [t.match({ own: wins[0], other: wins[1] })]),
  ].join(' · ');
};
