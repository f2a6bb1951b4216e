import type { NewGameEvent, NewGameFace, NewGameTable } from '../../../games/new-game/face.ts';
import type { Seat, View } from '../../../kernel/index.ts';
import type { BoardProps } from '../../table/board.ts';

/** What the board reads out of a view; it changes nothing and knows no rule that is not on the table. */

/** The props of a board, with the game's own view, face and events. */
export interface NewGameProps extends BoardProps<NewGameTable> {
  readonly face: NewGameFace;
  readonly events: readonly NewGameEvent[];
}
export const newGameProps = (props: BoardProps): NewGameProps => props as NewGameProps;

type NewGameView = View<NewGameTable>;
type PlayerShown = NewGameTable['players'][number];

/** From whose side the table is seen: spectators look over the first player's shoulder. */
export const sideOf = ({ viewer }: Pick<NewGameView, 'viewer'>): Seat => (typeof viewer === 'number' ? viewer : 0);

export const playerAt = ({ table }: NewGameView, seat: Seat): PlayerShown => table.players[seat] as PlayerShown;

/** The others, clockwise from the left of who looks, and then who looks. */
export const seatsAround = (view: NewGameView): Seat[] =>
  Array.from({ length: view.seats }, (_, i) => (sideOf(view) + 1 + i) % view.seats);

/** Whether it is a seat's turn. */
export const isActive = ({ table, result }: NewGameView, seat: Seat): boolean =>
  result === null && table.turns > 0 && table.active === seat;

/** Cards of one kind are shown once, with how many there are. */
export function counted(cards: readonly string[]): readonly (readonly [card: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
