import { useEffect, useState } from 'react';
import type { Me } from '../../protocol/person.ts';
import { askWho, me } from '../state/session.ts';
import { useStore } from '../state/value-store.ts';

/** Who we are: null is nobody, `asking` not known yet, `away` nobody there to ask. `again` asks once more. */
export function useMe(): { readonly who: Me | null | 'asking' | 'away'; again(): void } {
  const who = useStore(me);
  const [away, setAway] = useState(false);
  const ask = async () => {
    await askWho();
    setAway(me.get() === undefined);
  };
  useEffect(() => {
    if (me.get() === undefined) void ask();
  }, []);
  return { who: who === undefined ? (away ? 'away' : 'asking') : who, again: () => void ask() };
}
