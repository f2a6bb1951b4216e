import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallResult } from '../../../protocol/client/api.ts';
import type { CallFailure } from '../../shell/failure-text.ts';

/** Something that the server is asked for, as it was last told. */
export interface Polled<T> {
  /** Null: nothing has come yet. It stays while it is asked for anew, and when that fails. */
  readonly value: T | null;
  readonly trouble: CallFailure | null;
  again(): void;
}

/**
 * Asks now, when the page comes to the fore again, and every so many milliseconds while it is looked at. Never while
 * nobody looks, and never twice at once. `ask` is null while there is nothing to ask for.
 */
export function usePolled<T>(
  ask: (() => Promise<CallResult<T>>) | null,
  every: number,
  key: unknown = null,
): Polled<T> {
  const [value, setValue] = useState<T | null>(null);
  const [trouble, setTrouble] = useState<CallFailure | null>(null);
  const asking = useRef(false);
  const latest = useRef(ask);
  latest.current = ask;
  const again = useCallback(() => {
    if (asking.current || latest.current === null) return;
    asking.current = true;
    void latest.current().then((called) => {
      asking.current = false;
      setTrouble(called.kind === 'done' ? null : called);
      if (called.kind === 'done') setValue(called.value);
    });
  }, []);
  const wanted = ask !== null;
  useEffect(() => {
    if (!wanted) return;
    const look = () => {
      if (document.visibilityState === 'visible') again();
    };
    look();
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [wanted, every, again, key]);
  return { value, trouble, again };
}
