import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Picking, Thing } from '../../../../table/board.ts';
import type { RoseProps } from '../../selectors.ts';
import { slotThing } from '../things.ts';

/** Pixels that a card is moved before it is meant to be dragged. */
const STRAY = 10;

/** A card that is being dragged. */
interface Dragged {
  readonly card: string;
  readonly which: string;
  readonly thing: Thing;
  readonly element: Element;
  readonly from: { readonly x: number; readonly y: number };
}
interface Drag {
  readonly card: string;
  readonly which: string;
  readonly x: number;
  readonly y: number;
}

/** The slot below a point, as answers call it. */
const slotAt = (x: number, y: number): Element | null =>
  document.elementFromPoint(x, y)?.closest('[data-drop]') ?? null;

function layInto(slot: Element, { thing, which, element }: Dragged, { stateOf, touch }: Picking): void {
  const into = slotThing(slot.getAttribute('data-drop') === 'prepare-quick');
  const chosen = stateOf(into) === 'chosen';
  if (stateOf(thing, which) !== 'chosen') touch(thing, element, which);
  if (!chosen) touch(into, slot);
}

/** Lets cards be dragged to slots: that is the same as touching the card and then the slot. */
export function useDrag({ picking }: RoseProps) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const held = useRef<Dragged | null>(null);
  const latest = useRef(picking);
  latest.current = picking;
  useEffect(() => {
    const ends = new AbortController();
    const on = (kind: 'pointermove' | 'pointerup' | 'pointercancel', ear: (event: globalThis.PointerEvent) => void) =>
      addEventListener(kind, ear, { signal: ends.signal });
    const letGo = () => {
      held.current = null;
      setDrag(null);
    };
    on('pointermove', ({ clientX: x, clientY: y }) => {
      const dragged = held.current;
      if (dragged === null) return;
      const { card, which, from } = dragged;
      setDrag((now) => (now !== null || Math.hypot(x - from.x, y - from.y) > STRAY ? { card, which, x, y } : null));
    });
    on('pointerup', ({ clientX: x, clientY: y }) => {
      const dragged = held.current;
      const slot = dragged === null ? null : slotAt(x, y);
      letGo();
      if (dragged !== null && slot !== null) layInto(slot, dragged, latest.current);
    });
    on('pointercancel', letGo);
    return () => ends.abort();
  }, []);
  /** For a card that can be dragged. */
  const grip = (card: string, thing: Thing, which: string) => ({
    onPointerDown: ({ clientX: x, clientY: y, currentTarget, button }: PointerEvent) => {
      if (button === 0) held.current = { card, which, thing, element: currentTarget, from: { x, y } };
    },
    // A picture that the browser drags by itself would end ours.
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  });
  return { drag, grip };
}
