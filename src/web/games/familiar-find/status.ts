import { messages } from './generated/all.ts';
import type { FindProps } from './selectors.ts';

/** A line for the top bar: who is at the table and how many cards the deck has left. */
export const status = ({ view, language }: Pick<FindProps, 'view' | 'speech' | 'language'>): string =>
  messages[language].board.status({ players: view.seats, deck: view.table.deck.count });
