import { useEffect, useRef } from 'react';
import { isTyping } from '../../shell/arrows.ts';
import { ValueStore } from '../../state/value-store.ts';

const KEY = 'grimalkin.keys';

/** Whether single letters do something: who dictates or uses a switch may not want that. */
export const letterKeys = new ValueStore<boolean>(stored());
function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}
export function setLetterKeys(on: boolean): void {
  letterKeys.set(on);
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Nothing can be stored: it holds until the page is closed.
  }
}

/** What each key does, by its name in lower case; digits come as they are. False: the key keeps its usual meaning. */
export type KeyActs = Readonly<Record<string, () => unknown>>;

/** Keys for the whole table; none while somebody writes or something lies over the table. */
export function useKeys(acts: KeyActs): void {
  const now = useRef(acts);
  now.current = acts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      const key = event.key.toLowerCase();
      if (key.length === 1 && !letterKeys.get()) return;
      const act = now.current[key];
      if (act === undefined) return;
      if (act() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
