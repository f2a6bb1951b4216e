import { useState } from 'react';
import type { Called } from '../../../protocol/client/api.ts';
import { useSentence } from '../../shell/sentence.ts';

/** Does something that the server may refuse: one at a time, and with the sentence if it came to nothing. */
export function useTrying(): {
  readonly busy: boolean;
  readonly trouble: string | null;
  attempt(act: () => Promise<Called<unknown>>): Promise<boolean>;
} {
  const sentence = useSentence();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const attempt = async (act: () => Promise<Called<unknown>>): Promise<boolean> => {
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
