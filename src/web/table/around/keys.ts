import { useEffect, useRef } from 'react';
import { isTyping } from '../../shell/arrows.ts';
import { ValueStore } from '../../state/value-store.ts';

const KEY = 'grimalkin.keys';

/** Whether single letters are shortcuts. People who use dictation or a switch may want that off. */
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
    // Storage is not available: the setting lasts until the page is closed.
  }
}

/**
 * The action of each key, by its name in lower case; digits are named by themselves. Returning false leaves the key its
 * default meaning.
 */
export type KeyActs = Readonly<Record<string, () => unknown>>;

/** Installs keyboard shortcuts for the table; they are off while somebody types or a dialog is open. */
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
