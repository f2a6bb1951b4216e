import { messages } from './generated/all.ts';
import type { NewGameProps } from './selectors.ts';

/** A line for the top bar: how many points win, and how many cards the forest still has. */
export const status = ({ view, language }: Pick<NewGameProps, 'view' | 'speech' | 'language'>): string =>
  messages[language].status({
    goal: Number(view.options.goal),
    cards: view.table.deck.count,
  });
