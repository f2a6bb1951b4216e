import { createContext, useContext } from 'react';
import type { Speech } from '../../../kernel/index.ts';
import type { CardLook } from '../board.ts';

/** How cards look and what they say at this table: known to every card below. */
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
