import { messages } from './generated/all.ts';
import { deckEnd, type FindProps } from './selectors.ts';

/** A line for the top bar: who is at the table and how many cards the deck has left. */
export function status({ view, language }: Pick<FindProps, 'view' | 'speech' | 'language'>): string {
  const t = messages[language].board;
  const end = deckEnd(view);
  const said = t.status({ players: view.seats, deck: view.table.deck.count });
  return end === null ? said : `${said} · ${end === 'lastRound' ? t.lastRound : t.lastTurn}`;
}
