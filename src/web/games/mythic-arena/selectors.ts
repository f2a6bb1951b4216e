import type { ArenaEvent, ArenaFace, ArenaTable, PetView, PlayerView } from '../../../games/mythic-arena/face.ts';
import type { Seat, View } from '../../../kernel/index.ts';
import type { BoardProps } from '../../table/board.ts';

/** What the board reads out of a view; it changes nothing and knows no rule that is not on the table. */

/** The props of a board, with the game's own view, face and events. */
export interface ArenaProps extends BoardProps<ArenaTable> {
  readonly face: ArenaFace;
  readonly events: readonly ArenaEvent[];
}
export const arenaProps = (props: BoardProps): ArenaProps => props as ArenaProps;

type ArenaView = View<ArenaTable>;
export const LINES = ['front', 'guard', 'rear'] as const;
export type BoardLine = (typeof LINES)[number];
/** The lines that there are: the simplified game has no Rear. */
export const linesOf = ({ options }: View): readonly BoardLine[] =>
  options.simplified === true ? LINES.slice(0, 2) : LINES;
/** How many Victory Points win. */
export const POINTS = 3;

/** From whose side one looks: the own one; for all others the first. */
export const sideOf = ({ viewer }: Pick<ArenaView, 'viewer'>): Seat => (typeof viewer === 'number' ? viewer : 0);
export const playerAt = ({ table }: ArenaView, seat: Seat): PlayerView => table.players[seat] as PlayerView;

/** Whose a Pet is, by its name in answers, and which card. */
export const seatOfPet = (ref: string): Seat => Number(ref.slice(ref.lastIndexOf('-') + 1)) - 1;
export const cardOfPet = (ref: string): string => ref.slice(0, ref.lastIndexOf('-'));

export const petsOf = ({ lines }: PlayerView): readonly PetView[] => LINES.flatMap((line) => lines[line]);
/** On which line a Pet stands; null if it is not in the Arena. */
export const lineOf = ({ table }: ArenaView, ref: string): BoardLine | null =>
  LINES.find((line) => table.players[seatOfPet(ref)]?.lines[line].some(({ pet }) => pet === ref)) ?? null;

/** The Pets that are engaged in the battle. */
export const engagedIn = ({ table }: ArenaView): ReadonlySet<string> =>
  new Set(table.battle?.attacks.flatMap(({ pet, blockers }) => [pet, ...blockers]) ?? []);
/** The Pet that holds this one, or null. */
export const holderOf = ({ table }: ArenaView, ref: string): PetView | null =>
  table.players.flatMap(petsOf).find(({ holds }) => holds === ref) ?? null;

/** Whether so little Health is left that it should be seen from afar. */
export const isLow = ({ left, health }: Pick<PetView, 'left' | 'health'>): boolean => left < health * 0.35;

/** In games that are decided by more than one: how many both have won, one's own first. */
export function winsIn(view: ArenaView): readonly [own: number, other: number] | null {
  if (view.options.bestOfThree !== true) return null;
  const seat = sideOf(view);
  return [playerAt(view, seat).wins, playerAt(view, 1 - seat).wins];
}
