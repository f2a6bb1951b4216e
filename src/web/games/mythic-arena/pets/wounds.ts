import { useMemo } from 'react';
import type { HeardEvent } from '../../../../kernel/index.ts';
import { useLatest } from '../../../table/motion/latest.ts';

/** What the last change did to Pets. */
export interface Wounds {
  /** Where it begins in all that was heard: another number, another change. */
  readonly from: number;
  readonly losses: ReadonlyMap<string, number>;
  /** Those who fell, and can no longer be seen. */
  readonly fallen: readonly string[];
}

export function woundsIn(events: readonly HeardEvent[], from: number): Wounds {
  const losses = new Map<string, number>();
  const fallen: string[] = [];
  for (const { kind, pet, amount } of events.slice(from)) {
    const ref = pet as string;
    if (kind === 'hurt') losses.set(ref, (losses.get(ref) ?? 0) + (amount as number));
    if (kind === 'downed') fallen.push(ref);
  }
  return { from, losses, fallen };
}

/** Of all that was heard, what came with the last change. */
export function useWounds(events: readonly HeardEvent[]): Wounds {
  const begins = useLatest(events);
  return useMemo(() => woundsIn(events, begins), [events, begins]);
}
