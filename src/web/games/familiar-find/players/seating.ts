import type { FindTable } from '../../../../games/familiar-find/face.ts';
import type { Seat, View } from '../../../../kernel/index.ts';

/** Who sits where, seen from one side of the table: near things near, far ones far. */

type PileSlot = 'centre' | 'left' | 'right' | 'far' | 'far-left' | 'far-right';
export interface PileShown {
  readonly id: string;
  readonly slot: PileSlot;
}

/** From whose side the table is seen: spectators look over the first player's shoulder. */
export const sideOf = ({ viewer }: Pick<View, 'viewer'>): Seat => (typeof viewer === 'number' ? viewer : 0);

/** The others, clockwise from the left of who looks. */
export const rivalsOf = (view: Pick<View, 'viewer' | 'seats'>): Seat[] =>
  Array.from({ length: view.seats - 1 }, (_, i) => (sideOf(view) + 1 + i) % view.seats);

/** Every pile that lies on the table: the centre, then clockwise from the left of who looks. */
export function pilesShown(view: View<FindTable>): PileShown[] {
  const { seats, table } = view;
  const side = sideOf(view);
  const lies = (seat: Seat) => table.piles[seat + 1]?.lies === true;
  const around = Array.from({ length: seats }, (_, off) => off).filter((off) => lies((side + off) % seats));
  const last = around[around.length - 1];
  const slot = (off: number): PileSlot => {
    if (off === 0) return 'left';
    if (off === last) return 'right';
    if (seats === 3) return 'far';
    return off === 1 ? 'far-left' : 'far-right';
  };
  const id = (off: number) => (table.piles[((side + off) % seats) + 1] as FindTable['piles'][number]).id;
  return [{ id: 'centre', slot: 'centre' }, ...around.map((off) => ({ id: id(off), slot: slot(off) }))];
}

/** FF-2.2: who may take a pile and play onto it, clockwise from who looks. */
export function reachOf(
  { table, seats, viewer }: Pick<View<FindTable>, 'table' | 'seats' | 'viewer'>,
  id: string,
): Seat[] {
  const side = sideOf({ viewer });
  const playing = Array.from({ length: seats }, (_, off) => (side + off) % seats).filter(
    (seat) => table.players[seat]?.out === 0,
  );
  if (playing.length < 3 || id === 'centre') return playing;
  const owner = playing.findIndex((seat) => table.piles[seat + 1]?.id === id);
  // It lies at the left of one of them, and so at the right of the next.
  return owner === -1 ? [] : [owner, (owner + 1) % playing.length].sort().map((n) => playing[n] as Seat);
}

/** The piles within reach, from left to right. */
export function nearPiles(view: View<FindTable>): PileShown[] {
  const piles = pilesShown(view);
  return (['left', 'centre', 'right'] as const).flatMap((slot) => piles.filter((pile) => pile.slot === slot));
}
