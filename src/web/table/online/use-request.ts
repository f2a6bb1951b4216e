import { useState } from 'react';
import type { CallResult } from '../../../protocol/client/api.ts';
import { useFailureText } from '../../shell/failure-text.ts';

/** Does something that the server may refuse: one at a time, and with the sentence if it came to nothing. */
export function useRequest(): {
  readonly busy: boolean;
  readonly trouble: string | null;
  attempt(act: () => Promise<CallResult<unknown>>): Promise<boolean>;
} {
  const sentence = useFailureText();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const attempt = async (act: () => Promise<CallResult<unknown>>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setTrouble(null);
    try {
      const called = await act();
      if (called.kind === 'done') return true;
      setTrouble(sentence(called));
    } catch {
      setTrouble(sentence({ kind: 'unreachable' }));
    } finally {
      setBusy(false);
    }
    return false;
  };
  return { busy, trouble, attempt };
}
