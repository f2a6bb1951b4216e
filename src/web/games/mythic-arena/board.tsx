import type { BoardProps } from '../../table/board.ts';
import { Arena } from './arena.tsx';
import { arenaProps } from './shown.ts';
import { isWorkshop, Workshop } from './workshop/workshop.tsx';

/** The workshop while decks are made and Lead Pets chosen, then the Arena. */
export function Board(plain: BoardProps) {
  const props = arenaProps(plain);
  return isWorkshop(props.view) ? <Workshop props={props} /> : <Arena props={props} />;
}
