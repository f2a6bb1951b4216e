import type { BoardProps } from '../../../table/board.ts';
import { DeckBuilder, isPreparing } from '../deck-builder/deck-builder.tsx';
import { arenaProps } from '../selectors.ts';
import { Arena } from './arena.tsx';

/** The deck builder while decks are made and Lead Pets chosen, then the Arena. */
export function Board(plain: BoardProps) {
  const props = arenaProps(plain);
  return isPreparing(props.view) ? <DeckBuilder props={props} /> : <Arena props={props} />;
}
