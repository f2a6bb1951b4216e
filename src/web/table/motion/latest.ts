import { useRef } from 'react';
import type { HeardEvent } from '../../../kernel/index.ts';

/** Of all that was heard, where the last change begins; what was heard before anybody looked is none. */
export function useLatest(events: readonly HeardEvent[]): number {
  const heard = useRef({ from: events.length, to: events.length });
  const { to } = heard.current;
  if (events.length !== to) heard.current = { from: Math.min(to, events.length), to: events.length };
  return heard.current.from;
}
