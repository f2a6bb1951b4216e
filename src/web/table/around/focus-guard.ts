import { type RefObject, useEffect } from 'react';

/** Where the focus goes that would be lost. */
const FALLBACK = '#question';

/** Whether an element that had the focus cannot keep it: it was removed from the page, or disabled. */
export const hasLostFocus = (element: { readonly isConnected: boolean; matches(selector: string): boolean }): boolean =>
  !element.isConnected || element.matches(':disabled');

/** Focuses the question for who has just come: without a ring until a key is pressed, since most come by pointer. */
function arrive(table: HTMLElement): void {
  const question = table.querySelector<HTMLElement>(FALLBACK);
  if (question === null) return;
  question.focus({ preventScroll: true });
  question.style.outline = 'none';
  const showRing = () => question.style.removeProperty('outline');
  document.addEventListener('keydown', showRing, { once: true, capture: true });
  question.addEventListener('blur', showRing, { once: true });
}

/**
 * Moves the focus to the question when the element that has it is removed or disabled: otherwise it would fall to the
 * body, and who plays by keyboard would begin at the top of the page. Who points beside everything gives it up.
 * Who comes to the table has it there from the beginning.
 */
export function useFocusGuard(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    const ask = () => table.querySelector<HTMLElement>(FALLBACK)?.focus({ preventScroll: true });
    let last: HTMLElement | null = null;
    const take = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement ? target : null;
    };
    const giveUp = () => {
      last = null;
    };
    const guard = () => {
      if (last === null || !hasLostFocus(last)) return;
      const { activeElement, body } = document;
      if (activeElement !== null && activeElement !== body && activeElement !== last) return;
      last = null;
      ask();
    };
    const observer = new MutationObserver(guard);
    observer.observe(table, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
    table.addEventListener('focusin', take);
    document.addEventListener('pointerdown', giveUp, true);
    // Who comes from another page has the focus nowhere, and would not hear what is asked first.
    if (document.activeElement === null || document.activeElement === document.body) arrive(table);
    return () => {
      observer.disconnect();
      table.removeEventListener('focusin', take);
      document.removeEventListener('pointerdown', giveUp, true);
    };
  }, [root]);
}
