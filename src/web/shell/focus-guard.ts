import { type RefObject, useEffect } from 'react';

/** What the focus may go to when something in it had it and is gone: what one would name as the place where one was. */
const PLACES = 'dialog, form, fieldset, section, article, li, ul, ol, main';

/** Whether an element that had the focus cannot keep it: it was removed from the page, or disabled. */
export const hasLostFocus = (element: { readonly isConnected: boolean; matches(selector: string): boolean }): boolean =>
  !element.isConnected || element.matches(':disabled');

interface Surrounding {
  readonly isConnected: boolean;
  readonly tagName: string;
  readonly open?: boolean;
}

/**
 * Where the focus goes that is lost: of what surrounded it, from the inside out, the first that is still there. An open
 * dialog keeps it, for all else cannot be reached; outside of one it goes to `fallback`, if there is such a place.
 */
export function placeForFocus<S extends Surrounding>(around: readonly S[], fallback: S | null): S | null {
  const there = around.filter(({ isConnected }) => isConnected);
  const dialog = there.findIndex(({ tagName, open }) => tagName === 'DIALOG' && open === true);
  if (dialog >= 0) return there[dialog] ?? null;
  return fallback ?? there[0] ?? null;
}

function surroundings(element: HTMLElement): readonly HTMLElement[] {
  const around: HTMLElement[] = [];
  let next = element.parentElement?.closest<HTMLElement>(PLACES) ?? null;
  while (next !== null) {
    around.push(next);
    next = next.parentElement?.closest<HTMLElement>(PLACES) ?? null;
  }
  return around;
}

/** Focuses what usually takes no focus: only now, so that no key stops there afterwards. A dialog has a heading for it. */
function focusPlace(place: HTMLElement): void {
  const target = place.matches('dialog') ? (place.querySelector<HTMLElement>('h2[tabindex]') ?? place) : place;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

/** Focuses the question for who has just come: without a ring until a key is pressed, since most come by pointer. */
function arriveAt(question: HTMLElement): void {
  focusPlace(question);
  question.style.outline = 'none';
  const showRing = () => question.style.removeProperty('outline');
  document.addEventListener('keydown', showRing, { once: true, capture: true });
  question.addEventListener('blur', showRing, { once: true });
}

/**
 * Keeps the focus where it was when the element that has it is removed or disabled: otherwise it would fall to the body,
 * and whoever uses a keyboard would begin at the top of the page. Who points beside everything gives it up. Who comes
 * to a table has it at the fallback from the beginning.
 */
export function useFocusGuard(root: RefObject<HTMLElement | null>, fallback: string | null = null): void {
  useEffect(() => {
    const page = root.current;
    if (page === null) return;
    let last: HTMLElement | null = null;
    let around: readonly HTMLElement[] = [];
    const take = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement ? target : null;
      around = last === null ? [] : surroundings(last);
    };
    const giveUp = () => {
      last = null;
    };
    const guard = () => {
      if (last === null || !hasLostFocus(last)) return;
      const { activeElement, body } = document;
      if (activeElement !== null && activeElement !== body && activeElement !== last) return;
      last = null;
      const place = placeForFocus(around, fallback === null ? null : page.querySelector<HTMLElement>(fallback));
      if (place !== null) focusPlace(place);
    };
    const observer = new MutationObserver(guard);
    observer.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
    page.addEventListener('focusin', take);
    document.addEventListener('pointerdown', giveUp, true);
    // Who comes from another page has the focus nowhere, and would not hear what is asked first.
    const first = fallback === null ? null : page.querySelector<HTMLElement>(fallback);
    if (first !== null && (document.activeElement === null || document.activeElement === document.body))
      arriveAt(first);
    return () => {
      observer.disconnect();
      page.removeEventListener('focusin', take);
      document.removeEventListener('pointerdown', giveUp, true);
    };
  }, [root, fallback]);
}
