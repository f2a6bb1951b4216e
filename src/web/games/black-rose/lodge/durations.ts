import type { RoseEvent } from '../../../../games/black-rose/face.ts';
import { isStill, wantedPace } from '../../../table/motion/beat-player.ts';

/** Milliseconds for which damage, or a Room that falls, has the table to itself. */
const HURT = 900;
const SHOWN = ['hurt', 'felled', 'defeated', 'ruined'];
/** The same for a new round with its event: to be read, whether things move or not. */
const ROUND = { slow: 2200, normal: 1500, quick: 800, instant: 0 } as const;
export const roundDuration = (): number => ROUND[wantedPace()];

export function lodgeDuration(events: readonly RoseEvent[]): number {
  const heard = (kinds: readonly string[]) => events.some(({ kind }) => kinds.includes(kind));
  return Math.max(heard(['round']) ? roundDuration() : 0, heard(SHOWN) && !isStill() ? HURT : 0);
}

/** Whether only cards went by that the viewer does not know, or that were given away: one Mage's study is like another's. */
export const isBrief = (events: readonly RoseEvent[]): boolean => events.every(isUnknownCards);
/** What is told of cards that are drawn, kept and laid aside; while others prepare nothing is told. */
function isUnknownCards(event: RoseEvent): boolean {
  switch (event.kind) {
    case 'reshuffled':
    case 'restocked':
    case 'leaves':
    case 'discarded':
      return true;
    case 'drew':
    case 'kept':
      return event.cards === null;
    case 'studied':
      return event.card === null;
    default:
      return false;
  }
}

/** What Models lost, by their names in answers. */
export function lossesIn(events: readonly RoseEvent[]): ReadonlyMap<string, number> {
  const losses = new Map<string, number>();
  for (const event of events)
    if (event.kind === 'hurt') losses.set(event.model, (losses.get(event.model) ?? 0) + event.amount);
  return losses;
}
/** Rooms in which something has just changed: fresh Instability, or they have fallen. */
export function shakenIn(events: readonly RoseEvent[]): ReadonlyMap<string, 'unsettled' | 'ruined'> {
  const rooms = new Map<string, 'unsettled' | 'ruined'>();
  for (const event of events)
    if (event.kind === 'unsettled' || event.kind === 'ruined') rooms.set(event.room, event.kind);
  return rooms;
}
