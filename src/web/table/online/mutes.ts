import { useEffect, useMemo, useState } from 'react';
import { api } from '../../state/session.ts';
import type { MuteActs } from '../table-actions.ts';

const changed = (before: ReadonlySet<string>, person: string, muted: boolean): ReadonlySet<string> => {
  const now = new Set(before);
  if (muted) now.add(person);
  else now.delete(person);
  return now;
};

/** The people who are muted: the server's list, with the changes made here. */
export function useMutes(): MuteActs {
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let wanted = true;
    void api.mutes().then((called) => {
      if (wanted && called.kind === 'done') setMuted(new Set(called.value.map(({ id }) => id)));
    });
    return () => {
      wanted = false;
    };
  }, []);
  return useMemo(
    () => ({
      muted,
      async mute(person, hushed) {
        setMuted((before) => changed(before, person, hushed));
        const called = await api.mute(person, hushed);
        if (called.kind !== 'done') setMuted((before) => changed(before, person, !hushed));
        return called;
      },
    }),
    [muted],
  );
}
