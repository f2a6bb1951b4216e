import { useState } from 'react';
import type { CallResult } from '../../../protocol/client/api.ts';
import { useFailureText } from '../../shell/failure-text.ts';

/** Makes one request at a time, and keeps the sentence that says why it failed. */
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
