import { useRef } from 'react';
import type { HeardEvent } from '../../../kernel/index.ts';

/** The index of the first event of the latest update. The history that was there from the start belongs to no update. */
export function useLatest(events: readonly HeardEvent[]): number {
  const heard = useRef({ from: events.length, to: events.length });
  const { to } = heard.current;
  if (events.length !== to) heard.current = { from: Math.min(to, events.length), to: events.length };
  return heard.current.from;
}
