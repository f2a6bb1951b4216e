import { type RefObject, useLayoutEffect } from 'react';

/** Where there is so much room, what is told of the end lies over the table: see ending.css. */
const ROOMS: readonly (string | undefined)[] = ['desk', 'wide'];
const AREAS = '.board-area, .hand-area, .mine-area';

/** While what is told of the end lies over the table, nothing behind it takes the focus, which nobody would see there. */
export function useCoveredTable(ending: RefObject<Element | null>, open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    const root = document.documentElement;
    const areas = [...(ending.current?.closest('.tabletop')?.querySelectorAll<HTMLElement>(AREAS) ?? [])];
    const cover = (covered: boolean) => {
      for (const area of areas) area.inert = covered;
    };
    const look = () => cover(ROOMS.includes(root.dataset.room));
    const observer = new MutationObserver(look);
    observer.observe(root, { attributeFilter: ['data-room'] });
    look();
    return () => {
      observer.disconnect();
      cover(false);
    };
  }, [ending, open]);
}
