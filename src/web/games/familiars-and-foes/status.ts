import type { FoesTable } from '../../../games/familiars-and-foes/face.ts';
import type { View } from '../../../kernel/index.ts';
import type { BoardProps } from '../../table/board.ts';
import { messages } from './generated/all.ts';

/** A line for the top bar: the wave and the round. */
export const status = ({ view, language }: Pick<BoardProps, 'view' | 'language'>): string => {
  const { wave, round } = (view as View<FoesTable>).table;
  return wave === 0 ? messages[language].board.choosing : messages[language].board.status({ wave, round });
};
