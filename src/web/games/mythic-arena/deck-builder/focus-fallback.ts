import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where the focus goes when what has it goes away: without an heir a keyboard would begin again at the top of the page. */
export function useFocusFallback(
  root: RefObject<HTMLElement | null>,
  heir: (gone: HTMLElement) => HTMLElement | null,
): void {
  const now = useRef(heir);
  now.current = heir;
  const had = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    // It did not go away after all: in development React only plays that.
    had.current?.focus({ preventScroll: true });
    had.current = null;
    return () => {
      const [gone, focused] = [root.current, document.activeElement];
      if (gone === null || !(focused instanceof HTMLElement) || !gone.contains(focused)) return;
      had.current = focused;
      now.current(gone)?.focus({ preventScroll: true });
    };
  }, [root]);
}

/** The button that stands beside this one in a list. */
export function nextInList(element: HTMLElement): HTMLElement | null {
  const line = element.closest('li');
  const beside = [line?.nextElementSibling, line?.previousElementSibling];
  return beside.map((other) => other?.querySelector('button')).find((button) => button != null) ?? null;
}
