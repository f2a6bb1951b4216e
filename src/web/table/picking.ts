import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ValueStore } from '../state/value-store.ts';
import type { AnswerBuilder } from './answer/answer-builder.ts';
import type { Picking, Thing } from './board.ts';
import { litBy } from './coach/lights.ts';

/** What is put together by touching the board: an answer of one's own, or one that is proposed to somebody. */
export interface PickingState extends Pick<Picking, 'touch' | 'say' | 'isAside'> {
  readonly building: AnswerBuilder | null;
  /** The answer that only waits for a yes: what followed for it from what was touched is not to be touched. */
  readonly confirming?: string | null;
}

/** Sentences of the page that describe what can be touched, by the ids of their elements. */
export const CHOOSABLE = 'choosable';
export const USABLE = 'usable';

/**
 * How a thing on the board stands to an answer, for those who do not see its light: only what can be chosen is a switch,
 * and says so.
 */
export function switchOf(
  picking: Picking,
  thing: Thing,
  which?: string,
): { readonly 'aria-pressed'?: boolean; readonly 'aria-describedby'?: string } {
  const state = picking.stateOf(thing, which);
  if (state === 'chosen') return { 'aria-pressed': true };
  if (state === 'legal') return { 'aria-pressed': false, 'aria-describedby': CHOOSABLE };
  return picking.isAside?.(thing, which) ? { 'aria-describedby': USABLE } : {};
}

/** The classes of a thing on the board: how it stands to an answer, and whether it is lit. */
export function classesOf(picking: Picking, thing: Thing, which?: string): string {
  const state = picking.stateOf(thing, which);
  if (state === 'other' && picking.isAside?.(thing, which)) return 'may-aside';
  if (state !== 'legal') return state === 'chosen' ? state : '';
  return picking.isLit(thing, which) ? 'legal lit' : state;
}

/** `best`: what the coach finds best, while it says so. `offer` is told of every thing that is asked about. */
export function pickingOf(
  { building, confirming = null, touch, say, isAside }: PickingState,
  best: readonly string[] | null,
  offer: (thing: Thing) => void,
): Picking {
  const lit = building === null ? () => false : litBy(building, best);
  const isImplied: Picking['isLit'] = (thing, which) =>
    confirming !== null && (building?.implies(confirming, thing, which) ?? false);
  return {
    stateOf(thing, which) {
      offer(thing);
      return isImplied(thing, which) ? 'other' : (building?.stateOf(thing, which) ?? 'other');
    },
    isLit: (thing, which) => lit(thing, which) && !isImplied(thing, which),
    ...{ touch, say },
    ...(isAside !== undefined && { isAside }),
  };
}

/**
 * What the board touches an answer with, and what it offers to be touched. That is known once the board has been drawn:
 * the rest is for the bar.
 */
export function usePicking(
  handling: PickingState,
  view: unknown,
  best: readonly string[] | null,
): {
  readonly picking: Picking;
  readonly offered: ValueStore<readonly Thing[]>;
} {
  const [offered] = useState(() => new ValueStore<readonly Thing[]>([]));
  // What was offered on another view may be there no longer.
  const { picking, things } = useMemo(() => {
    const things = new Map<string, Thing>();
    return { picking: pickingOf(handling, best, (thing) => things.set(JSON.stringify(thing), thing)), things };
  }, [handling, view, best]);
  const known = useRef('');
  useLayoutEffect(() => {
    const now = [...things.keys()].sort().join();
    if (now === known.current) return;
    known.current = now;
    offered.set([...things.values()]);
  });
  return { picking, offered };
}
