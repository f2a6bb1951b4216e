import { type MouseEvent, useRef } from 'react';

/** Milliseconds and pixels within which a click belongs to the one before it. */
const SOON = 400;
const NEAR = 16;

interface Click {
  readonly on: Element | null;
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/**
 * Whoever clicks twice means what lay there at first. What has come to lie under the pointer meanwhile, such as a side of
 * the card that was opened, is not chosen by it.
 */
export function useDoubleClickGuard() {
  const last = useRef<Click | null>(null);
  return (event: MouseEvent) => {
    const { clientX: x, clientY: y, timeStamp: time, target, detail } = event;
    // One by the keyboard is for what has the focus.
    if (detail === 0) return;
    const on = target instanceof Element ? target.closest('button') : null;
    const before = last.current;
    const again =
      before !== null && time - before.time < SOON && Math.hypot(x - before.x, y - before.y) < NEAR && on !== before.on;
    if (!again) {
      last.current = { on, x, y, time };
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
}
