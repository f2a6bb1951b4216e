import type { HeardEvent } from '../../../../kernel/index.ts';
import { isStill, wantedPace } from '../../../table/motion/beat-player.ts';

/** Milliseconds for which damage, or a Room that falls, has the table to itself. */
const HURT = 900;
const SHOWN = ['hurt', 'felled', 'defeated', 'ruined'];
/** The same for a new round with its event: to be read, whether things move or not. */
const ROUND = { slow: 2200, normal: 1500, quick: 800, instant: 0 } as const;
export const roundDuration = (): number => ROUND[wantedPace()];

export function lodgeDuration(events: readonly HeardEvent[]): number {
  const heard = (kinds: readonly string[]) => events.some(({ kind }) => kinds.includes(kind));
  return Math.max(heard(['round']) ? roundDuration() : 0, heard(SHOWN) && !isStill() ? HURT : 0);
}

/** What is told of cards that are drawn, kept and laid aside; while others prepare nothing is told. */
const CARDS = ['drew', 'reshuffled', 'studied', 'restocked', 'kept', 'leaves', 'discarded'];
/** Whether only cards went by that the viewer does not know, or that were given away: one Mage's study is like another's. */
export const isBrief = (events: readonly HeardEvent[]): boolean =>
  events.every(
    ({ kind, card, cards }) =>
      CARDS.includes(kind) && (kind === 'leaves' || kind === 'discarded' || (card ?? cards ?? null) === null),
  );

/** What Models lost, by their names in answers. */
export function lossesIn(events: readonly HeardEvent[]): ReadonlyMap<string, number> {
  const losses = new Map<string, number>();
  for (const { kind, model, amount } of events)
    if (kind === 'hurt') losses.set(model as string, (losses.get(model as string) ?? 0) + (amount as number));
  return losses;
}
/** Rooms in which something has just changed: fresh Instability, or they have fallen. */
export function shakenIn(events: readonly HeardEvent[]): ReadonlyMap<string, 'unsettled' | 'ruined'> {
  const rooms = new Map<string, 'unsettled' | 'ruined'>();
  for (const { kind, room } of events) if (kind === 'unsettled' || kind === 'ruined') rooms.set(room as string, kind);
  return rooms;
}
