import type { NewGameTable } from '../../../games/new-game/face.ts';
import type { View } from '../../../kernel/index.ts';
import type { BoardProps } from '../../table/board.ts';
import { messages } from './generated/all.ts';

/** A line for the top bar: how many points win, and how many cards the forest still has. */
export const status = ({ view, language }: Pick<BoardProps, 'view' | 'language'>): string =>
  messages[language].status({
    goal: Number(view.options.goal),
    cards: (view as View<NewGameTable>).table.deck.count,
  });
