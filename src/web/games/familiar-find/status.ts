import type { FindTable } from '../../../games/familiar-find/face.ts';
import type { View } from '../../../kernel/index.ts';
import type { BoardProps } from '../../table/board.ts';
import { messages } from './generated/all.ts';

/** A line for the top bar: who is at the table and how many cards the deck has left. */
export const status = ({ view, language }: Pick<BoardProps, 'view' | 'language'>): string =>
  messages[language].board.status({ players: view.seats, deck: (view as View<FindTable>).table.deck.count });
