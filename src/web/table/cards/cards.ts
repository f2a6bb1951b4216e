import { createContext, useContext } from 'react';
import type { Speech } from '../../../kernel/index.ts';
import type { CardLook } from '../board.ts';

/** The looks and texts of cards at this table, for all components that draw cards. */
export interface CardContext {
  readonly speech: Speech;
  look(card: string): CardLook;
}

const CardReactContext = createContext<CardContext | null>(null);
export const CardsProvider = CardReactContext.Provider;

export function useCards(): CardContext {
  const cards = useContext(CardReactContext);
  if (cards === null) throw new Error('a card outside of a table');
  return cards;
}
