import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallResult } from '../../../protocol/client/api.ts';
import type { CallFailure } from '../../shell/failure-text.ts';

/** Data that is requested regularly, as last received. */
export interface Polled<T> {
  /** Null: nothing has been received. It is kept while a new request runs, and if that fails. */
  readonly value: T | null;
  readonly trouble: CallFailure | null;
  again(): void;
}

/**
 * Makes a request now, when the page becomes visible, and every so many milliseconds while it is. Never two at once.
 * `ask` is null while there is nothing to request.
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
