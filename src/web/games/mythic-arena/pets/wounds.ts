import { useMemo } from 'react';
import type { ArenaEvent } from '../../../../games/mythic-arena/face.ts';
import { useLatest } from '../../../table/motion/latest.ts';

/** What the last change did to Pets. */
export interface Wounds {
  /** Where it begins in all that was heard: another number, another change. */
  readonly from: number;
  readonly losses: ReadonlyMap<string, number>;
  /** Those who fell, and can no longer be seen. */
  readonly fallen: readonly string[];
}

export function woundsIn(events: readonly ArenaEvent[], from: number): Wounds {
  const losses = new Map<string, number>();
  const fallen: string[] = [];
  for (const event of events.slice(from)) {
    if (event.kind === 'hurt') losses.set(event.pet, (losses.get(event.pet) ?? 0) + event.amount);
    if (event.kind === 'downed') fallen.push(event.pet);
  }
  return { from, losses, fallen };
}

/** Of all that was heard, what came with the last change. */
export function useWounds(events: readonly ArenaEvent[]): Wounds {
  const begins = useLatest(events);
  return useMemo(() => woundsIn(events, begins), [events, begins]);
}
