import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ValueStore } from '../state/value-store.ts';
import type { AnswerBuilder } from './answer/answer-builder.ts';
import type { Picking, Thing } from './board.ts';
import { litBy } from './coach/lights.ts';

/** An answer that is built by touching the board: the player's own, or one proposed to another player. */
export interface PickingState extends Pick<Picking, 'touch' | 'say' | 'isAside'> {
  readonly building: AnswerBuilder | null;
  /** The complete answer that waits for confirmation: things that were not touched for it cannot be touched now. */
  readonly confirming?: string | null;
}

/** The id of the page's description for things that can be touched. */
export const CHOOSABLE = 'choosable';
export const USABLE = 'usable';

/** The state of a thing on the board for screen readers: only what can be chosen is announced as a switch. */
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

/** The CSS classes of a thing on the board: its state, and whether it is highlighted. */
export function classesOf(picking: Picking, thing: Thing, which?: string): string {
  const state = picking.stateOf(thing, which);
  if (state === 'other' && picking.isAside?.(thing, which)) return 'may-aside';
  if (state !== 'legal') return state === 'chosen' ? state : '';
  return picking.isLit(thing, which) ? 'legal lit' : state;
}

/**
 * `best`: the answers that the coach rates best, while it speaks. `offer` is called for every thing that the board asks
 * about.
 */
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
 * The picking for a board, and the things that it offers to be touched. Those are known only once the board has been
 * drawn; the bar offers the rest.
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
  // Things offered by another view may no longer exist.
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
