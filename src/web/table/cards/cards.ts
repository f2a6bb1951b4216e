import { createContext, useContext } from 'react';
import type { Speech } from '../../../kernel/index.ts';
import type { CardLook } from '../board.ts';

/** How cards look and what they say at this table: known to every card below. */
export interface CardsShown {
  readonly speech: Speech;
  look(card: string): CardLook;
}

const Shown = createContext<CardsShown | null>(null);
export const CardsAre = Shown.Provider;

export function useCards(): CardsShown {
  const cards = useContext(Shown);
  if (cards === null) throw new Error('a card outside of a table');
  return cards;
}
