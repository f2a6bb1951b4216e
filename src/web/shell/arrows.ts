import { type RefObject, useEffect } from 'react';

/** Whether the element uses keys itself, to type or to choose. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The index of the nearest place in a direction; null if there is none. */
export function nearest(from: DOMRect, places: readonly DOMRect[], [x, y]: readonly [number, number]): number | null {
  let best: number | null = null;
  let least = Infinity;
  const middle = (rect: DOMRect) => [rect.left + rect.width / 2, rect.top + rect.height / 2] as const;
  const [cx, cy] = middle(from);
  for (const [i, place] of places.entries()) {
    const [px, py] = middle(place);
    const ahead = (px - cx) * x + (py - cy) * y;
    const aside = Math.abs((px - cx) * y) + Math.abs((py - cy) * x);
    if (ahead <= 1) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [i, far];
  }
  return best;
}

function nextIn(area: Element | null, from: HTMLElement, way: readonly [number, number]): HTMLElement | null {
  const all = area?.querySelectorAll<HTMLElement>('button, a, [data-card][tabindex]') ?? [];
  const things = [...all].filter((thing) => thing !== from && thing.offsetParent !== null);
  const places = things.map((thing) => thing.getBoundingClientRect());
  const next = nearest(from.getBoundingClientRect(), places, way);
  return next === null ? null : (things[next] ?? null);
}

/** The first item of the first group in a dialog or the question. */
const firstOf = (around: Element | null): HTMLElement | null =>
  around?.querySelector<HTMLElement>('[data-group] :is(button, a):not(:disabled)') ?? null;

/** Arrow keys move within a group (`data-group`), and into it from beside it. */
export function useArrows(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    const press = (event: KeyboardEvent) => {
      const way = WAYS[event.key];
      const from = event.target;
      if (way === undefined || !(from instanceof HTMLElement) || isTyping(from)) return;
      const group = from.closest('[data-group]');
      const next =
        group === null
          ? firstOf(from.closest('dialog[open], #question'))
          : // From the last of a pile to the next pile.
            (nextIn(group, from, way) ?? nextIn(from.closest('.board-area'), from, way));
      // At the end of a group the key keeps its default action, scrolling.
      if (next === null) return;
      event.preventDefault();
      next.focus();
    };
    table.addEventListener('keydown', press);
    return () => table.removeEventListener('keydown', press);
  }, [root]);
}
