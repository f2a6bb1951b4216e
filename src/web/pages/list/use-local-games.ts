import { useEffect, useState } from 'react';
import type { LocalListed } from '../../local/browser-storage.ts';

/** The games of this browser, newest first. Null: not looked up yet; where nothing can be kept there are none. */
export function useLocalGames(): readonly LocalListed[] | null {
  const [kept, setKept] = useState<readonly LocalListed[] | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const { listGames } = await import('../../local/browser-storage.ts');
      const games = await listGames();
      if (!gone) setKept(games);
    };
    look().catch(() => setKept([]));
    return () => {
      gone = true;
    };
  }, []);
  return kept;
}
