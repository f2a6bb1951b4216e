import { messages } from './generated/all.ts';
import type { FoesProps } from './selectors.ts';

/** A line for the top bar: the wave and the round. */
export const status = ({ view, language }: Pick<FoesProps, 'view' | 'speech' | 'language'>): string => {
  const { wave, round } = view.table;
  return wave === 0 ? messages[language].board.choosing : messages[language].board.status({ wave, round });
};
