import type { Heard } from '../../../../kernel/index.ts';
import { isStill } from '../../../table/motion/played.ts';

/** Milliseconds for which damage, or a Room that falls, has the table to itself. */
const HURT = 900;
const SHOWN = ['hurt', 'felled', 'defeated', 'ruined'];

export const lasts = (events: readonly Heard[]): number =>
  !isStill() && events.some(({ kind }) => SHOWN.includes(kind)) ? HURT : 0;

/** What Models lost, by their names in answers. */
export function lossesIn(events: readonly Heard[]): ReadonlyMap<string, number> {
  const losses = new Map<string, number>();
  for (const { kind, model, amount } of events)
    if (kind === 'hurt') losses.set(model as string, (losses.get(model as string) ?? 0) + (amount as number));
  return losses;
}
/** Rooms in which something has just changed: fresh Instability, or they have fallen. */
export function shakenIn(events: readonly Heard[]): ReadonlyMap<string, 'unsettled' | 'ruined'> {
  const rooms = new Map<string, 'unsettled' | 'ruined'>();
  for (const { kind, room } of events) if (kind === 'unsettled' || kind === 'ruined') rooms.set(room as string, kind);
  return rooms;
}
