import { type RefObject, useEffect } from 'react';
import { ValueStore } from '../../state/value-store.ts';

/** How many milliseconds a press or hover must last to inspect a card, and how many pixels it may move meanwhile. */
const PRESS_MS = 450;
const HOVER = 300;
const MAX_MOVE_PX = 10;

/** A card to inspect, and its element; null if it was named in a text. */
export interface InspectedTarget {
  readonly card: string;
  readonly element: Element | null;
}

/** Which card is inspected: in the right column or beside the pointer, or in a dialog. */
export class CardInspection {
  /** The card under the pointer or with the focus. */
  readonly seen = new ValueStore<{ readonly card: string; readonly element: Element } | null>(null);
  /** The card in the dialog over the table. */
  readonly open = new ValueStore<InspectedTarget | null>(null);

  /** The card that an element shows; null for none, and for a card back. */
  static cardAt(target: EventTarget | null): { readonly card: string; readonly element: Element } | null {
    const element = target instanceof Element ? target.closest('[data-card]') : null;
    const card = element?.getAttribute('data-card') ?? '';
    return element === null || card === '' ? null : { card, element };
  }
}

/**
 * What inspection needs to know of the table: how many touches belonged to an answer, and whether a tap would confirm
 * one.
 */
export interface TouchState {
  readonly touches: number;
  readonly confirms: boolean;
  /** Whether a column shows the card under the pointer. */
  readonly column: boolean;
}

/**
 * Watches a table for attempts to inspect a card: hover, focus, long press, a tap that does nothing else, and a second
 * tap on what was chosen.
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
  /** Whether to ignore the next click, which ends a long press. */
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
    // The pointer may move into the column to scroll the card's text.
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
    // In the column the last card stays until another part of the table is touched.
    const beside = event.target instanceof Element && event.target.closest('aside') !== null;
    if (!table().column || (found === null && !beside)) inspection.seen.set(null);
    if (found === null || event.pointerType === 'mouse') return;
    pressed = { x: event.clientX, y: event.clientY };
    const open = () => {
      swallow = true;
      inspection.open.set(found);
    };
    // On a slow device the pointerup event may still be queued: it must be handled first.
    timer = window.setTimeout(() => {
      timer = window.setTimeout(open);
    }, PRESS_MS);
  });
  on('pointermove', (event) => {
    if (pressed !== null && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > MAX_MOVE_PX) release();
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
    // The question has a button of its own to inspect its card, and an element that opens a pile shows more than one
    // card.
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

/** Whether the element, or what it lies on, is part of an answer: then a tap belongs to the question. */
const isLegal = ({ element }: InspectedTarget): boolean =>
  element?.closest('.legal, .may-aside, [data-instead]') != null;

const isTouch = (event: MouseEvent): boolean => (event as PointerEvent).pointerType === 'touch';
