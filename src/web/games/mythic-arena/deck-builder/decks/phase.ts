import { type ArenaTable, frames } from '../../../../../games/mythic-arena/face.ts';
import type { Seat, View } from '../../../../../kernel/index.ts';

/** What is on the table before the Arena: decks are drafted or built, Lead Pets are chosen, the loser of a game chooses. */
export type PreparationPhase = 'draft' | 'build' | 'lead' | 'go';

/** Null once turns are taken. */
export function preparationPhaseOf({ stack, table, result }: View<ArenaTable>): PreparationPhase | null {
  const top = frames.top(stack)?.proc;
  // Before the first turn a game can only have been given up.
  if (top === undefined || (result !== null && table.turns > 0)) return null;
  if (top === 'draft' || top === 'pick') return 'draft';
  if (top === 'construct') return 'build';
  if (top !== 'round') return null;
  // A round itself asks for nothing but Lead Pets, and whether to go first once both lie there.
  return table.players.every(({ lead }) => lead.lies) ? 'go' : 'lead';
}

/** Whether decks are built or Lead Pets chosen: then there is no Arena yet. */
export const isPreparing = (view: View<ArenaTable>): boolean => preparationPhaseOf(view) !== null;

/** Whether the viewer plays and is not a spectator. */
export const isSeated = ({ viewer }: View): boolean => typeof viewer === 'number';

/** Whether a Lead Pet was chosen, and which where the viewer may know; it is laid down once both have chosen. */
export function leadIn({ stack, table }: View<ArenaTable>, seat: Seat): ArenaTable['players'][number]['lead'] {
  const lead = table.players[seat]?.lead;
  if (lead?.lies) return lead;
  const said = stack[stack.length - 1]?.given?.[seat]?.[0];
  const [verb, card] = said?.split(' ') ?? [];
  return { lies: said !== undefined, card: verb === 'lead' ? (card ?? null) : null };
}
