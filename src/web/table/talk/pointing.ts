import { type RefObject, useEffect, useRef } from 'react';

/** The areas with things that can be pointed at. */
const AREAS = '.board-area, .mine-area, .hand-area';

/** The game's word for what was touched: a card, or the place where it lies; null for anything else. */
function wordAt(target: Element): string | null {
  const card = target.closest('[data-card]') ?? target.querySelector('[data-card]');
  const place = target.closest('[data-place]');
  return card?.getAttribute('data-card') || place?.getAttribute('data-place') || null;
}

/** While pointing, a touch on the table points at a thing and does nothing else. */
export function usePointing(root: RefObject<HTMLElement | null>, point: ((word: string) => void) | null): void {
  const now = useRef(point);
  now.current = point;
  const on = point !== null;
  useEffect(() => {
    const table = root.current;
    if (table === null || !on) return;
    const click = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest(AREAS) === null) return;
      event.stopPropagation();
      event.preventDefault();
      const word = wordAt(target);
      if (word !== null) now.current?.(word);
    };
    table.addEventListener('click', click, true);
    return () => table.removeEventListener('click', click, true);
  }, [root, on]);
}
