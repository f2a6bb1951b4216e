import { type RefObject, useEffect } from 'react';
import { ValueStore } from '../../state/value-store.ts';

/** Milliseconds that a finger rests on a card, or a pointer over it, before it is meant; pixels it may stray. */
const PRESS = 450;
const HOVER = 300;
const STRAY = 10;

/** A card that is looked at, and where it lies; null: it was named, not touched. */
export interface InspectedTarget {
  readonly card: string;
  readonly element: Element | null;
}

/** Which card is inspected: in the column or beside the pointer, or in a dialog. */
export class CardInspection {
  /** Under the pointer, or with the focus. */
  readonly seen = new ValueStore<{ readonly card: string; readonly element: Element } | null>(null);
  /** In a dialog over the table. */
  readonly open = new ValueStore<InspectedTarget | null>(null);

  /** The card that an element shows; null for none, and for a back. */
  static cardAt(target: EventTarget | null): { readonly card: string; readonly element: Element } | null {
    const element = target instanceof Element ? target.closest('[data-card]') : null;
    const card = element?.getAttribute('data-card') ?? '';
    return element === null || card === '' ? null : { card, element };
  }
}

/** What inspection must know of the table: how many touches were part of an answer, and whether a tap would confirm one. */
export interface TouchState {
  readonly touches: number;
  readonly confirms: boolean;
  /** Whether there is a column that shows what is under the pointer. */
  readonly column: boolean;
}

/**
 * Watches a table for cards that somebody wants to see: hover, focus, long press, a tap on what does nothing else, and
 * a second tap on what has been chosen.
 */
export function useInspection(
  root: RefObject<HTMLElement | null>,
  inspection: CardInspection,
  table: () => TouchState,
): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    return watch(element, inspection, table);
  }, [root, inspection, table]);
}

function watch(root: HTMLElement, inspection: CardInspection, table: () => TouchState): () => void {
  const { cardAt } = CardInspection;
  const ends = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ) => root.addEventListener(kind, listener, { capture, signal: ends.signal });
  let timer = 0;
  let pressed: { x: number; y: number } | null = null;
  /** The click that ends a long press is ignored. */
  let swallow = false;
  let tapped: Element | null = null;
  let touches = 0;
  const release = () => {
    clearTimeout(timer);
    pressed = null;
  };
  on('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer);
    const found = cardAt(event.target);
    // What the column says of the card can be scrolled: it stays meanwhile.
    if (event.target instanceof Element && event.target.closest('.insp') !== null) return;
    timer = window.setTimeout(() => inspection.seen.set(found), HOVER);
  });
  on('pointerleave', (event) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer);
    inspection.seen.set(null);
  });
  on('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) inspection.seen.set(cardAt(target));
  });
  on('pointerdown', (event) => {
    release();
    swallow = false;
    const found = cardAt(event.target);
    // In the column the last one stays until somebody touches something else on the table.
    const beside = event.target instanceof Element && event.target.closest('aside') !== null;
    if (!table().column || (found === null && !beside)) inspection.seen.set(null);
    if (found === null || event.pointerType === 'mouse') return;
    pressed = { x: event.clientX, y: event.clientY };
    const open = () => {
      swallow = true;
      inspection.open.set(found);
    };
    // On a slow machine the pointerup may still be in the queue: it is handled first.
    timer = window.setTimeout(() => {
      timer = window.setTimeout(open);
    }, PRESS);
  });
  on('pointermove', (event) => {
    if (pressed !== null && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STRAY) release();
  });
  on('pointercancel', release);
  on('pointerup', release);
  on('contextmenu', (event) => {
    if (swallow || pressed !== null) event.preventDefault();
  });
  on('keydown', (event) => {
    if (event.key === 'Escape') inspection.seen.set(null);
    const found = cardAt(event.target);
    if (found !== null && event.key === 'Enter' && !found.element.matches('button')) inspection.open.set(found);
  });
  const before = (event: MouseEvent) => {
    release();
    touches = table().touches;
    const found = cardAt(event.target);
    const again = found !== null && found.element === tapped && isTouch(event) && !table().confirms && !isLegal(found);
    if (again) inspection.open.set(found);
    tapped = again ? null : (found?.element ?? null);
    if (!swallow && !again) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const after = (event: MouseEvent) => {
    const found = event.target instanceof Node && root.contains(event.target) ? cardAt(event.target) : null;
    if (found === null || table().touches !== touches) return;
    // What is asked has its own way to the card; what is laid out by a touch shows more than one.
    if (found.element.matches('.ask [data-card], [aria-haspopup] [data-card]')) return;
    if (isTouch(event) || !table().column) inspection.open.set(found);
    else inspection.seen.set(found);
  };
  on('click', before, true);
  // On the document, so that it runs after all other handlers.
  document.addEventListener('click', after, { signal: ends.signal });
  return () => {
    clearTimeout(timer);
    ends.abort();
  };
}

/** What is lit, lies on what is or is touched in its place answers what is asked now, whatever a tap on it did before. */
const isLegal = ({ element }: InspectedTarget): boolean =>
  element?.closest('.legal, .may-aside, [data-instead]') != null;

const isTouch = (event: MouseEvent): boolean => (event as PointerEvent).pointerType === 'touch';
